import { formatDuration } from '@agence/shared-contracts/backend/duration';
import styled from 'styled-components';
import { viewerTexts as texts } from '../content/viewer.ts';
import { FactLine } from '../member/FactLine.tsx';
import { isModuleDone } from './reached.ts';
import type { ViewerCourse } from './viewerApi.ts';

type Listed = Pick<ViewerCourse['modules'][number], 'id' | 'title' | 'duration_minutes'> & {
  /** Where the course may be looked into without having it. */
  readonly is_preview?: boolean;
};

interface ModuleListProps {
  /** Of the heading; there is one more list in the sheet of phones. */
  readonly id: string;
  readonly modules: readonly Listed[];
  /** The one that is shown, or that comes next. */
  readonly current: string | undefined;
  readonly reached: Readonly<Record<string, Parameters<typeof isModuleDone>[0]>>;
  readonly readable: (id: string) => boolean;
  readonly addressOf: (id: string) => string;
}

/** All modules as camps of the way to the certificate, with how far each one is. */
export function ModuleList({ id, modules, current, reached, readable, addressOf }: ModuleListProps) {
  const isFinished = modules.every(({ id: each }) => reached[each] && isModuleDone(reached[each]));
  const total = modules.reduce((sum, { duration_minutes }) => sum + duration_minutes, 0);
  return (
    <Panel aria-labelledby={id}>
      <h2 id={id}>{texts.modules}</h2>
      <ol>
        {modules.map((module, index) => {
          const standing = reached[module.id];
          const done = standing !== undefined && isModuleDone(standing);
          const percent = standing?.completion_percentage ?? 0;
          const isCurrent = module.id === current;
          return (
            <Item key={module.id} data-done={done ? '' : undefined} data-current={isCurrent ? '' : undefined}>
              <Camp aria-hidden="true">
                {done ? (
                  <svg
                    width="16"
                    height="16"
                    viewBox="0 0 24 24"
                    aria-hidden="true"
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="2.6"
                  >
                    <path d="m5 12.500 4.500 4.500L19 7.500" strokeLinecap="round" strokeLinejoin="round" />
                  </svg>
                ) : (
                  index + 1
                )}
              </Camp>
              <div>
                <a href={addressOf(module.id)} aria-current={isCurrent ? 'true' : undefined}>
                  <span className="visually-hidden">{index + 1}.</span> {module.title}
                </a>
                <small>
                  <FactLine>
                    {formatDuration(module.duration_minutes)}
                    {stateOf(done, percent, readable(module.id), module.is_preview)}
                  </FactLine>
                </small>
              </div>
            </Item>
          );
        })}
        <Item data-done={isFinished ? '' : undefined}>
          <Camp aria-hidden="true">
            <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor">
              <path d="M7 21V4l11 4-11 4.500" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round" />
            </svg>
          </Camp>
          <div>
            <span>{texts.end}</span>
            <small>{isFinished ? texts.state.done : texts.courseLength(formatDuration(total))}</small>
          </div>
        </Item>
      </ol>
    </Panel>
  );
}

function stateOf(
  done: boolean,
  percent: number,
  isReadable: boolean,
  isPreview: boolean | undefined,
): string | undefined {
  if (done) return texts.state.done;
  if (!isReadable) return texts.state.locked;
  if (percent > 0) return texts.percent(percent);
  return isPreview ? texts.state.free : undefined;
}

const Panel = styled.nav`
  & > h2 {
    margin-bottom: 0.75rem;
    font-size: var(--ag-size-3);
  }
`;

const Camp = styled.span`
  position: relative;
  z-index: 1;
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border: 1.5px solid var(--ag-edge);
  border-radius: 50%;
  background: var(--ag-ground);
  font-size: var(--ag-size-label);
  font-weight: 650;
`;

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.9rem;
  margin-inline: -0.5rem;
  padding: 0.6rem 0.5rem;
  border-radius: var(--ag-radius);
  &:hover {
    background: var(--ag-hover);
  }
  /* The way to the next camp. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 1.5rem;
    bottom: -1rem;
    left: 1.3rem;
    border-left: 2px solid var(--ag-line);
  }
  &[data-done]:not(:last-child)::before {
    border-color: var(--ag-ember);
  }
  &[data-done] > ${Camp} {
    border-color: var(--ag-ember);
    background: var(--ag-ember);
    color: var(--ag-on-ember);
  }
  &[data-current] > ${Camp} {
    border-color: var(--ag-ember);
    box-shadow: 0 0 0 4px var(--ag-ember-wash);
    color: var(--ag-ember);
  }
  &[data-current][data-done] > ${Camp} {
    color: var(--ag-on-ember);
  }
  & a,
  & div > span {
    display: block;
    font-weight: 500;
    line-height: 1.35;
    text-decoration: none;
    text-wrap: balance;
  }
  &[data-current] a {
    font-weight: 700;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
  }
  & small {
    font-size: var(--ag-size-label);
    color: var(--ag-ink-soft);
  }
`;

import { formatDuration } from '@agence/shared-contracts/backend/duration';
import styled from 'styled-components';
import { viewerTexts as texts } from '../content/viewer.ts';
import { isModuleDone, type Reached } from './reached.ts';
import type { ViewerCourse } from './viewerApi.ts';

interface ModuleListProps {
  readonly modules: ViewerCourse['modules'];
  readonly current: string;
  readonly reached: Readonly<Record<string, Reached>>;
  readonly readable: (id: string) => boolean;
  readonly addressOf: (id: string) => string;
}

/** All modules with how far each one is. */
export function ModuleList({ modules, current, reached, readable, addressOf }: ModuleListProps) {
  return (
    <Panel aria-labelledby="modules">
      <h2 id="modules">{texts.modules}</h2>
      <ol>
        {modules.map((module, index) => {
          const standing = reached[module.id];
          const done = standing !== undefined && isModuleDone(standing);
          const percent = standing?.completion_percentage ?? 0;
          return (
            <Item key={module.id} aria-current={module.id === current ? 'true' : undefined}>
              <Ring done={done} percent={percent} number={index + 1} />
              <div>
                <a href={addressOf(module.id)}>{module.title}</a>
                <span>
                  {formatDuration(module.duration_minutes)}
                  {' · '}
                  {stateOf(done, percent, readable(module.id), module.is_preview)}
                </span>
              </div>
            </Item>
          );
        })}
      </ol>
    </Panel>
  );
}

function stateOf(done: boolean, percent: number, isReadable: boolean, isPreview: boolean): string {
  if (done) return texts.state.done;
  if (!isReadable) return texts.state.locked;
  if (percent > 0) return texts.percent(percent);
  return isPreview ? texts.state.free : texts.percent(0);
}

function Ring({
  done,
  percent,
  number,
}: {
  readonly done: boolean;
  readonly percent: number;
  readonly number: number;
}) {
  return (
    <svg viewBox="0 0 36 36" width="36" height="36" aria-hidden="true" fill="none">
      <circle cx="18" cy="18" r="15.5" stroke="var(--ag-line)" strokeWidth="2.5" />
      {percent > 0 || done ? (
        <circle
          cx="18"
          cy="18"
          r="15.5"
          stroke="var(--ag-moss)"
          strokeWidth="2.5"
          pathLength={100}
          strokeDasharray={`${done ? 100 : percent} 100`}
          transform="rotate(-90 18 18)"
        />
      ) : null}
      {done ? (
        <path d="m11.5 18.5 4.5 4.5 8.5-9.5" stroke="var(--ag-moss)" strokeWidth="2.5" strokeLinecap="round" />
      ) : (
        <text x="18" y="22.5" textAnchor="middle" fontSize="13" fontWeight="600" fill="currentColor">
          {number}
        </text>
      )}
    </svg>
  );
}

const Panel = styled.nav`
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  box-shadow: 0 0 0 1px var(--ag-line);
  overflow: hidden;
  & > h2 {
    padding: 1.25rem 1.25rem 0.75rem;
    font-size: var(--ag-size-3);
  }
  @media (min-width: 60rem) {
    position: sticky;
    top: 6rem;
    max-height: calc(100dvh - 7rem);
    overflow-y: auto;
  }
`;

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: 0.9rem;
  padding: 0.8rem 1.25rem;
  border-top: 1px solid var(--ag-line);
  &:hover {
    background: var(--ag-band);
  }
  &[aria-current] {
    background: var(--ag-band);
    box-shadow: inset 3px 0 0 var(--ag-ember);
  }
  & a {
    display: block;
    font-weight: 600;
    line-height: 1.3;
    text-decoration: none;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & span {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
    font-variant-numeric: tabular-nums;
  }
`;

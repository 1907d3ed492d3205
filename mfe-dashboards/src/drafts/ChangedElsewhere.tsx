import { Button } from '@agence/shared-contracts/ui/Button';
import { Row } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { editorTexts } from '../content/editor.ts';

const texts = editorTexts.changed;

interface ChangedElsewhereProps<Value> {
  readonly title: string;
  readonly mine: Value;
  /** What the server has; undefined while nobody else has changed it. */
  readonly theirs: Value | undefined;
  readonly labels: Readonly<Record<keyof Value & string, string>>;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Somebody else saved first: says so, shows where the other version differs, and lets the person choose. */
export function ChangedElsewhere<Value extends object>(props: ChangedElsewhereProps<Value>) {
  const { title, mine, theirs, labels, onKeepMine, onTakeTheirs } = props;
  if (!theirs) return null;
  const differing = (Object.keys(labels) as (keyof Value & string)[]).filter((field) => mine[field] !== theirs[field]);
  return (
    <Notice role="alert">
      <strong>{title}</strong>
      <p>{texts.detail}</p>
      <details>
        <summary>{texts.differences}</summary>
        <dl>
          {differing.map((field) => (
            <div key={field}>
              <dt>{labels[field]}</dt>
              <dd>{shown(theirs[field])}</dd>
            </div>
          ))}
        </dl>
      </details>
      <Row>
        <Button type="button" onClick={onKeepMine}>
          {texts.mine}
        </Button>
        <Button type="button" $look="secondary" onClick={onTakeTheirs}>
          {texts.theirs}
        </Button>
      </Row>
    </Notice>
  );
}

function shown(value: unknown): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  return String(value) || texts.nothing;
}

const Notice = styled.div`
  display: grid;
  gap: 0.75rem;
  padding: 1.25rem;
  border-left: 4px solid var(--ag-danger);
  border-radius: var(--ag-radius);
  background: var(--ag-band);
  & summary {
    min-height: 2.75rem;
    padding-block: 0.6rem;
    font-weight: 600;
    color: var(--ag-glacier);
  }
  & dl {
    display: grid;
    gap: 0.75rem;
  }
  & dt {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  & dd {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

import { Button } from '@agence/shared-contracts/ui/Button';
import { TextArea } from '@agence/shared-contracts/ui/Field';
import { Soft } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { textsTexts } from '../content/texts.ts';
import { foldArrow } from '../member/foldArrow.ts';

const texts = textsTexts.markup;

interface MarkupFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** What is to be mended, each saying where; see `articleMarkup.ts`. */
  readonly problems: readonly string[];
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

/** The body of an article in its simple markup, with its rules at hand and a way to each line that is to be mended. */
export function MarkupField({ id, label, value, problems, onChange, onLeave }: MarkupFieldProps) {
  return (
    <Body>
      <Rules>
        <summary>{texts.help}</summary>
        <dl>
          {texts.rules.map(([typed, meaning]) => (
            <div key={typed}>
              <dt>
                <code>{typed}</code>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <Soft>{texts.blank}</Soft>
      </Rules>
      <TextArea
        id={id}
        label={label}
        rows={24}
        lang="fr-CA"
        autoComplete="off"
        hint={texts.count(value.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0)}
        error={problems.length > 0 ? <Problems messages={problems} onGo={(line) => goTo(id, line)} /> : undefined}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={onLeave}
      />
    </Body>
  );
}

interface ProblemsProps {
  readonly messages: readonly string[];
  readonly onGo: (line: number) => void;
}

/** What is to be mended, line by line. */
const Problems = ({ messages, onGo }: ProblemsProps) => (
  <List>
    {messages.map((message) => {
      const [, line] = /^\D*(\d+)\s*:/.exec(message) ?? [];
      return (
        <li key={message}>
          {message}
          {line ? (
            <Button type="button" $look="quiet" onClick={() => onGo(Number(line))}>
              {texts.goTo(line)}
            </Button>
          ) : null}
        </li>
      );
    })}
  </List>
);

/** Marks a line in the field, which the browser then scrolls to. */
function goTo(id: string, line: number) {
  const field = document.getElementById(id) as HTMLTextAreaElement;
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  const end = start + (lines[line - 1]?.length ?? 0);
  field.focus();
  field.scrollIntoView({ block: 'center' });
  // Browsers scroll to where something is typed, not to what is marked: the part above the line tells how far that is.
  field.scrollTop = (field.scrollHeight * (line - 1)) / lines.length - field.clientHeight / 3;
  field.setSelectionRange(start, end);
}

const Body = styled.div`
  display: grid;
  gap: 0.75rem;
  & textarea {
    min-height: 26rem;
    max-height: 70vh;
    font-family: ui-monospace, monospace;
    font-size: 0.9375rem;
    line-height: 1.6;
  }
`;

const Rules = styled.details`
  ${foldArrow}
  padding-inline: 1rem;
  border-radius: var(--ag-radius);
  background: var(--ag-band);
  & > summary {
    min-height: 2.75rem;
    padding-block: 0.75rem;
    font-weight: 600;
  }
  & > dl {
    display: grid;
    gap: 0.5rem;
    margin: 0;
    padding-bottom: 0.75rem;
  }
  & > dl > div {
    display: grid;
    grid-template-columns: minmax(0, 14rem) minmax(0, 1fr);
    gap: 0.25rem 1rem;
  }
  & dd {
    margin: 0;
  }
  & > p {
    padding-bottom: 1rem;
  }
  @media (max-width: 40rem) {
    & > dl > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const List = styled.ul`
  display: grid;
  gap: 0.25rem;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.75rem;
  }
`;

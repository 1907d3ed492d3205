import { Chip } from '@agence/shared-contracts/ui/Chip';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { newsletterTexts } from '../content/newsletter.ts';
import { Panel } from '../member/Panel.tsx';
import { type LettersBoard, useCountAudienceQuery } from './newsletterApi.ts';
import { chosenOf, type TypedLetter } from './typedLetter.ts';

const texts = newsletterTexts.audience;

interface AudienceFieldsProps {
  readonly value: TypedLetter;
  readonly subscribers: LettersBoard['subscribers'];
  readonly onChange: (change: Partial<TypedLetter>) => void;
}

/** Whom a letter is for: everybody who has confirmed, or who cares about something or has bought something. */
export function AudienceFields({ value, subscribers, onChange }: AudienceFieldsProps) {
  const { interests, products } = subscribers;
  const { data: count } = useCountAudienceQuery(audienceOf(value));
  return (
    <Panel aria-labelledby="lettre-destinataires">
      <h2 id="lettre-destinataires">{texts.title}</h2>
      <Soft>
        {texts.lead} {texts.everybody}
      </Soft>
      <Choice
        label={texts.interests}
        choices={interests.map(({ id, count }) => ({ id, count, name: interestName(id) }))}
        chosen={value.interests}
        onChange={(chosen) => onChange({ interests: chosen })}
      />
      <Choice
        label={texts.products}
        choices={products}
        chosen={value.products}
        onChange={(chosen) => onChange({ products: chosen })}
      />
      <p role="status">{count === undefined ? '' : texts.goesTo(count)}</p>
    </Panel>
  );
}

/** What the database counts. */
export const audienceOf = ({ interests, products }: TypedLetter) => ({
  interests: chosenOf(interests),
  products: chosenOf(products),
});

const interestName = (id: string): string =>
  id.startsWith('service:') ? texts.service(id.slice('service:'.length)) : (texts.names[id] ?? id);

interface ChoiceProps {
  readonly label: string;
  readonly choices: readonly { readonly id: string; readonly name: string; readonly count: number }[];
  /** Ids, a line each. */
  readonly chosen: string;
  readonly onChange: (chosen: string) => void;
}

function Choice({ label, choices, chosen, onChange }: ChoiceProps) {
  const ids = chosenOf(chosen);
  // What was chosen stays to be seen when nobody has it any more.
  const gone = ids.filter((id) => !choices.some((choice) => choice.id === id));
  const shown = [...choices, ...gone.map((id) => ({ id, name: id, count: 0 }))];
  if (shown.length === 0) return null;
  return (
    <div>
      <h3>{label}</h3>
      <Row role="group" aria-label={label}>
        {shown.map(({ id, name, count }) => {
          const isChosen = ids.includes(id);
          return (
            <Chip
              key={id}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChange((isChosen ? ids.filter((other) => other !== id) : [...ids, id]).join('\n'))}
            >
              {name} · {texts.count(count)}
            </Chip>
          );
        })}
      </Row>
    </div>
  );
}

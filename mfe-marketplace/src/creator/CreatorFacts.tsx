import styled from 'styled-components';
import { creatorTexts } from '../content/creator.ts';
import { labelOf } from '../frame/labelOf.ts';
import type { Creator } from './readCreator.ts';

const texts = creatorTexts.facts;

/** What a future learner or client checks before writing. */
export function CreatorFacts({ creator }: { readonly creator: Creator }) {
  const languages = creator.languages.map((code) => labelOf(creatorTexts.languages, code)).join(', ');
  const facts = [
    [texts.company, creator.company],
    [texts.experience, creator.years_experience === null ? null : texts.years(creator.years_experience)],
    [texts.languages, languages && languages.charAt(0).toLocaleUpperCase('fr-CA') + languages.slice(1)],
    [texts.response, creator.response_time],
    [texts.satisfaction, creator.satisfaction_rate === null ? null : `${Math.round(creator.satisfaction_rate)}\u00a0%`],
    [texts.sponsorships, creator.stats.active_sponsorships && texts.active(creator.stats.active_sponsorships)],
  ] as const;
  const shown = facts.filter(([, value]) => value);
  return (
    <Facts>
      {shown.map(([label, value], index) => (
        <div key={label} className={index % 3 === 1 && !shown[index + 1] ? 'wide' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

/* Rows on phones and beside the story, columns below it. */
const Facts = styled.dl`
  border-bottom: 1px solid var(--ag-line);
  & > div {
    display: flex;
    justify-content: space-between;
    gap: 1.5rem;
    padding-block: 0.9rem;
    border-top: 1px solid var(--ag-line);
  }
  & dt {
    flex: none;
    max-width: 60%;
    font-size: 0.9375rem;
    color: var(--ag-ink-soft);
  }
  & dd {
    font-weight: 600;
    text-align: right;
  }
  @media (min-width: 60rem) {
    & dd {
      font: 700 1.1875rem/1.3 var(--ag-display);
    }
  }
  @media (min-width: 40rem) and (max-width: 59.99rem) {
    display: grid;
    border-bottom: 0;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: 2.5rem;
    & > div {
      flex-direction: column;
      justify-content: start;
      gap: 0.25rem;
      padding-bottom: 1.75rem;
    }
    /* The last of five has the room that is left. */
    & > .wide {
      grid-column: span 2;
    }
    & dt {
      max-width: none;
    }
    & dd {
      font: 700 var(--ag-size-3) / 1.2 var(--ag-display);
      text-align: left;
    }
  }
`;

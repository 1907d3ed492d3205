import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
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
    [texts.languages, languages],
    [texts.response, creator.response_time],
    [texts.satisfaction, creator.satisfaction_rate === null ? null : `${Math.round(creator.satisfaction_rate)}\u00a0%`],
    [texts.services, countOf(creator.stats.active_services)],
    [texts.tips, countOf(creator.stats.tips)],
    [texts.sponsorships, countOf(creator.stats.active_sponsorships)],
  ] as const;
  return (
    <Facts>
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </Facts>
  );
}

const countOf = (count: number) => (count > 0 ? frenchNumber(count) : null);

/* Rows on phones, columns on what is wider. */
const Facts = styled.dl`
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
  @media (min-width: 40rem) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 2.5rem;
    & > div {
      flex-direction: column;
      justify-content: start;
      gap: 0.25rem;
      padding-bottom: 1.75rem;
    }
    & dt {
      max-width: none;
    }
    & dd {
      font: 700 var(--ag-size-3) / 1.2 var(--ag-display);
      text-align: left;
    }
  }
  @media (min-width: 60rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

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
        .map(([label, value], index) => (
          <div key={label} className={index < COLUMNS ? 'top' : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </Facts>
  );
}

/** How many facts stand beside each other where they are alone under the story. */
const COLUMNS = 2;

const countOf = (count: number) => (count > 0 ? frenchNumber(count) : null);

const Facts = styled.dl`
  padding: 0.5rem 1.5rem;
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  box-shadow: 0 0 0 1px var(--ag-line);
  & > div {
    display: flex;
    justify-content: space-between;
    gap: 1.5rem;
    padding-block: 0.9rem;
  }
  & > div + div {
    border-top: 1px solid var(--ag-line);
  }
  /* Alone under the story, label and value would stand a screen apart. */
  @media (min-width: 40rem) and (max-width: 59.99rem) {
    display: grid;
    grid-template-columns: repeat(${COLUMNS}, minmax(0, 1fr));
    column-gap: 3rem;
    & > .top {
      border-top: 0;
    }
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
`;

import styled from 'styled-components';
import { requestsTexts } from '../content/requests.ts';
import type { Stage } from './requestsApi.ts';

/** The way of a request that is won. */
const WAY: readonly Stage[] = ['new', 'contacted', 'meeting', 'proposal', 'won'];

/** How far a request is, drawn: the form below says it in words. One that is lost is not under way. */
export function StageSteps({ stage }: { readonly stage: Stage }) {
  const reached = WAY.indexOf(stage);
  if (reached < 0) return null;
  return (
    <Steps aria-hidden="true" data-said={requestsTexts.step(reached + 1, WAY.length, requestsTexts.stages[stage])}>
      {WAY.map((one, index) => (
        <span key={one} data-reached={index <= reached || undefined} data-here={one === stage || undefined}>
          {requestsTexts.stages[one]}
        </span>
      ))}
    </Steps>
  );
}

const Steps = styled.p`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 0.25rem;
  & > span {
    overflow: hidden;
    padding-top: 0.5rem;
    border-top: 3px solid var(--ag-line);
    font-size: var(--ag-size-label);
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--ag-ink-soft);
  }
  & > [data-reached] {
    border-color: var(--ag-ink);
  }
  & > [data-here] {
    font-weight: 650;
    color: var(--ag-ink);
  }
  /* Five names have no room there: it says where the request is. */
  @media (max-width: 29.99rem) {
    & > span {
      padding: 0;
      font-size: 0;
    }
    &::after {
      content: attr(data-said);
      grid-column: 1 / -1;
      padding-top: 0.25rem;
      font-size: var(--ag-size-label);
      font-weight: 650;
    }
  }
`;

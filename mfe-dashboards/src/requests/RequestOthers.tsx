import { shortMoment } from '@agence/shared-contracts/format/frenchDate';
import { useShell } from '@agence/shared-contracts/platform';
import styled from 'styled-components';
import { requestsTexts } from '../content/requests.ts';
import { briefMoment } from '../member/briefMoment.ts';
import { FactLine } from '../member/FactLine.tsx';
import { foldArrow } from '../member/foldArrow.ts';
import { withRaised } from '../member/raised.tsx';
import { TextButton } from '../member/TextButton.tsx';
import { type RequestDetail, useMergeRequestMutation } from './requestsApi.ts';

const texts = requestsTexts.others;

interface RequestOthersProps {
  readonly request: RequestDetail;
  readonly onOpen: (id: string) => void;
}

/** Requests with the same address or telephone number, to make one of. */
export function RequestOthers({ request: { id, name, others }, onOpen }: RequestOthersProps) {
  const { ui } = useShell();
  const [merge, { isLoading }] = useMergeRequestMutation();
  if (others.length === 0) return null;
  const change = async (request: string, target?: string) => {
    const { error } = await merge({ request, ...(target ? { target } : {}) });
    if (error) ui.toast({ title: requestsTexts.refused, description: requestsTexts.tryAgain, tone: 'destructive' });
  };
  const listed = (requests: typeof others) => (
    <Others>
      {requests.map((other) => (
        <li key={other.id}>
          <a
            href={`?demande=${other.id}`}
            onClick={(event) => {
              event.preventDefault();
              onOpen(other.id);
            }}
          >
            {requestsTexts.asked[other.asked]}
          </a>
          <small>
            <FactLine>
              {other.name === name ? null : other.name}
              {withRaised(briefMoment(other.created_at, Date.now()))}
              {other.is_merged ? texts.merged : requestsTexts.stages[other.stage]}
            </FactLine>
          </small>
          <TextButton
            type="button"
            aria-disabled={isLoading}
            aria-label={texts.of(other.is_merged ? texts.split : texts.merge, shortMoment(other.created_at))}
            onClick={() => void change(other.id, other.is_merged ? undefined : id)}
          >
            {other.is_merged ? texts.split : texts.merge}
          </TextButton>
        </li>
      ))}
    </Others>
  );
  return (
    <section aria-labelledby="demande-autres">
      <h3 id="demande-autres">{texts.title}</h3>
      {listed(others.slice(0, SHOWN))}
      {others.length > SHOWN ? (
        <Folded>
          <summary>{texts.more(others.length - SHOWN)}</summary>
          {listed(others.slice(SHOWN))}
        </Folded>
      ) : null}
    </section>
  );
}

/** How many stand there before they are unfolded. */
const SHOWN = 2;

const Others = styled.ul`
  display: grid;
  padding: 0;
  /* What each says is read where it is opened. */
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 0.75rem;
    align-items: center;
    padding-block: 0.35rem;
  }
  & > li + li {
    border-top: 1px solid var(--ag-line);
  }
  & > li > a {
    grid-column: 1 / -1;
  }
  & small {
    color: var(--ag-ink-soft);
  }
  & button {
    min-height: 2.75rem;
    font-size: var(--ag-size-data);
  }
`;

const Folded = styled.details`
  ${foldArrow}
  padding-top: 0.5rem;
  border-top: 1px solid var(--ag-line);
  & > summary {
    width: fit-content;
    font-weight: 600;
  }
`;

import { shortMoment } from '@agence/shared-contracts/format/frenchDate';
import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Row } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { requestsTexts } from '../content/requests.ts';
import { FactLine } from '../member/FactLine.tsx';
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
  return (
    <section aria-labelledby="demande-autres">
      <h3 id="demande-autres">{texts.title}</h3>
      <Others>
        {others.map((other) => (
          <li key={other.id}>
            <p>
              <a
                href={`?demande=${other.id}`}
                onClick={(event) => {
                  event.preventDefault();
                  onOpen(other.id);
                }}
              >
                {requestsTexts.asked[other.asked]}
              </a>{' '}
              <small>
                <FactLine>
                  {other.name === name ? null : other.name}
                  {shortMoment(other.created_at)}
                  {other.is_merged ? texts.merged : requestsTexts.stages[other.stage]}
                </FactLine>
              </small>
            </p>
            <p>{other.message}</p>
            <Row>
              <Button
                type="button"
                $look="secondary"
                aria-disabled={isLoading}
                onClick={() => void change(other.id, other.is_merged ? undefined : id)}
              >
                {other.is_merged ? texts.split : texts.merge}
              </Button>
            </Row>
          </li>
        ))}
      </Others>
    </section>
  );
}

const Others = styled.ul`
  display: grid;
  gap: 1rem;
  padding: 0;
  & > li {
    display: grid;
    gap: 0.5rem;
  }
  & small {
    color: var(--ag-ink-soft);
  }
`;

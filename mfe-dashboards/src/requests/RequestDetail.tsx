import { shortMoment } from '@agence/shared-contracts/format/frenchDate';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { useAppointmentsQuery } from '../appointments/appointmentsApi.ts';
import { useStaff } from '../console/staff.ts';
import { requestsTexts as texts } from '../content/requests.ts';
import { FactLine } from '../member/FactLine.tsx';
import { Facts } from '../member/Facts.tsx';
import { Initials } from '../member/Initials.tsx';
import { OpenPanel } from '../member/OpenPanel.tsx';
import { PanelClose } from '../member/PanelClose.tsx';
import { quotation } from '../member/quotation.ts';
import { withRaised } from '../member/raised.tsx';
import { EraseRequest } from './EraseRequest.tsx';
import { FollowUp } from './FollowUp.tsx';
import { RequestAppointments } from './RequestAppointments.tsx';
import { RequestHistory } from './RequestHistory.tsx';
import { RequestNext } from './RequestNext.tsx';
import { RequestOthers } from './RequestOthers.tsx';
import { factsOf, originOf, saidIn } from './requestFacts.ts';
import { type RequestDetail as Detail, type RequestBoard, useRequestQuery } from './requestsApi.ts';
import { StageSteps } from './StageSteps.tsx';

interface RequestDetailProps {
  readonly id: string;
  readonly board: RequestBoard;
  readonly onClose: () => void;
  readonly onOpen: (id: string) => void;
}

/** All about one request, and what can be done with it. */
export function RequestDetail({ id, board, onClose, onOpen }: RequestDetailProps) {
  const { data, isError, refetch } = useRequestQuery(id);
  // They stand in its middle: coming later, they would push down what is read.
  const { isLoading } = useAppointmentsQuery({ of_request: id });
  return (
    <Panel aria-label={data?.name ?? texts.loading}>
      <PanelClose label={texts.close} onClose={onClose} />
      {isError ? (
        <ReadFailure texts={texts.failed} onRetry={() => void refetch()} />
      ) : data && !isLoading ? (
        <Whole request={data} board={board} onClose={onClose} onOpen={onOpen} />
      ) : (
        <Skeleton $height="20rem" aria-busy="true" />
      )}
    </Panel>
  );
}

interface WholeProps extends Omit<RequestDetailProps, 'id'> {
  readonly request: Detail;
}

/** Who, what comes next and what they ask for; then what happened, and what staff make of it and what is known beside them. */
function Whole({ request, board: { owners }, onClose, onOpen }: WholeProps) {
  const { id, name, asked, created_at, stage, message, context } = request;
  const { roles } = useStaff();
  const origin = originOf(request);
  const heading = useRef<HTMLHeadingElement>(null);
  // Who opened it from the list goes on reading here.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <header>
        <Initials name={name} />
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {name}
          </h2>
          <p>
            <FactLine>
              {saidIn(request, 'entreprise')}
              {texts.asked[asked]}
              {withRaised(texts.details.received(shortMoment(created_at)))}
            </FactLine>
          </p>
        </div>
        <StageSteps stage={stage} />
      </header>
      <RequestNext request={request} owners={owners} />
      <Parts>
        <div>
          <section aria-labelledby="demande-message">
            <h3 id="demande-message">{texts.details.message}</h3>
            <blockquote>{message}</blockquote>
          </section>
          {context.lines.length > 0 ? (
            <section aria-labelledby="demande-contexte">
              <h3 id="demande-contexte">{context.title}</h3>
              <Facts facts={context.lines} isSums />
            </section>
          ) : null}
          <RequestAppointments request={request} />
          <section aria-labelledby="demande-origine">
            <h3 id="demande-origine">{texts.details.origin}</h3>
            {origin.length > 0 ? <Facts facts={origin} /> : <Soft>{texts.details.unmeasured}</Soft>}
          </section>
        </div>
        <div>
          <RequestHistory request={request} owners={owners} />
        </div>
        <div data-beside>
          <FollowUp request={request} owners={owners} />
          <section aria-labelledby="demande-faits">
            <h3 id="demande-faits">{texts.details.known}</h3>
            <Facts facts={factsOf(request)} />
          </section>
          <RequestOthers request={request} onOpen={onOpen} />
          {roles?.includes('owner') ? <EraseRequest id={id} onErased={onClose} /> : null}
        </div>
      </Parts>
    </>
  );
}

const Panel = styled(OpenPanel)`
  & blockquote {
    ${quotation}
  }
`;

/** Where there is room for both, what staff make of it and what is known stand beside what is said and done. */
const Parts = styled.div`
  &&& {
    padding: 0;
  }
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.75rem;
    align-content: start;
    padding: var(--pad);
  }
  & > div + div {
    border-top: 1px solid var(--ag-line);
  }
  /* An address stands in one line: what is known is a container of its own, so that the one below says nothing of it. */
  @media (min-width: 64rem) {
    & > [data-beside] dd {
      font-size: var(--ag-size-small);
    }
  }
  @container (min-width: 42rem) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 20rem;
    grid-template-rows: auto 1fr;
    & > [data-beside] {
      grid-area: 1 / 2 / span 2;
      border-top: 0;
      border-left: 1px solid var(--ag-line);
    }
  }
`;

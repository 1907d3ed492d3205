import { shortMoment } from '@agence/shared-contracts/format/frenchDate';
import { contactFacts } from '@agence/shared-contracts/forms/leadFacts';
import { contactColumns } from '@agence/shared-contracts/forms/leadFields';
import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { useStaff } from '../console/staff.ts';
import { requestsTexts as texts } from '../content/requests.ts';
import { QuietAct } from '../member/Beside.tsx';
import { Initials } from '../member/Initials.tsx';
import { OpenPanel } from '../member/OpenPanel.tsx';
import { EraseRequest } from './EraseRequest.tsx';
import { Facts } from './Facts.tsx';
import { FollowUp } from './FollowUp.tsx';
import { RequestAppointments } from './RequestAppointments.tsx';
import { RequestMails } from './RequestMails.tsx';
import { RequestNotes } from './RequestNotes.tsx';
import { RequestOthers } from './RequestOthers.tsx';
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
  const { roles } = useStaff();
  const { data, isError, refetch } = useRequestQuery(id);
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = data !== undefined;
  // Who opened it from the list goes on reading here.
  useEffect(() => {
    if (isThere) heading.current?.focus();
  }, [isThere]);
  return (
    <Panel aria-label={data?.name ?? texts.loading}>
      <QuietAct>
        <Button type="button" $look="quiet" onClick={onClose}>
          {texts.close}
        </Button>
      </QuietAct>
      {isError ? (
        <ReadFailure texts={texts.failed} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <Head>
            <Initials name={data.name} />
            <div>
              <h2 ref={heading} tabIndex={-1}>
                {data.name}
              </h2>
              <p>
                {texts.asked[data.asked]}
                <br />
                {texts.details.received(shortMoment(data.created_at))}
              </p>
            </div>
          </Head>
          <StageSteps stage={data.stage} />
          <Ways>
            {waysOf(data).map(([field, said], index) => (
              <ButtonLink
                key={field}
                $look={index === 0 ? 'primary' : 'secondary'}
                href={LINKS[field]?.(said)}
                aria-label={texts.ways[field].name(said)}
              >
                {texts.ways[field].label(said)}
              </ButtonLink>
            ))}
          </Ways>
          <blockquote>{data.message}</blockquote>
          <Halves>
            <div>
              <Facts facts={factsOf(data)} />
              {data.context.lines.length > 0 ? (
                <section aria-labelledby="demande-contexte">
                  <h3 id="demande-contexte">{data.context.title}</h3>
                  <Facts facts={data.context.lines} />
                </section>
              ) : null}
              <RequestAppointments request={data.id} />
              <FollowUp request={data} owners={board.owners} />
            </div>
            <div>
              <RequestNotes request={data} owners={board.owners} />
              <RequestMails mails={data.mails} />
              <RequestOthers request={data} onOpen={onOpen} />
            </div>
          </Halves>
          {roles?.includes('owner') ? <EraseRequest id={id} onErased={onClose} /> : null}
        </>
      ) : (
        <Skeleton $height="20rem" aria-busy="true" />
      )}
    </Panel>
  );
}

/** What the contact form has asked for, each field by its column. */
function typedFacts(detail: Detail): readonly Fact[] {
  // The name is the heading, the number stands on its button.
  const { nom: _, telephone: __, ...names } = contactFacts;
  return (Object.keys(names) as (keyof typeof names)[]).map((field) => {
    const value = detail[contactColumns[field]];
    const said = value === null || value === undefined ? undefined : String(value);
    return [names[field], said, LINKS[field]?.(said ?? '')];
  });
}

/** How one answers, the quickest first. */
const WAYS = ['telephone', 'email'] as const;

/** Those that this person has given. */
const waysOf = (detail: Detail) =>
  WAYS.flatMap((field) => {
    const said = detail[contactColumns[field]];
    return typeof said === 'string' && said ? [[field, said] as const] : [];
  });

/** What a field can be answered by. */
const LINKS: { readonly [Field in keyof typeof contactFacts]?: (said: string) => string } = {
  email: (said) => `mailto:${said}`,
  telephone: (said) => `tel:${said.replace(/ poste /, ';ext=').replace(/[\s-]/g, '')}`,
};

type Fact = readonly [label: string, said: string | null | undefined, href?: string | undefined];

function factsOf(detail: Detail) {
  const { page, origin } = detail;
  const { details } = texts;
  const campaign = [origin.source, origin.medium, origin.campaign].filter(Boolean).join(', ');
  const facts: readonly Fact[] = [
    ...typedFacts(detail),
    [details.page, page],
    [details.landing, origin.landing],
    [details.referrer, origin.referrer],
    [details.campaign, campaign],
  ];
  return facts.flatMap(([label, value, href]) => (value ? [[label, value, href] as const] : []));
}

const Panel = styled(OpenPanel)`
  & > blockquote {
    margin: 0;
    padding-inline-start: 1rem;
    border-inline-start: 4px solid var(--ag-edge);
    white-space: pre-wrap;
  }
`;

/** What is known and done beside what was, where there is room for both. */
const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: 1.5rem 2rem;
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.5rem;
    align-content: start;
  }
`;

const Head = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.75rem;
  & p {
    margin-top: 0.25rem;
    font-size: var(--ag-size-data);
    color: var(--ag-ink-soft);
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  & > a {
    padding-inline: 1.25rem;
    white-space: nowrap;
  }
`;

import { formatMoney } from '@agence/shared-contracts/backend/money';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { Badge, Soft } from '@agence/shared-contracts/ui/Text';
import { useState } from 'react';
import styled from 'styled-components';
import { Line, Rows } from '../admin/EntryRows.tsx';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { creatorProfileTexts } from '../content/applications.ts';
import { FactLine } from '../member/FactLine.tsx';
import { Panel } from '../member/Panel.tsx';
import { TextButton } from '../member/TextButton.tsx';
import { useCreatorServicesQuery } from './creatorProfileApi.ts';
import { ServiceForm } from './ServiceForm.tsx';

const texts = creatorProfileTexts.services;

/** What can be booked with a creator: title, price and length of each, written by themselves. */
export function CreatorServices({ creatorId }: { readonly creatorId: string }) {
  const { data: services, isError, refetch } = useCreatorServicesQuery(creatorId);
  const [edited, setEdited] = useState<string>();
  const close = () => setEdited(undefined);
  return (
    <Services aria-labelledby="services">
      <header>
        <div>
          <h2 id="services">{texts.heading}</h2>
          <Soft>{texts.lead}</Soft>
        </div>
      </header>
      {isError && !services ? (
        <ReadFailure texts={texts.failed} onRetry={() => void refetch()} />
      ) : !services ? (
        <Skeleton $height="6rem" aria-busy="true" />
      ) : (
        <>
          {services.length === 0 && edited !== 'new' ? <Soft>{texts.empty}</Soft> : null}
          <List>
            {services.map((service) => (
              <li key={service.id}>
                <Service>
                  <strong>{service.title}</strong>
                  <Soft as="span">
                    <FactLine>
                      {texts.minutes(service.duration_minutes)}
                      <span translate="no">{formatMoney(service.price)}</span>
                    </FactLine>
                  </Soft>
                  <Badge $tone={service.is_active ? 'moss' : 'neutral'}>
                    {service.is_active ? texts.offered : texts.paused}
                  </Badge>
                  <span className="actions">
                    <TextButton
                      type="button"
                      aria-label={texts.editOne(service.title)}
                      onClick={() => setEdited(service.id)}
                    >
                      {texts.edit}
                    </TextButton>
                  </span>
                </Service>
                {edited === service.id ? <ServiceForm creatorId={creatorId} service={service} onClose={close} /> : null}
              </li>
            ))}
            {edited === 'new' ? (
              <li>
                <ServiceForm creatorId={creatorId} onClose={close} />
              </li>
            ) : null}
          </List>
          <div>
            <Button type="button" $look="secondary" onClick={() => setEdited('new')}>
              {texts.add}
            </Button>
          </div>
        </>
      )}
    </Services>
  );
}

const Services = styled(Panel)`
  gap: 1rem;
`;

/** In the sheet that they stand in, a rule between them. */
const List = styled(Rows)`
  border: 0;
  border-block: 1px solid var(--ag-line);
  border-radius: 0;
  & > li {
    padding-inline: 0;
  }
`;

/** What all have stands below each other: in a line where there is room, else below the name. */
const Service = styled(Line)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: 0 0.75rem;
  & > strong {
    grid-column: 1 / -1;
    padding-top: 0.4rem;
  }
  & > :not(strong, .actions) {
    justify-self: start;
  }
  & > .actions {
    margin-right: 0;
  }
  @media (max-width: 22.5rem) {
    & > .actions {
      grid-column: 1 / -1;
    }
  }
  /* Where letters are so large that a line has no room for all. */
  @media (max-width: 19.99rem) {
    display: flex;
    flex-wrap: wrap;
  }
  @media (min-width: 40rem) and (max-width: 74.99rem) {
    grid-template-columns: minmax(0, 1fr) 11rem 6rem auto;
    & > strong {
      grid-column: auto;
      padding: 0;
    }
  }
`;

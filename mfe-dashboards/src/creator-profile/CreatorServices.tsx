import { formatDuration } from '@agence/shared-contracts/backend/duration';
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
          <div>
            <Button type="button" $look="secondary" onClick={() => setEdited('new')}>
              {texts.add}
            </Button>
          </div>
          {services.length === 0 && edited !== 'new' ? <Soft>{texts.empty}</Soft> : null}
          <Rows>
            {edited === 'new' ? (
              <li>
                <ServiceForm creatorId={creatorId} onClose={close} />
              </li>
            ) : null}
            {services.map((service) => (
              <li key={service.id}>
                <Service>
                  <strong>{service.title}</strong>
                  <Soft>
                    <FactLine>
                      {formatDuration(service.duration_minutes)}
                      <span translate="no">{formatMoney(service.price)}</span>
                    </FactLine>
                  </Soft>
                  <Badge data-standing="" $tone={service.is_active ? 'moss' : 'neutral'}>
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
          </Rows>
        </>
      )}
    </Services>
  );
}

const Services = styled(Panel)`
  gap: 1rem;
`;

const Service = styled(Line)`
  /* Its name is as far from the edge as its last line is. */
  padding-top: 0.9rem;
  & > .actions {
    margin-right: 0;
  }
  @media (max-width: 40rem) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    /* The last line has its own below, around what is pressed. */
    padding-top: 0.75rem;
    & > * {
      grid-column: 1 / -1;
      justify-self: start;
    }
    /* Both in the last line. */
    & > [data-standing] {
      grid-column: 1;
    }
    & > .actions {
      grid-column: 2;
    }
  }
`;

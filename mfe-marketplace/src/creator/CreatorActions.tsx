import { formatMoney } from '@agence/shared-contracts/backend/money';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Row } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { creatorTexts } from '../content/creator.ts';
import { supportTexts as texts } from '../content/support.ts';
import { unlessInBar } from '../frame/ThumbBar.tsx';
import { CreatorLinks } from './CreatorLinks.tsx';
import type { Creator } from './readCreator.ts';

/** What one can do for a creator, and with them, what an hour with them costs, and where else they can be met. Who offers no service has no button for it (AMB-28). */
export function CreatorActions({ creator, onConsult }: { readonly creator: Creator; readonly onConsult: () => void }) {
  const { services, consulting_available, hourly_rate } = creator;
  const hasServices = services.length > 0;
  return (
    <Row>
      {hasServices ? (
        <Consult>
          <Button type="button" commandfor="consultation" command="show-modal" onClick={onConsult}>
            {texts.consult}
          </Button>
        </Consult>
      ) : null}
      <Button type="button" $look="secondary" commandfor="soutenir" command="show-modal">
        {texts.support}
      </Button>
      {consulting_available && hourly_rate !== null ? (
        <Rate className={hasServices ? 'in-bar' : undefined}>{creatorTexts.hourlyRate(formatMoney(hourly_rate))}</Rate>
      ) : null}
      <CreatorLinks creator={creator} />
    </Row>
  );
}

const Consult = styled.div`
  ${unlessInBar}
`;

const Rate = styled.p`
  font-weight: 600;
  &.in-bar {
    ${unlessInBar}
  }
`;

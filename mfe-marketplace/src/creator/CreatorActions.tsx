import { Button } from '@agence/shared-contracts/ui/Button';
import { Row } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { supportTexts as texts } from '../content/support.ts';
import { unlessInBar } from '../frame/ThumbBar.tsx';
import type { Creator } from './readCreator.ts';

/** What one can do for a creator, and with them. Who offers no service has no button for it (AMB-28). */
export function CreatorActions({ creator, onConsult }: { readonly creator: Creator; readonly onConsult: () => void }) {
  const hasServices = creator.services.length > 0;
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
    </Row>
  );
}

const Consult = styled.div`
  ${unlessInBar}
`;

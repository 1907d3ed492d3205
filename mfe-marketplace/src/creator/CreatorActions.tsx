import { Button } from '@agence/shared-contracts/ui/Button';
import { Dialog } from '@agence/shared-contracts/ui/Dialog';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { supportTexts as texts } from '../content/support.ts';
import type { Creator } from './readCreator.ts';
import { ServicesForm } from './ServicesForm.tsx';
import { TipForm } from './TipForm.tsx';

/** What one can do for a creator, and with them. Who offers no service has no button for it (AMB-28). */
export function CreatorActions({ creator }: { readonly creator: Creator }) {
  return (
    <>
      <Row>
        {creator.services.length > 0 ? (
          <Button type="button" commandfor="consultation" command="show-modal">
            {texts.consult}
          </Button>
        ) : null}
        <Button type="button" $look="secondary" commandfor="soutenir" command="show-modal">
          {texts.support}
        </Button>
      </Row>
      <Dialog id="soutenir" title={texts.tip.title(creator.name)}>
        <TipForm creator={creator} />
      </Dialog>
      {creator.services.length > 0 ? (
        <Dialog id="consultation" title={texts.services.title(creator.name)}>
          <ServicesForm creator={creator} />
        </Dialog>
      ) : null}
    </>
  );
}

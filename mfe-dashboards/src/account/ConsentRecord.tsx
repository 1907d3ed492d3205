import { longDate } from '@agence/shared-contracts/format/frenchDate';
import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { useState } from 'react';
import { accountTexts } from '../content/account.ts';
import { Panel } from '../member/Panel.tsx';
import { readConsent } from './readConsent.ts';

const texts = accountTexts.consent;
/** The choice about cookies that this device has kept, and the way to another one. */
export function ConsentRecord() {
  const { ui } = useShell();
  const [record, setRecord] = useState(readConsent);
  return (
    <Panel aria-labelledby="temoins">
      <h2 id="temoins">{texts.title}</h2>
      <Soft>{record ? texts[record.choice](longDate(record.at)) : texts.none}</Soft>
      {ui.askConsent ? (
        <div>
          {/* The notice gives the focus back with the answer: what is kept has changed by then. */}
          <Button type="button" $look="secondary" onClick={ui.askConsent} onFocus={() => setRecord(readConsent())}>
            {texts.change}
          </Button>
        </div>
      ) : null}
    </Panel>
  );
}

import { longDate } from '@agence/shared-contracts/format/frenchDate';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { accountTexts } from '../content/account.ts';
import { Panel } from '../member/Panel.tsx';
import { readConsent } from './readConsent.ts';

const texts = accountTexts.consent;
/** The choice about cookies that this device has kept; it is changed at the foot of every page. */
export function ConsentRecord() {
  const record = readConsent();
  return (
    <Panel aria-labelledby="temoins">
      <h2 id="temoins">{texts.title}</h2>
      <Soft>{record ? texts[record.choice](longDate(record.at)) : texts.none}</Soft>
      <Soft>{texts.detail}</Soft>
    </Panel>
  );
}

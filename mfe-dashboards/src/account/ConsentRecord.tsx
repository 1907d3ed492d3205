import { longDate } from '@agence/shared-contracts/format/frenchDate';
import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { useState } from 'react';
import styled from 'styled-components';
import { accountTexts } from '../content/account.ts';
import { Panel } from '../member/Panel.tsx';
import { withRaised } from '../member/raised.tsx';
import { PartName } from './PartName.tsx';
import { readConsent } from './readConsent.ts';

const texts = accountTexts.consent;
/** The choice about cookies that this device has kept, and the way to another one. */
export function ConsentRecord() {
  const { ui } = useShell();
  const [record, setRecord] = useState(readConsent);
  return (
    <Panel aria-labelledby="temoins">
      <PartName id="temoins" title={texts.title} detail={texts.detail} />
      <Choice>
        <p>{record ? withRaised(texts[record.choice](longDate(record.at))) : texts.none}</p>
        {ui.askConsent ? (
          // The notice gives the focus back with the answer: what is kept has changed by then.
          <Button type="button" $look="secondary" onClick={ui.askConsent} onFocus={() => setRecord(readConsent())}>
            {texts.change}
          </Button>
        ) : null}
      </Choice>
    </Panel>
  );
}

const Choice = styled.div`
  display: grid;
  gap: 1.25rem;
  justify-items: start;
`;

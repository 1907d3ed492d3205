import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Row } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { trafficTexts } from '../content/traffic.ts';
import { Panel, Problem } from '../member/Panel.tsx';
import { useSetTrafficConsentMutation } from './trafficApi.ts';

const texts = trafficTexts.consent;

/** Whether visits are counted that have not agreed to be. */
export function ConsentSwitch({ isOnlyAfter }: { readonly isOnlyAfter: boolean }) {
  const { ui } = useShell();
  const [change, { isLoading, error }] = useSetTrafficConsentMutation();
  const set = async () => {
    const done = await change(!isOnlyAfter);
    if (!done.error) ui.toast({ title: texts.saved, tone: 'success' });
  };
  return (
    <Panel aria-labelledby="consentement">
      <h2 id="consentement">{texts.title}</h2>
      {error ? <Problem role="alert">{backendErrorText(error)}</Problem> : null}
      <Line>
        <p>{isOnlyAfter ? texts.agreed : texts.everybody}</p>
        <Button type="button" $look="secondary" aria-disabled={isLoading} onClick={() => void set()}>
          {isOnlyAfter ? texts.all : texts.only}
        </Button>
      </Line>
    </Panel>
  );
}

/** What can be changed is at the end of what is so. */
const Line = styled(Row)`
  justify-content: space-between;
`;

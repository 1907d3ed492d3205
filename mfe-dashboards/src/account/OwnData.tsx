import { useAuth, useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { useState } from 'react';
import { accountTexts } from '../content/account.ts';
import { callForFile } from '../member/callFunction.ts';
import { Panel } from '../member/Panel.tsx';
import { saveFile } from '../member/saveFile.ts';

const texts = accountTexts.data;

/** A copy of everything that the site keeps about the person, put together by the backend. */
export function OwnData() {
  const { ui } = useShell();
  const { session } = useAuth();
  const [isBusy, setBusy] = useState(false);
  const download = async (format: 'json' | 'csv') => {
    if (isBusy) return;
    setBusy(true);
    try {
      const response = await callForFile('export-account', { format }, session?.access_token ?? '');
      saveFile(`mes-donnees.${format}`, await response.blob());
    } catch {
      ui.toast({ ...texts.failed, tone: 'destructive' });
    }
    setBusy(false);
  };
  return (
    <Panel aria-labelledby="donnees">
      <h2 id="donnees">{texts.title}</h2>
      <Soft>{texts.detail}</Soft>
      <Row>
        <Button type="button" $look="secondary" aria-disabled={isBusy} onClick={() => void download('json')}>
          {isBusy ? texts.preparing : texts.json}
        </Button>
        <Button type="button" $look="secondary" aria-disabled={isBusy} onClick={() => void download('csv')}>
          {texts.csv}
        </Button>
      </Row>
    </Panel>
  );
}

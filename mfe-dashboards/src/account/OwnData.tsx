import { useAuth, useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { useState } from 'react';
import styled from 'styled-components';
import { accountTexts } from '../content/account.ts';
import { callForFile } from '../member/callFunction.ts';
import { Icon } from '../member/Icon.tsx';
import { Panel } from '../member/Panel.tsx';
import { saveFile } from '../member/saveFile.ts';
import { PartName } from './PartName.tsx';

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
      <PartName id="donnees" title={texts.title} detail={texts.detail} />
      <Files>
        <Button type="button" $look="secondary" aria-disabled={isBusy} onClick={() => void download('json')}>
          <Icon name="save" size={18} />
          {isBusy ? texts.preparing : texts.json}
        </Button>
        <Button type="button" $look="secondary" aria-disabled={isBusy} onClick={() => void download('csv')}>
          <Icon name="save" size={18} />
          {texts.csv}
        </Button>
      </Files>
    </Panel>
  );
}

const Files = styled(Row)`
  align-self: start;
`;

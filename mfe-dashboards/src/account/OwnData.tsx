import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { useState } from 'react';
import { accountTexts } from '../content/account.ts';
import { useMember } from '../member/MemberPage.tsx';
import { Panel } from '../member/Panel.tsx';
import { saveFile } from '../member/saveFile.ts';
import { collectOwnData, toCsv } from './ownData.ts';

const texts = accountTexts.data;

/** A copy of everything, put together on the device. */
export function OwnData() {
  const { database, ui } = useShell();
  const { user } = useMember();
  const [isBusy, setBusy] = useState(false);
  const download = async (format: 'json' | 'csv') => {
    setBusy(true);
    try {
      const data = await collectOwnData(await database(), user);
      if (format === 'json') saveFile('mes-donnees.json', 'application/json', JSON.stringify(data, null, 2));
      else saveFile('ma-progression.csv', 'text/csv', toCsv(data.tables.user_module_progress ?? []));
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
        <Button type="button" $look="secondary" disabled={isBusy} onClick={() => void download('json')}>
          {isBusy ? texts.preparing : texts.json}
        </Button>
        <Button type="button" $look="secondary" disabled={isBusy} onClick={() => void download('csv')}>
          {texts.csv}
        </Button>
      </Row>
    </Panel>
  );
}

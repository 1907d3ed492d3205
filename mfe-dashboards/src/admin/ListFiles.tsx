import { listNames } from '@agence/shared-contracts/backend/siteLists';
import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { useState } from 'react';
import { adminTexts as texts } from '../content/admin.ts';
import { FileButton } from '../member/FileButton.tsx';
import { FoldedPanel } from '../member/FoldedPanel.tsx';
import { Problem } from '../member/Panel.tsx';
import { saveFile } from '../member/saveFile.ts';
import { type SiteEntry, useImportListsMutation } from './adminApi.ts';
import { parseJson, siteListsSchema } from './siteLists.ts';

/** Exports all lists as one file and takes such a file back; a file that does not fit changes nothing. */
export function ListFiles({ entries }: { readonly entries: readonly SiteEntry[] }) {
  const { ui } = useShell();
  const [importLists, { isLoading }] = useImportListsMutation();
  const [problems, setProblems] = useState<readonly string[]>([]);

  const exportAll = () => {
    const lists = Object.fromEntries(
      listNames.map((list) => [list, entries.filter((entry) => entry.list === list).map(({ data }) => data)]),
    );
    saveFile('listes-du-site.json', new Blob([JSON.stringify(lists, null, 2)], { type: 'application/json' }));
  };
  const importFile = async (file: File) => {
    const checked = parseJson(siteListsSchema, await file.text(), texts.invalidJson);
    setProblems('problems' in checked ? checked.problems.slice(0, 5) : []);
    if ('problems' in checked) return;
    const imported = await importLists(checked.value);
    if (imported.data === undefined) ui.toast({ ...texts.saveFailed, tone: 'destructive' });
    else ui.toast({ ...texts.imported(imported.data), tone: 'success' });
  };

  return (
    <FoldedPanel title={texts.files} about={texts.filesAbout}>
      <Row>
        <Button type="button" $look="secondary" onClick={exportAll}>
          {texts.exportAll}
        </Button>
        <FileButton>
          <input
            type="file"
            accept="application/json"
            aria-disabled={isLoading}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              currentTarget.value = '';
              if (file) void importFile(file);
            }}
          />
          {isLoading ? texts.importing : texts.importAll}
        </FileButton>
      </Row>
      {problems.length > 0 ? (
        <div role="alert">
          <Problem>{texts.importProblem}</Problem>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      ) : null}
    </FoldedPanel>
  );
}

import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { useShell } from '@agence/shared-contracts/platform';
import { consoleTexts } from '../content/console.ts';
import { Icon } from '../member/Icon.tsx';
import { saveFile } from '../member/saveFile.ts';
import { HeadButton } from '../member/TitleRow.tsx';

interface ExportButtonProps {
  /** Of the file, without its ending. */
  readonly name: string;
  /** Asks for all that is to be in it; the database notes that it was asked. */
  readonly onExport: () => Promise<{ readonly data?: Blob; readonly error?: unknown }>;
  readonly isWorking: boolean;
}

/** Saves a list as a CSV file. */
export function ExportButton({ name, onExport, isWorking }: ExportButtonProps) {
  const { ui } = useShell();
  const save = async () => {
    const { data, error } = await onExport();
    if (data) saveFile(`${name}.csv`, data);
    else ui.toast({ title: consoleTexts.export.failed, description: backendErrorText(error), tone: 'destructive' });
  };
  return (
    <HeadButton type="button" $look="secondary" aria-disabled={isWorking} onClick={() => void save()}>
      <Icon name="save" size={20} />
      <span>{isWorking ? consoleTexts.export.working : consoleTexts.export.save}</span>
    </HeadButton>
  );
}

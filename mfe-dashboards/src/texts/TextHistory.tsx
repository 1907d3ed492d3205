import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { shortMoment } from '@agence/shared-contracts/format/frenchDate';
import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Soft } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { textsTexts } from '../content/texts.ts';
import { Panel } from '../member/Panel.tsx';
import { type SiteText, useRestoreTextMutation } from './textsApi.ts';

const texts = textsTexts.history;

interface TextHistoryProps {
  readonly path: string;
  readonly text: SiteText | null;
  readonly hasFile: boolean;
  /** Shows what was taken up again. */
  readonly onRestored: () => PromiseLike<unknown>;
}

/** Everything that was published for a page, down to what its file holds; each can be taken up again. */
export function TextHistory({ path, text, hasFile, onRestored }: TextHistoryProps) {
  const { ui } = useShell();
  const [restore, { isLoading }] = useRestoreTextMutation();
  async function take(number: number) {
    const { error } = await restore({ text_path: path, number, known_revision: text?.revision ?? 0 });
    if (error) {
      return ui.toast({ title: textsTexts.publish.refused, description: backendErrorText(error), tone: 'destructive' });
    }
    await onRestored();
    ui.toast({ ...texts.restored, tone: 'success' });
  }
  const versions = (text?.versions ?? []).filter(({ is_file }) => !is_file);
  const lines = versions.map(({ number, published_at, published_by }) => ({
    ...{ number, name: texts.version(number) },
    detail: texts.by(shortMoment(published_at), published_by ?? ''),
  }));
  const file = hasFile ? [{ number: 0, name: texts.file, detail: texts.fileNote }] : [];
  return (
    <Panel aria-labelledby="texte-historique">
      <h2 id="texte-historique">{texts.title}</h2>
      {text && lines.length + file.length > 0 ? (
        <List>
          {[...lines, ...file].map(({ number, name, detail }) => (
            <li key={number}>
              <div>
                <strong>{name}</strong>
                <Soft>{detail}</Soft>
              </div>
              <Button
                type="button"
                $look="quiet"
                aria-disabled={isLoading}
                aria-label={textsTexts.of(texts.restore, name)}
                onClick={() => void take(number)}
              >
                {texts.restore}
              </Button>
            </li>
          ))}
        </List>
      ) : (
        <Soft>{texts.none}</Soft>
      )}
    </Panel>
  );
}

const List = styled.ul`
  display: grid;
  max-height: 24rem;
  overflow: auto;
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    padding-block: 0.5rem;
  }
  & > li + li {
    border-top: 1px solid var(--ag-line);
  }
`;

import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { toolTexts } from '../content/tools.ts';
import { downloadFile, type MadeFile } from './downloadFile.ts';
import { Icon } from './Icon.tsx';

const texts = toolTexts.actions;

interface ResultActionsProps {
  /** Path and hash that show this result again; nothing of the hash reaches a server. */
  readonly address: () => string;
  /** The result in words, to paste elsewhere. */
  readonly text: () => string;
  /** The result as a file. */
  readonly file?: { readonly label: string; readonly make: () => MadeFile };
  /** Further buttons of the tool. */
  readonly children?: ReactNode;
}

/** What one does with a result: share it by link, copy, save, print. Says beside the buttons what happened. */
export function ResultActions({ address, text, file, children }: ResultActionsProps) {
  const { navigation } = useShell();
  const [notice, setNotice] = useState('');
  async function copy(what: string, done: string, failed: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(what);
      setNotice(done);
      return true;
    } catch {
      setNotice(failed);
      return false;
    }
  }
  async function share() {
    const copied = await copy(location.origin + address(), texts.linkCopied, texts.linkFailed);
    if (!copied) await navigation.navigate(address(), { replace: true });
  }
  return (
    <Actions role="group" aria-label={texts.label}>
      <Button type="button" $look="secondary" onClick={share}>
        <Icon name="link" />
        {texts.link}
      </Button>
      <Button type="button" $look="secondary" onClick={() => copy(text(), texts.textCopied, texts.textFailed)}>
        <Icon name="copy" />
        {texts.text}
      </Button>
      {file ? (
        <Button type="button" $look="secondary" onClick={() => downloadFile(file.make())}>
          <Icon name="download" />
          {file.label}
        </Button>
      ) : null}
      <Button type="button" $look="secondary" onClick={() => print()}>
        <Icon name="print" />
        {texts.print}
      </Button>
      {children}
      <p role="status">{notice}</p>
    </Actions>
  );
}

const Actions = styled(Row)`
  /* Four of them have one line beside what they are about. */
  gap: 0.5rem;
  & > button {
    padding-inline: 0.9rem;
    @media (max-width: 50rem) {
      flex: 1 1 40%;
    }
    @media (max-width: 40rem) {
      gap: 0.4rem;
      padding-inline: 0.5rem;
      font-size: 0.875rem;
      white-space: nowrap;
    }
  }
  & > p {
    flex-basis: 100%;
    min-height: 1.6rem;
    font-size: 0.9375rem;
    font-weight: 600;
    color: var(--ag-moss);
  }
  @media print {
    display: none;
  }
`;

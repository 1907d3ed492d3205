import { longDate } from '@agence/shared-contracts/format/frenchDate';
import { useAuth, useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { useState } from 'react';
import { memberAreaTexts as texts } from '../content/memberArea.ts';
import { storageLink } from '../member/storageLink.ts';
import type { OwnedProduct, ResourceFile } from './memberAreaApi.ts';
import { OwnedActions, OwnedBody, OwnedRow } from './OwnedRow.tsx';

/** How long a download link works, in seconds. */
const LINK_SECONDS = 300;

interface OwnedResourceProps {
  readonly owned: OwnedProduct;
  readonly files: readonly ResourceFile[];
}

/** A bought resource; each click asks for a link that works for a few minutes. */
export function OwnedResource({ owned: { product, access_granted_at }, files }: OwnedResourceProps) {
  const { ui } = useShell();
  const { session } = useAuth();
  const [preparing, setPreparing] = useState<string>();

  const download = async (file: ResourceFile) => {
    setPreparing(file.path);
    try {
      const path = `downloads/${file.path}`;
      const link = await storageLink({ path, accessToken: session?.access_token ?? '', seconds: LINK_SECONDS });
      // As a download: the site never shows a file of somebody else's making in its own window.
      location.assign(`${link}&download=`);
    } catch {
      ui.toast({ ...texts.downloadFailed, tone: 'destructive' });
    } finally {
      setPreparing(undefined);
    }
  };

  return (
    <OwnedRow>
      <svg viewBox="0 0 96 60" aria-hidden="true" fill="none" stroke="var(--ag-edge)" strokeWidth="2">
        <path d="M36 8h17l9 9v35H36z" strokeLinejoin="round" />
        <path d="M53 8v9h9M49 26v14m-5-5 5 5 5-5" />
      </svg>
      <OwnedBody>
        <h2>{product.name}</h2>
        <p>{product.description}</p>
        <small>
          {texts.boughtOn(longDate(access_granted_at))}
          {' · '}
          {files.length > 0 ? texts.linkHint : texts.noFiles}
        </small>
      </OwnedBody>
      <OwnedActions>
        {files.map((file) => (
          <Button
            key={file.path}
            type="button"
            $look="secondary"
            aria-disabled={preparing !== undefined}
            onClick={() => void download(file)}
          >
            {preparing === file.path ? texts.preparing : texts.download(file.name)}
          </Button>
        ))}
      </OwnedActions>
    </OwnedRow>
  );
}

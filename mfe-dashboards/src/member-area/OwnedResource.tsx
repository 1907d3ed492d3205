import { longDate } from '@agence/shared-contracts/format/frenchDate';
import { useAuth, useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { useState } from 'react';
import styled from 'styled-components';
import { memberAreaTexts as texts } from '../content/memberArea.ts';
import { GoodPicture } from '../goods/GoodPicture.tsx';
import { withRaised } from '../member/raised.tsx';
import { storageLink } from '../member/storageLink.ts';
import type { OwnedProduct, ResourceFile } from './memberAreaApi.ts';
import { OwnedActions, OwnedBody, OwnedRow } from './OwnedRow.tsx';

/** How long a download link works, in seconds. */
const LINK_SECONDS = 300;

interface OwnedResourceProps {
  readonly owned: OwnedProduct;
  readonly files: readonly ResourceFile[];
}

/** What kind of file it is, as people call it: `PDF`. */
const typeOf = ({ path }: ResourceFile) => path.slice(path.lastIndexOf('.') + 1).toUpperCase();

/** Its name without its type, which the sheet before it says. */
const nameOf = (file: ResourceFile) => file.name.replace(texts.ofType(typeOf(file)), '').trim();

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
    <Resource>
      <GoodPicture kind="resource" metadata={product.metadata} />
      <About>
        <h2>{product.name}</h2>
        <div>
          <p>{product.description}</p>
          <small>{withRaised(texts.since(longDate(access_granted_at)))}</small>
          {files.length > 0 ? null : <small>{texts.noFiles}</small>}
        </div>
      </About>
      <OwnedActions>
        {files.map((file) => (
          <Button
            key={file.path}
            type="button"
            $look="quiet"
            aria-disabled={preparing !== undefined}
            onClick={() => void download(file)}
          >
            <FileType aria-hidden="true">{typeOf(file)}</FileType>
            <span>
              <span className="visually-hidden">{texts.downloadNamed}</span> {nameOf(file)}
            </span>{' '}
            <span data-act="">
              <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor">
                <path d="M12 4v11m-5-5 5 5 5-5M5 20h14" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
              </svg>
              <span>
                {preparing === file.path ? (
                  texts.preparing
                ) : (
                  <>
                    {texts.download} <span className="visually-hidden">{texts.ofType(typeOf(file))}</span>
                  </>
                )}
              </span>
            </span>
          </Button>
        ))}
        {files.length > 0 ? <small>{texts.linkHint}</small> : null}
      </OwnedActions>
    </Resource>
  );
}

/** One alone: on phones its picture is as wide as a picture of it in the shop. */
const Resource = styled(OwnedRow)`
  @media (max-width: 47.99rem) {
    &:only-child img,
    &:only-child h2 {
      grid-column: 1 / -1;
      aspect-ratio: 8 / 5;
    }
    &:only-child h2 {
      aspect-ratio: auto;
    }
    /* As near to it as what is said below it. */
    &:only-child h2 + div {
      margin-top: -0.55rem;
    }
  }
`;

/** Of a file, a sheet with its type on it. */
const FileType = styled.i`
  display: grid;
  flex: none;
  place-items: center;
  min-width: 2.5rem;
  min-height: 2.75rem;
  padding: 0.6rem 0.35rem 0.2rem;
  border: 1px solid var(--ag-line);
  border-radius: 0.3rem 0.8rem 0.3rem 0.3rem;
  background: var(--ag-band);
  font: 700 0.6875rem/1 var(--ag-text);
  letter-spacing: 0.03em;
  color: var(--ag-ink-soft);
`;

/** On phones the name alone stands beside the picture. */
const About = styled(OwnedBody)`
  & > div {
    display: grid;
    gap: inherit;
  }
  @media (max-width: 47.99rem) {
    display: contents;
    & > h2 {
      align-self: center;
    }
    & > div {
      grid-column: 1 / -1;
    }
  }
`;

import { Button } from '@agence/shared-contracts/ui/Button';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { SectionOf } from '../content/landing.ts';
import { acceptEmbed, isEmbedAccepted } from '../embed/embedConsent.ts';
import { mapUrl } from './mapUrl.ts';
import { TerritoryArt } from './TerritoryArt.tsx';

/** A drawn map; the one of OpenStreetMap takes its place on a click, which is remembered (AMB-49). */
export function LocationMap({ label, focus, show, notice, ...bounds }: SectionOf<'location'>['map']) {
  const [shown, setShown] = useState<'drawing' | 'remembered' | 'asked'>('drawing');
  useEffect(() => setShown(isEmbedAccepted('map') ? 'remembered' : 'drawing'), []);
  function open() {
    acceptEmbed('map');
    setShown('asked');
  }
  if (shown !== 'drawing') {
    return (
      <Frame>
        <iframe
          ref={shown === 'asked' ? takeFocus : undefined}
          title={label}
          src={mapUrl(bounds)}
          loading="lazy"
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      </Frame>
    );
  }
  return (
    <Frame>
      <TerritoryArt focus={focus} alt={label} />
      <div>
        <Button type="button" $look="quiet" onClick={open}>
          {show}
        </Button>
        <small>{notice}</small>
      </div>
    </Frame>
  );
}

/** The button that was in focus is gone. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

const Frame = styled.div`
  overflow: hidden;
  width: 100%;
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  box-shadow: 0 0 0 1px var(--ag-line);
  & > svg,
  & > iframe {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 4 / 3;
    border: 0;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1rem;
    padding: 1rem 1.25rem;
  }
  & > div > button {
    padding-inline: 0;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  & small {
    flex: 1 1 12rem;
    line-height: 1.4;
  }
  @media (scripting: none) {
    & > div > button {
      display: none;
    }
  }
`;

import { ContourArt } from '@agence/shared-contracts/art/ContourArt';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Logo } from '@agence/shared-contracts/ui/Logo';
import { useState } from 'react';
import styled from 'styled-components';
import { certificateTexts as texts } from '../content/certificate.ts';
import { longDate } from '../member/longDate.ts';
import type { Certificate } from './certificate.ts';

/** A certificate on screen and on paper: one landscape sheet, nothing of the site around it. */
export function CertificateSheet({ certificate }: { readonly certificate: Certificate }) {
  const [isCopied, setCopied] = useState(false);
  const { holder_name, formation_title, creator_name, issued_at, number } = certificate;
  const copy = async () => {
    await navigator.clipboard.writeText(location.href);
    setCopied(true);
  };
  return (
    <Page>
      <Sheet data-theme="light">
        <Art seed={formation_title} levels={12} />
        <Logo />
        <Kicker>{texts.title}</Kicker>
        <p>{texts.awardedTo}</p>
        <h1>{holder_name ?? texts.unnamed}</h1>
        <p>{texts.for}</p>
        <h2>{formation_title}</h2>
        {creator_name ? <p>{texts.by(creator_name)}</p> : null}
        <dl>
          <div>
            <dt>{texts.on('').trim()}</dt>
            <dd>{longDate(issued_at)}</dd>
          </div>
          <div>
            <dt>{texts.number}</dt>
            <dd>{number}</dd>
          </div>
        </dl>
      </Sheet>
      <Aside>
        <div>
          <strong>✓ {texts.verified}</strong>
          <p>{texts.verifiedDetail}</p>
        </div>
        <Button type="button" onClick={() => print()}>
          {texts.print}
        </Button>
        <Button type="button" $look="secondary" onClick={copy}>
          {isCopied ? texts.copied : texts.copy}
        </Button>
      </Aside>
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem;
  max-width: 64rem;
  padding-block: clamp(2rem, 5vw, 4rem) var(--ag-section);
  @media print {
    position: fixed;
    inset: 0;
    z-index: 99;
    max-width: none;
    padding: 0;
    background: #fff;
  }
  @page {
    size: landscape;
    margin: 12mm;
  }
`;

const Sheet = styled.article`
  position: relative;
  display: grid;
  gap: 0.6rem;
  justify-items: center;
  overflow: hidden;
  padding: clamp(2rem, 6vw, 4.5rem) clamp(1.25rem, 5vw, 4rem);
  border-radius: var(--ag-radius-large);
  background: #fffdf8;
  color: var(--ag-ink);
  text-align: center;
  box-shadow:
    inset 0 0 0 1px var(--ag-line),
    inset 0 0 0 0.6rem #fffdf8,
    inset 0 0 0 calc(0.6rem + 1.5px) var(--ag-moss),
    var(--ag-shadow);
  & > * {
    position: relative;
  }
  & > p {
    color: var(--ag-ink-soft);
  }
  & > h1 {
    font-size: var(--ag-size-1);
  }
  & > h2 {
    max-width: 24ch;
    font-size: var(--ag-size-2);
  }
  & > dl {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 1rem 4rem;
    margin-top: 2rem;
  }
  & dt {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  & dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  @media print {
    align-content: center;
    height: 100%;
    box-shadow: none;
    border: 1.5px solid var(--ag-moss);
    print-color-adjust: exact;
  }
`;

const Art = styled(ContourArt)`
  && {
    position: absolute;
  }
  opacity: 0.55;
  mask-image: none;
`;

const Kicker = styled.strong`
  margin-top: 1.5rem;
  font-size: var(--ag-size-lead);
  color: var(--ag-ember);
`;

const Aside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1rem;
  & > div {
    flex: 1 1 20rem;
  }
  & strong {
    color: var(--ag-moss);
  }
  & p {
    color: var(--ag-ink-soft);
  }
  @media print {
    display: none;
  }
`;

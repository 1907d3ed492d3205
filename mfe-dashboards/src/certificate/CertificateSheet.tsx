import { formatDuration } from '@agence/shared-contracts/backend/duration';
import { longDate } from '@agence/shared-contracts/format/frenchDate';
import { useShell } from '@agence/shared-contracts/platform';
import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Logo } from '@agence/shared-contracts/ui/Logo';
import { useState } from 'react';
import styled from 'styled-components';
import { certificateTexts as texts } from '../content/certificate.ts';
import { withRaised } from '../member/raised.tsx';
import { Border, Mountain, Seal } from './CertificateArt.tsx';
import { CheckNumber } from './CheckNumber.tsx';
import type { Certificate } from './certificate.ts';

interface CertificateSheetProps {
  readonly certificate: Certificate;
  /** Where anybody verifies it. */
  readonly address: string;
}

/** A certificate on screen and on paper: one landscape sheet, nothing of the site around it. */
export function CertificateSheet({ certificate, address }: CertificateSheetProps) {
  const { ui } = useShell();
  const [isCopied, setCopied] = useState(false);
  const { holder_name, formation_title, creator_name, issued_at, number, modules, minutes } = certificate;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      ui.toast({ title: texts.copyFailed, tone: 'destructive' });
    }
  };
  const length = [
    ...(modules > 0 ? [texts.modules(modules)] : []),
    ...(minutes > 0 ? [texts.hours(formatDuration(minutes))] : []),
  ].join(' · ');
  return (
    <Page>
      <Sheet data-theme="light">
        <Border number={number} />
        <Top>
          <Logo />
          <strong>{texts.title}</strong>
        </Top>
        <p>{texts.awardedTo}</p>
        <h1>{holder_name ?? texts.unnamed}</h1>
        <p>{texts.for}</p>
        <h2>{formation_title}</h2>
        {length ? <Length>{length}</Length> : null}
        <Mountain number={number} />
        <Foot>
          {creator_name ? (
            <Signature>
              <strong translate="no">{creator_name}</strong>
              <span>{texts.signed}</span>
            </Signature>
          ) : (
            <div />
          )}
          <Seal number={number} year={new Date(issued_at).getFullYear()} />
          <dl>
            <dt>{texts.on('').trim()}</dt>
            <dd>{withRaised(longDate(issued_at))}</dd>
            <dt>{texts.number}</dt>
            <dd translate="no">{number}</dd>
          </dl>
        </Foot>
        <small>
          {texts.uncredited} {texts.verify} <span translate="no">{address.replace(/^https?:\/\//, '')}</span>
        </small>
      </Sheet>
      <Aside>
        <div>
          <strong>✓ {texts.verified}</strong>
          <p>{texts.verifiedDetail}</p>
        </div>
        <Button type="button" onClick={() => print()}>
          {texts.print}
        </Button>
        <ButtonLink $look="secondary" href={linkedInAddress(certificate, address)} target="_blank" rel="noopener">
          {texts.linkedIn}
        </ButtonLink>
        <Button type="button" $look="secondary" onClick={copy}>
          <span aria-live="polite">{isCopied ? texts.copied : texts.copy}</span>
        </Button>
        <CheckNumber />
      </Aside>
    </Page>
  );
}

/** Where LinkedIn adds a certificate to a profile. */
function linkedInAddress({ formation_title, issued_at, number }: Certificate, address: string): string {
  const issued = new Date(issued_at);
  const search = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: formation_title,
    issueYear: String(issued.getFullYear()),
    issueMonth: String(issued.getMonth() + 1),
    certUrl: address,
    certId: number,
  });
  return `https://www.linkedin.com/profile/add?${search}`;
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem 3rem;
  align-items: start;
  padding-block: clamp(1.5rem, 4vw, 3rem) var(--ag-section);
  @media (min-width: 68rem) {
    grid-template-columns: minmax(0, 1fr) 19rem;
  }
  @media print {
    position: fixed;
    inset: 0;
    z-index: 99;
    display: block;
    max-width: none;
    padding: 0;
    background: #fff;
  }
  @page {
    size: 11in 8.5in;
    margin: 0;
  }
`;

/** Everything on it grows with its width, on screen and on paper; on phones it is as high as it must be. */
const Sheet = styled.article`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: start;
  container-type: inline-size;
  background: #fffdf8;
  color: var(--ag-ink);
  text-align: center;
  box-shadow: var(--ag-shadow);
  & > * {
    min-width: 0;
  }
  & > p {
    margin-top: calc(0.8 * var(--unit));
    font-size: calc(1.05 * var(--unit));
    color: var(--ag-ink-soft);
  }
  & > h1 {
    max-width: 12em;
    margin-top: calc(0.3 * var(--unit));
    font-size: calc(3.6 * var(--unit));
    line-height: 1.05;
    overflow-wrap: anywhere;
  }
  & > h2 {
    max-width: 19.3em;
    margin-top: calc(0.3 * var(--unit));
    font-size: calc(1.75 * var(--unit));
    line-height: 1.15;
  }
  & > small {
    margin-top: calc(0.8 * var(--unit));
    font-size: max(0.6875rem, calc(0.75 * var(--unit)));
    color: var(--ag-ink-soft);
    overflow-wrap: anywhere;
  }
  @media (max-width: 39.99rem) {
    --unit: 0.8125rem;
    padding: 4.5rem 2.75rem 4rem;
    & > h1 {
      font-size: 2rem;
    }
    & > h2 {
      font-size: 1.25rem;
    }
  }
  @media print, (min-width: 40rem) {
    aspect-ratio: 11 / 8.5;
    padding: 0 10% 0;
    align-content: center;
    --unit: 1.62cqw;
  }
  @media print {
    height: 8.5in;
    box-shadow: none;
    print-color-adjust: exact;
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  width: 100%;
  margin-bottom: 1rem;
  & > strong {
    font: 700 max(0.9375rem, 1.5cqw) / 1.2 var(--ag-display);
    text-align: right;
  }
`;

const Length = styled.strong`
  margin-top: calc(0.6 * var(--unit));
  font-size: calc(1.05 * var(--unit));
  font-weight: 600;
`;

const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  gap: 1rem;
  align-items: end;
  width: 100%;
  margin-top: calc(-3.2 * var(--unit));
  font-size: max(0.75rem, calc(0.92 * var(--unit)));
  line-height: 1.4;
  text-align: left;
  & > svg {
    width: max(6rem, calc(11 * var(--unit)));
    height: auto;
  }
  & p,
  & dt {
    color: var(--ag-ink-soft);
  }
  & dl {
    justify-self: end;
  }
  & dd {
    font-weight: 650;
  }
  @media (max-width: 39.99rem) {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    margin-top: 0;
    text-align: center;
    & > svg {
      order: -1;
    }
    & dl {
      justify-self: center;
    }
  }
`;

/** Who taught, on the line where one signs. */
const Signature = styled.div`
  display: grid;
  justify-self: start;
  min-width: 60%;
  & > strong {
    padding-bottom: 0.25em;
    border-bottom: 1px solid var(--ag-ink);
    font: 600 max(1.05rem, calc(1.5 * var(--unit))) / 1.25 var(--ag-display);
  }
  & > span {
    padding-top: 0.35em;
    color: var(--ag-ink-soft);
  }
  @media (max-width: 39.99rem) {
    justify-self: center;
  }
`;

const Aside = styled.aside`
  display: grid;
  gap: 0.75rem;
  & > div strong {
    color: var(--ag-moss);
  }
  & > div p {
    margin-bottom: 0.75rem;
    font-size: 0.9375rem;
    color: var(--ag-ink-soft);
  }
  @media (min-width: 40rem) and (max-width: 67.99rem) {
    grid-template-columns: 1fr 1fr;
    & > div {
      grid-column: 1 / -1;
    }
  }
  @media print {
    display: none;
  }
`;

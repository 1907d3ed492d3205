import { brand } from '@agence/shared-contracts/brand';
import type { NavigationEntry } from '@agence/shared-contracts/remote/manifest';
import type { ShellApi } from '@agence/shared-contracts/remote/shell';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Container, laidOutWhenNear } from '@agence/shared-contracts/ui/Layout';
import { Logo } from '@agence/shared-contracts/ui/Logo';
import styled, { css } from 'styled-components';
import type { Consent } from '../consent/consent.ts';
import { footerTexts } from '../content/footer.ts';
import type { LeadOutbox } from '../lead/leadOutbox.ts';
import { CONTACT_DIALOG_ID } from '../toast/uiPort.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import { Quotes } from './Quotes.tsx';

export interface FooterProps {
  readonly path: string;
  readonly navigation: readonly NavigationEntry[];
  readonly shell: ShellApi;
  readonly outbox: LeadOutbox | undefined;
  readonly consent: Consent | undefined;
  /** Claims that are not shown. */
  readonly hiddenClaims?: readonly string[] | undefined;
}

/** The footer of every page. */
export function Footer({ path, navigation, shell, outbox, consent, hiddenClaims }: FooterProps) {
  const { phone, phoneHref, email, hours, social } = shell.contact ?? brand;
  const column = (slot: NavigationEntry['slot'], title: string) => {
    const links = navigation.filter((entry) => entry.slot === slot);
    if (links.length === 0) return null;
    return (
      <nav aria-label={title}>
        {/* May be unfolded before its code is there. */}
        <details suppressHydrationWarning>
          <summary>
            <ColumnTitle>{title}</ColumnTitle>
          </summary>
          <ul>
            {links.map(({ to, label }) => (
              <li key={to}>
                <a href={to}>{label}</a>
              </li>
            ))}
          </ul>
        </details>
      </nav>
    );
  };
  return (
    <Ground>
      <Container>
        <p aria-hidden="true">{footerTexts.degrees}</p>
        <div className="neat">
          <Top>
            <NewsletterForm path={path} shell={shell} outbox={outbox} />
            <Quotes hidden={hiddenClaims} />
          </Top>
          <Columns>
            {column('footer-services', footerTexts.columns.services)}
            {column('footer-resources', footerTexts.columns.resources)}
            {column('footer-company', footerTexts.columns.company)}
            <section aria-label={footerTexts.columns.contact}>
              <ColumnTitle>{footerTexts.columns.contact}</ColumnTitle>
              <ul>
                <li>
                  <a href={phoneHref}>{phone}</a>
                </li>
                <li>
                  <a href={`mailto:${email}`}>{email}</a>
                </li>
                <li>{hours}</li>
                {social.map(({ name, href }) => (
                  <li key={href}>
                    <a href={href} rel="noopener">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
              <Consultation type="button" $look="secondary" commandfor={CONTACT_DIALOG_ID} command="show-modal">
                {footerTexts.consultation}
              </Consultation>
            </section>
          </Columns>
        </div>
        <Bottom>
          <span translate="no">
            <Logo />
          </span>
          <span translate="no">{footerTexts.legal}</span>
          <LegalLinks>
            {navigation
              .filter(({ slot }) => slot === 'footer-legal')
              .map(({ to, label }) => (
                <li key={to}>
                  <a href={to}>{label}</a>
                </li>
              ))}
            <li>
              <button type="button" onClick={() => consent?.ask()}>
                {footerTexts.manageConsent}
              </button>
            </li>
          </LegalLinks>
        </Bottom>
      </Container>
    </Ground>
  );
}

const Top = styled.div`
  display: grid;
  gap: 2.5rem 3rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  padding-bottom: clamp(2rem, 4vw, 3rem);
  @media (min-width: 48rem) and (max-width: 74.99rem) {
    grid-template-columns: 3fr 2fr;
  }
`;

const Ground = styled.footer`
  position: relative;
  /* Where the last section of a page has the same ground. */
  border-top: 1px solid var(--ag-line);
  background: var(--ag-band);
  /* Its ground goes on where the page leaves room for what is docked below. */
  box-shadow: 0 20rem var(--ag-band);
  padding-block: clamp(2rem, 6vw, 3.5rem) 1.5rem;
  /* Where the sheet is: the meridians of Québec. */
  & > div > p {
    margin-bottom: 0.75rem;
    font: 600 0.8125rem/1.4 var(--ag-display);
    color: var(--ag-ink-soft);
    text-align-last: justify;
  }
  /* What is written on the margin of a map sheet stands in its neat line: no closing call, however dark, runs into it. */
  & .neat {
    margin-bottom: 2rem;
    padding: clamp(1.25rem, 4vw, 3.5rem);
    border: 1.5px solid;
    outline: 1px solid;
    outline-offset: 5px;
  }
  @media (max-width: 60rem) and (min-height: 30rem) {
    /* Room for the bar at the thumb while there is one; lists have theirs above them. */
    :root[data-thumb] & {
      padding-bottom: 6.5rem;
    }
    @media (scripting: none) {
      padding-bottom: 6.5rem;
    }
  }
  /* Who works here needs help and the law, and nothing that is for sale (AMB-63): the footer is a line of the page. */
  [data-member] & {
    padding-block: 0.5rem;
    border-top: 1px solid var(--ag-line);
    background: none;
    box-shadow: none;
    & > div {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.75rem 2rem;
      max-width: none;
    }
    & .neat {
      display: contents;
    }
    & > div > p,
    & ${Top},
    & nav,
    & h2,
    & span:has(svg),
    & button[command] {
      display: none;
    }
    /* The edges of the bar above, or of a place beside its rail. */
    --ag-gutter: clamp(1.25rem, 2vw, 1.75rem);
    @media (min-width: 40rem) {
      html:has([data-frame='rail']) & {
        --ag-gutter: inherit;
        margin-left: 6.5rem;
      }
    }
    @media (min-width: 60rem) {
      html:has([data-frame='rail']) & {
        margin-left: 14.5rem;
      }
    }
    /* Above the bar at the thumb. */
    @media (max-width: 39.99rem) {
      padding-bottom: calc(4.5rem + env(safe-area-inset-bottom));
    }
  }
`;

/** On phones the columns are folded, one row each. */
const folded = css`
  & > nav,
  & > section {
    border-top: 1px solid var(--ag-line);
  }
  & summary {
    min-height: 3rem;
  }
  & summary > h2 {
    margin: 0;
  }
  & details > ul {
    columns: 2;
    column-gap: 1.5rem;
    padding-bottom: 0.75rem;
  }
  & > section {
    padding-top: 1rem;
  }
`;

/** Elsewhere all are open, and nothing can be folded or takes the focus: where the browser can show what is folded. */
const open = css`
  @supports selector(::details-content) {
    & ::details-content {
      content-visibility: visible;
    }
    & summary {
      visibility: hidden;
      pointer-events: none;
    }
    & summary > h2 {
      visibility: visible;
    }
  }
`;

/* Not the newsletter beside them: browsers look at every field of a page, and lay out what it is in. */
const Columns = styled.div`
  /* As high as it will be: what is tapped at the end of a page moves otherwise, as the page gets shorter below it. */
  ${laidOutWhenNear('24.5rem')}
  @media (min-width: 40rem) and (max-width: 60rem) {
    contain-intrinsic-block-size: auto 36rem;
  }
  /* For the ring around what has the focus. */
  overflow-clip-margin: 0.5rem;
  & summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  & summary::after {
    content: '+';
    font-weight: 700;
    color: var(--ag-ember);
  }
  & [open] > summary::after {
    content: '–';
  }
  @media (max-width: 39.99rem) {
    ${folded}
  }
  @media (min-width: 40rem) {
    display: grid;
    gap: 2.5rem 1rem;
    padding-top: clamp(2rem, 4vw, 3rem);
    border-top: 1px solid var(--ag-line);
    ${open}
  }
  & li {
    padding-block: 0.1rem;
    font-size: 0.9375rem;
    color: var(--ag-ink-soft);
  }
  & a {
    display: inline-block;
    padding-block: 0.45rem;
    color: var(--ag-ink);
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
  /* The agency has the longest list: it lies down instead of leaving a hole beside it. */
  & > nav:nth-of-type(3) ul {
    columns: 2;
    column-gap: 1rem;
  }
  /* Places, of which the city is the first, have a column of their own. */
  & li:has(> [href='/agence-marketing-quebec']) {
    break-before: column;
  }
  @media (min-width: 40rem) {
    & > nav {
      position: relative;
    }
    & li:has(> [href='/agence-marketing-quebec'])::before {
      content: '${footerTexts.places}';
      position: absolute;
      top: 0;
      font: 600 1rem/1.4 var(--ag-text);
      color: var(--ag-ink);
    }
  }
  @media (max-width: 60rem) {
    /* What is no link is as high as one. */
    & li {
      align-content: center;
      min-height: 2.75rem;
      padding: 0;
      line-height: 1.35;
    }
    & a {
      padding-block: 0.75rem;
    }
    & > section {
      grid-column: 1 / -1;
    }
    & > section > ul {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      column-gap: 2rem;
    }
  }
  @media (min-width: 40rem) {
    grid-template-columns: 8fr 9fr 15fr;
  }
  @media (min-width: 60rem) {
    grid-template-columns: repeat(2, minmax(0, 4fr)) minmax(0, 7fr) auto;
  }
  [data-member] & {
    display: contents;
    & > section {
      padding: 0;
      border: 0;
    }
    & ul {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 1.5rem;
    }
    & li {
      font-size: var(--ag-size-small);
    }
  }
`;

const ColumnTitle = styled.h2`
  margin-bottom: 0.5rem;
  font: 600 1rem/1.4 var(--ag-text);
  letter-spacing: 0;
`;

const Consultation = styled(Button)`
  margin-top: 1rem;
`;

const Bottom = styled.div`
  ${laidOutWhenNear('8rem')}
  @media (min-width: 40rem) {
    contain-intrinsic-block-size: auto 5.6rem;
  }
  @media (min-width: 60rem) {
    contain-intrinsic-block-size: auto 2.6rem;
  }
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1rem 2rem;
  font-size: var(--ag-size-small);
  color: var(--ag-ink-soft);
`;

const LegalLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.5rem;
  /* What is to press stands together, and whose all of it is comes last. */
  [data-member] & {
    order: -1;
  }
  @media (min-width: 60rem) {
    margin-left: auto;
  }
  & a,
  & button {
    display: inline-block;
    padding: 0.6rem 0;
    border: 0;
    background: none;
    text-decoration: underline 1px;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`;

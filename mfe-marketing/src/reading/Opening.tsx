import { Breadcrumb, Lead } from '@agence/shared-contracts/ui/Text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { openingTexts } from '../content/opening.ts';
import { wideOnPhones } from './wideOnPhones.ts';

interface OpeningProps {
  /** How menus call the page. */
  readonly name: string;
  readonly title: string;
  readonly lead: string;
  /** What follows the lead: an action, a remark. */
  readonly children?: ReactNode;
}

/** How a page that explains something begins: where one is, what it says, in one sentence why. */
export function Opening({ name, title, lead, children }: OpeningProps) {
  return (
    <Head>
      <Breadcrumb aria-label={openingTexts.trail}>
        <ol>
          <li>
            <a href="/">{openingTexts.home}</a>
          </li>
          <li aria-current="page">{name}</li>
        </ol>
      </Breadcrumb>
      <h1>{title}</h1>
      <Lead>{lead}</Lead>
      {children}
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  gap: 1.25rem;
  align-content: start;
  justify-items: start;
  ${wideOnPhones}
  & > h1 {
    max-width: 9em;
    font-size: clamp(2.75rem, 1.7rem + 4.2vw, 5.25rem);
    font-weight: 800;
    line-height: 0.98;
    letter-spacing: -0.035em;
  }
  & > small {
    max-width: 34rem;
    text-wrap: balance;
    color: var(--ag-ink-soft);
  }
`;

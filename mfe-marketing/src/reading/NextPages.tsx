import { Container } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';

interface NextPagesProps {
  readonly label: string;
  readonly links: readonly { readonly to: string; readonly label: string }[];
}

/** Where one may go from the end of a page: lines to choose from, none louder than the others. */
export function NextPages({ label, links }: NextPagesProps) {
  return (
    <Links aria-label={label}>
      {links.map((link) => (
        <a key={link.to} href={link.to}>
          {link.label} <span aria-hidden="true">→</span>
        </a>
      ))}
    </Links>
  );
}

const Links = styled(Container).attrs({ as: 'nav' })`
  padding-block: clamp(2.5rem, 5vw, 4rem);
  & > a {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    padding-block: 1.1rem;
    border-top: 1px solid var(--ag-line);
    font: 600 var(--ag-size-3) / 1.3 var(--ag-display);
    text-decoration: none;
    text-wrap: balance;
  }
  & > a > span {
    color: var(--ag-ember);
  }
  & > a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

import { Container, laidOutWhenNear } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { type Tool, toolPath, tools, toolTexts } from '../content/tools.ts';
import { ToolArt } from './ToolArt.tsx';

/** Leads from a tool to all others. */
export function OtherTools({ than }: { readonly than: Tool }) {
  return (
    <Others aria-labelledby="autres-outils">
      <h2 id="autres-outils">{toolTexts.others}</h2>
      <ul>
        {Object.values(tools)
          .filter(({ slug }) => slug !== than.slug)
          .map((tool) => (
            <li key={tool.slug}>
              <ToolArt slug={tool.slug} />
              <a href={toolPath(tool)}>{tool.name}</a>
              <p>{tool.promise}</p>
            </li>
          ))}
      </ul>
    </Others>
  );
}

const Others = styled(Container).attrs({ as: 'nav' })`
  padding-bottom: var(--ag-section);
  ${laidOutWhenNear('22rem')}
  & > h2 {
    font-size: var(--ag-size-3);
  }
  & > ul {
    display: grid;
    gap: 1.5rem 2.5rem;
    margin-top: 1.5rem;
  }
  & li {
    position: relative;
    display: grid;
    grid-template-columns: 3rem 1fr;
    column-gap: 1.25rem;
    align-content: start;
    padding-top: 1.5rem;
    border-top: 1px solid var(--ag-line);
  }
  & svg {
    grid-row: span 2;
  }
  & a {
    font: 700 1.125rem / 1.3 var(--ag-display);
    text-decoration: none;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & li:hover a {
    text-decoration: underline;
  }
  & p {
    font-size: 0.9375rem;
    color: var(--ag-ink-soft);
  }
  @media (min-width: 60rem) {
    & > ul {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  @media print {
    display: none;
  }
`;

import type { PageProps } from '@agence/shared-contracts/remote/page';
import { Container } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { toolPath, tools } from '../content/tools.ts';
import { indexTexts as texts } from '../content/toolsIndex.ts';
import { Advice } from '../frame/Advice.tsx';
import type { ContourPaths } from '../frame/Contours.tsx';
import { ToolArt } from '../frame/ToolArt.tsx';
import { ToolHero } from '../frame/ToolHero.tsx';

export interface IndexData {
  readonly contours: ContourPaths;
}

/** `/outils`: the four tools, and what holds for all of them. */
export function ToolsIndex({ data: { contours } }: PageProps<IndexData>) {
  return (
    <>
      <ToolHero contours={contours} title={texts.title} lead={texts.lead} />
      <Container>
        <List>
          {Object.values(tools).map((tool, index) => (
            <li key={tool.slug} data-theme={index === 0 ? 'dark' : undefined}>
              <ToolArt slug={tool.slug} />
              <div>
                <h2>
                  <a href={toolPath(tool)}>{tool.name}</a>
                </h2>
                <p>{tool.promise}</p>
                <small>{tool.effort}</small>
              </div>
            </li>
          ))}
        </List>
        <Notes>
          {texts.notes.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Notes>
      </Container>
      <Advice {...texts.advice} />
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: 1.5rem;
  & > li {
    position: relative;
    display: grid;
    gap: 1.5rem;
    align-items: center;
    padding: clamp(1.5rem, 4vw, 3rem);
    border-radius: var(--ag-radius-large);
    background: var(--ag-surface);
    box-shadow: 0 0 0 1px var(--ag-line);
  }
  /* The audit is where most people should begin. */
  & > li[data-theme] {
    background: var(--ag-spruce);
    color: var(--ag-on-spruce);
  }
  & > li > svg {
    max-width: 20rem;
    justify-self: center;
  }
  & > li > div {
    display: grid;
    gap: 0.75rem;
    align-content: start;
  }
  & a {
    text-decoration: none;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & li:hover a {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  & small {
    font-size: var(--ag-size-small);
    font-weight: 600;
    opacity: 0.75;
  }
  @media (min-width: 60rem) {
    grid-template-columns: repeat(3, 1fr);
    & > li {
      align-content: start;
    }
    & > li[data-theme] {
      grid-column: 1 / -1;
      grid-template-columns: 1fr 1fr;
      gap: clamp(2rem, 6vw, 6rem);
    }
    & > li[data-theme] > svg {
      max-width: 30rem;
    }
    & > li:not([data-theme]) h2 {
      font-size: var(--ag-size-3);
    }
    & > li[data-theme] > svg {
      order: 1;
    }
  }
`;

const Notes = styled.dl`
  display: grid;
  gap: 2rem clamp(2rem, 5vw, 5rem);
  padding-top: var(--ag-section);
  & dt {
    font: 700 var(--ag-size-3) / 1.2 var(--ag-display);
  }
  & dd {
    margin-top: 0.5rem;
    color: var(--ag-ink-soft);
  }
  @media (min-width: 60rem) {
    grid-template-columns: repeat(3, 1fr);
  }
`;

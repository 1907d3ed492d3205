import { homeRelief } from '@agence/shared-contracts/art/pictures';
import type { PageProps } from '@agence/shared-contracts/remote/page';
import { Container, laidOutWhenNear } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { toolPath, tools, toolTexts } from '../content/tools.ts';
import { indexTexts as texts } from '../content/toolsIndex.ts';
import { Advice } from '../frame/Advice.tsx';
import type { ContourPaths } from '../frame/Contours.tsx';
import { ToolHero } from '../frame/ToolHero.tsx';
import type { Examples } from './examplesOf.ts';
import { NextActions } from './NextActions.tsx';
import { Notes } from './Notes.tsx';
import { Sample } from './Sample.tsx';

export interface IndexData {
  readonly contours: ContourPaths;
  readonly examples: Examples;
}

/** `/outils`: the four tools, and what holds for all of them. */
export function ToolsIndex({ data: { contours, examples } }: PageProps<IndexData>) {
  return (
    <>
      <ToolHero contours={contours} title={texts.title} lead={texts.lead} />
      <Container>
        <List>
          {Object.values(tools).map((tool, index) => (
            <li key={tool.slug}>
              <article data-theme={index === 0 ? 'dark' : undefined}>
                <Sample slug={tool.slug} of={examples} />
                <div className="words">
                  <h2>
                    <a href={toolPath(tool)}>{tool.name}</a>
                  </h2>
                  <p>{tool.promise}</p>
                  {index === 0 ? <NextActions {...examples.result} /> : null}
                  <Start>
                    <b>{index === 0 ? toolTexts.startAudit : toolTexts.start}</b>
                    {tool.effort}
                  </Start>
                </div>
              </article>
            </li>
          ))}
        </List>
      </Container>
      <Notes />
      <Advice {...texts.advice} art={homeRelief} />
    </>
  );
}

/** Looks like a button; the whole card is the link. */
const Start = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  margin-top: 0.5rem;
  font-size: var(--ag-size-small);
  & > b {
    padding: 0.6rem 1.25rem;
    border: 1px solid;
    border-radius: 999px;
  }
  & > b::after {
    content: '→';
    margin-left: 0.5rem;
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  & article {
    position: relative;
    display: grid;
    gap: 1.5rem;
    align-items: center;
    height: 100%;
    overflow: clip;
    border-radius: var(--ag-radius-large);
    background: var(--ag-surface);
    box-shadow: 0 0 0 1px var(--ag-line);
  }
  /* What a tool gives goes to the edges of its card. */
  & :not([data-theme]) > .words {
    padding: 0 1.5rem 1.75rem;
  }
  @media (max-width: 59.99rem) {
    & > li > :not([data-theme]) h2 {
      font-size: 1.5rem;
    }
  }
  @media (max-width: 43.99rem) {
    & > li ~ li > article {
      ${laidOutWhenNear('32rem')}
    }
  }
  /* The audit is where most people should begin. */
  & > li > [data-theme] {
    padding: clamp(1.5rem, 4vw, 3rem);
    background: var(--ag-spruce);
    color: var(--ag-on-spruce);
  }
  & > li > [data-theme] b {
    border-color: transparent;
    background: var(--ag-ember);
    color: var(--ag-on-ember);
  }
  & .words {
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
  @media (min-width: 44rem) and (max-width: 59.99rem) {
    & article {
      grid-template-columns: 1fr 1fr;
    }
    & :not([data-theme]) > .words {
      padding-block: 1.75rem;
    }
  }
  @media (min-width: 60rem) {
    grid-template-columns: repeat(3, 1fr);
    & > li:first-child {
      grid-column: 1 / -1;
    }
    & > li > :not([data-theme]) {
      grid-template-rows: auto 1fr;
    }
    & > li > :not([data-theme]) > .words {
      grid-template-rows: auto auto 1fr;
      align-items: end;
      height: 100%;
    }
    & > li > [data-theme] {
      grid-template: auto / 4fr 5fr;
      gap: clamp(2rem, 6vw, 6rem);
    }
    & > li > :not([data-theme]) h2 {
      font-size: 1.3125rem;
    }
    & [data-theme] > svg {
      order: 1;
      max-width: 26rem;
      margin-right: 0;
    }
  }
`;

import type { LoadContext, LoadResult, PageProps } from '@agence/shared-contracts/remote/page';
import { Container, laidOutWhenNear } from '@agence/shared-contracts/ui/Layout';
import { Breadcrumb, Lead } from '@agence/shared-contracts/ui/Text';
import styled, { css } from 'styled-components';
import { LegalBlockView } from './LegalBlockView.tsx';
import { type LegalData, legalData } from './legalData.ts';

export { legalHead as head } from './legalHead.ts';

// The pages are prerendered from this; browsers get it as data.
const open = import.meta.env.BROWSER_BUILD ? undefined : async () => (await import('../content/legal/all.ts')).legal;

/** The legal text that stands at an address. */
export async function load({ path }: LoadContext): Promise<LoadResult<LegalData>> {
  if (!open) throw new Error('Legal pages get their content from the server');
  const text = (await open()).find((legal) => legal.path === path);
  if (!text) throw new Error(`There is no legal text for ${path}`);
  return { kind: 'found', data: legalData(text) };
}

/** A legal text: what it says in short, its contents (beside it, or folded where there is no room), its sections, and what has changed over time. */
export default function LegalPage({ data: { text, texts } }: PageProps<LegalData>) {
  const { title, lead, inShort, sections, versions } = text;
  const contents = (
    <ol>
      {sections.map(({ id, title: name }) => (
        <li key={id}>
          <a href={`#${id}`}>{name}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <Page>
      <Opening>
        <Head>
          <Breadcrumb aria-label="Fil d’Ariane">
            <ol>
              <li>
                <a href="/">{texts.home}</a>
              </li>
              <li aria-current="page">{title}</li>
            </ol>
          </Breadcrumb>
          <h1>{title}</h1>
          <Lead>{lead}</Lead>
          {versions[0] ? (
            <small>
              {texts.updated}&nbsp;: <time dateTime={versions[0].date}>{versions[0].day}</time>
            </small>
          ) : null}
        </Head>
        <InShort aria-label={texts.inShort}>
          <h2>{texts.inShort}</h2>
          <ul>
            {inShort.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </InShort>
      </Opening>
      <Contents aria-label={texts.contents}>
        <h2>{texts.contents}</h2>
        {contents}
      </Contents>
      <Folded suppressHydrationWarning>
        <summary>{texts.contents}</summary>
        <nav aria-label={texts.contents}>{contents}</nav>
      </Folded>
      <Text>
        {sections.map(({ id, title: name, blocks }) => (
          <section key={id} id={id} aria-labelledby={`${id}-titre`}>
            <h2 id={`${id}-titre`}>{name}</h2>
            {blocks.map((block, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places.
              <LegalBlockView key={at} block={block} />
            ))}
          </section>
        ))}
        <section id="versions" aria-labelledby="versions-titre">
          <h2 id="versions-titre">{texts.versions}</h2>
          <dl>
            {versions.map(({ date, day, change }) => (
              <div key={date}>
                <dt>
                  <time dateTime={date}>{day}</time>
                </dt>
                <dd>{change}</dd>
              </div>
            ))}
          </dl>
        </section>
      </Text>
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  gap: 3rem;
  padding-block: clamp(2rem, 5vw, 4rem) var(--ag-section);
  @media (min-width: 64rem) {
    grid-template-columns: 17rem minmax(0, 1fr);
    gap: 4rem 5rem;
  }
`;

/* The summary is in the first view: beside the title where there is room. */
const Opening = styled.div`
  display: grid;
  gap: 3rem;
  @media (min-width: 64rem) {
    grid-column: 1 / -1;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 5rem;
    align-items: start;
  }
`;

const Head = styled.header`
  display: grid;
  gap: 1.25rem;
  & > h1 {
    font-size: min(var(--ag-size-hero), 4rem, 13vw);
    line-height: 1;
    letter-spacing: -0.035em;
  }
  & > small {
    color: var(--ag-ink-soft);
  }
`;

const links = css`
  & ol {
    counter-reset: section;
    border-left: 2px solid var(--ag-line);
  }
  & a {
    display: flex;
    gap: 0.75rem;
    align-items: baseline;
    padding: 0.4rem 0.5rem 0.4rem 1rem;
    line-height: 1.35;
    text-decoration: none;
    /* The list scrolls, which would cut a ring around it. */
    outline-offset: -3px;
  }
  & a::before {
    counter-increment: section;
    content: counter(section);
    min-width: 1.25rem;
    color: var(--ag-ink-soft);
    font-variant-numeric: tabular-nums;
  }
  & a:hover {
    text-decoration: underline;
  }
`;

const Contents = styled.nav`
  display: none;
  align-self: start;
  font-size: 0.9375rem;
  & > h2 {
    margin-bottom: 0.75rem;
    font: 600 var(--ag-size-small) / 1.4 var(--ag-text);
    letter-spacing: 0.04em;
    color: var(--ag-ink-soft);
  }
  & > ol {
    /* The browser itself marks the section that is being read, where it can. */
    scroll-target-group: auto;
  }
  ${links}
  & a {
    margin-left: -2px;
    border-left: 2px solid transparent;
  }
  & a:target-current {
    border-color: var(--ag-ember);
    font-weight: 600;
  }
  @media (min-width: 64rem) {
    position: sticky;
    top: 6.5rem;
    display: block;
    max-height: calc(100dvh - 8rem);
    overflow-y: auto;
  }
`;

const Folded = styled.details`
  border: 1px solid var(--ag-line);
  border-radius: var(--ag-radius);
  & > summary {
    padding: 0.85rem 1.25rem;
    font-weight: 600;
  }
  & ol {
    margin: 0 1.25rem 1rem;
  }
  ${links}
  & a {
    padding-block: 0.65rem;
  }
  @media (min-width: 64rem) {
    display: none;
  }
`;

/* Running text keeps its measure; tables may be as wide as the column. */
const Text = styled.div`
  display: grid;
  /* A section that was laid out on a wider window keeps its width in the browser's memory. */
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2.5rem, 5vw, 4rem);
  counter-reset: section;
  & > section {
    display: grid;
    gap: 1.25rem;
    scroll-margin-top: 6rem;
    ${laidOutWhenNear('40rem')}
    /* For the ring around what has the focus. */
    overflow-clip-margin: 0.5rem;
  }
  /* Not in what is laid out by itself, which counts by itself. */
  & > section[id]:not(#versions) {
    counter-increment: section;
  }
  & > section > h2 {
    display: flex;
    gap: 0.35em;
    font-size: clamp(1.5rem, 1.35rem + 0.6vw, 1.875rem);
    line-height: 1.15;
  }
  & > section[id]:not(#versions) > h2::before {
    content: counter(section) '.';
    flex: none;
    color: var(--ag-ink-soft);
    font-weight: 500;
  }
  & dl > div {
    display: grid;
    gap: 0.25rem 2rem;
    max-width: 34em;
    padding-block: 0.75rem;
    border-top: 1px solid var(--ag-line);
    @media (min-width: 40rem) {
      grid-template-columns: 10rem minmax(0, 1fr);
    }
  }
  & dt {
    font-weight: 600;
  }
`;

const InShort = styled.section`
  display: grid;
  gap: 1.25rem;
  padding: clamp(1.5rem, 4vw, 2.5rem);
  border-radius: var(--ag-radius-large);
  background: var(--ag-band);
  & > h2 {
    font-size: var(--ag-size-3);
  }
  & > ul {
    display: grid;
    gap: 0.75rem;
    max-width: var(--ag-measure);
  }
  & li {
    display: flex;
    gap: 0.9rem;
  }
  & li::before {
    content: '';
    flex: none;
    width: 0.75rem;
    height: 2px;
    margin-top: 0.8em;
    background: var(--ag-ember);
  }
`;

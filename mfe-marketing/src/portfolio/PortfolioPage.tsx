import { usePageUrl } from '@agence/shared-contracts/platform';
import type { LoadContext, LoadResult, PageProps } from '@agence/shared-contracts/remote/page';
import { Container, laidOutAtOnce, Section } from '@agence/shared-contracts/ui/Layout';
import { Eyebrow, Lead, Soft } from '@agence/shared-contracts/ui/Text';
import { useRef } from 'react';
import styled from 'styled-components';
import { Cta } from '../landing/Cta.tsx';
import { useTrackedClicks } from '../landing/useTrackedClicks.ts';
import { CaseStudies } from './CaseStudies.tsx';
import { ClientWords } from './ClientWords.tsx';
import { Figures } from './Figures.tsx';
import { LiveStats } from './LiveStats.tsx';
import { Notices } from './Notices.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import type { PortfolioData } from './portfolioData.ts';
import { SectorFilter } from './SectorFilter.tsx';
import { categoryIn, shownProjects } from './shownProjects.ts';

export { portfolioHead as head } from './portfolioHead.ts';

async function loadPage(context: LoadContext): Promise<LoadResult<PortfolioData>> {
  const { readPortfolio } = await import('./portfolioData.ts');
  return readPortfolio(context);
}

/** The page is read on the server; browsers get it as data. */
export const load = import.meta.env.BROWSER_BUILD ? undefined : loadPage;

/**
 * `/realisations`: demo projects by sector, and the simulated counters (AMB-04); before and between them what the agency
 * has entered of its own on the admin page (AMB-48).
 */
export default function PortfolioPage({ data }: PageProps<PortfolioData>) {
  const { lists } = data;
  const page = useRef<HTMLDivElement>(null);
  useTrackedClicks(page);
  const category = categoryIn(usePageUrl().searchParams, data.projects);
  const projects = shownProjects(data.projects, category);
  return (
    <div ref={page}>
      <Head>
        <Eyebrow>{data.eyebrow}</Eyebrow>
        <h1>{data.title}</h1>
        <Lead>{data.lead}</Lead>
      </Head>
      {lists.live_stats.length > 0 ? <Figures figures={lists.live_stats} texts={data.figures} /> : null}
      {lists.case_studies.length > 0 ? <CaseStudies cases={lists.case_studies} texts={data.cases} /> : null}
      <Studies>
        <Container>
          {lists.live_stats.length + lists.case_studies.length > 0 ? (
            <Examples>
              <h2>{data.examples.title}</h2>
              <Soft>{data.examples.note}</Soft>
            </Examples>
          ) : (
            <h2 className="visually-hidden">{data.examples.title}</h2>
          )}
          <SectorFilter texts={data.filter} selected={category} count={projects.length} />
          <Wall>
            {projects.map((project, index) => (
              <li key={project.id} className={category ? undefined : SPANS[index]}>
                <ProjectCard project={project} texts={data} />
              </li>
            ))}
          </Wall>
        </Container>
      </Studies>
      {lists.live_stats.length > 0 ? null : <LiveStats {...data.stats} />}
      {lists.testimonials.length > 0 ? <ClientWords testimonials={lists.testimonials} texts={data.words} /> : null}
      {lists.success_notifications.length > 0 ? (
        <Notices notices={lists.success_notifications} texts={data.notices} />
      ) : null}
      <Section>
        <Closing>
          <h2>{data.closing.title}</h2>
          <ol>
            {data.closing.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
            <li>
              <p>{data.closing.last}</p>
              <Cta id="hero-audit-premium" location="realisations" label={data.closing.action} />
            </li>
          </ol>
        </Closing>
      </Section>
    </div>
  );
}

/** Widths of the six, so that they are no grid of equals. */
const SPANS = ['wide', 'seven', 'five', 'five', 'seven', 'wide'];

/* What is shown begins right below what is said about it. */
const Studies = styled(Section)`
  ${laidOutAtOnce}
  padding-top: 0;
`;

const Head = styled(Container)`
  display: grid;
  gap: 1.5rem 4rem;
  padding-block: clamp(2.5rem, 6vw, 5rem) 2.5rem;
  & > h1 {
    max-width: 8em;
    font-size: clamp(2.75rem, 1.6rem + 4.6vw, 5.5rem);
    font-weight: 800;
    line-height: 0.98;
    letter-spacing: -0.035em;
  }
  & > ${Lead} {
    color: var(--ag-ink-soft);
    font-size: 1.0625rem;
  }
  @media (min-width: 60rem) {
    grid-template-columns: 8fr 4fr;
    align-items: end;
    & > ${Eyebrow} {
      grid-column: 1 / -1;
    }
  }
`;

const Examples = styled.div`
  display: grid;
  gap: 0.5rem;
  margin-bottom: 2rem;
`;

const Wall = styled.ul`
  display: grid;
  /* A card that was laid out on a wider window keeps its width in the browser's memory. */
  grid-template-columns: minmax(0, 1fr);
  gap: 3.5rem 2rem;
  margin-top: 2rem;
  @media (min-width: 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > .wide {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 60rem) {
    grid-template-columns: repeat(12, 1fr);
    & > li {
      grid-column: span 6;
    }
    & > .seven {
      grid-column: span 7;
    }
    & > .five {
      grid-column: span 5;
    }
  }
`;

const Closing = styled(Container)`
  display: grid;
  gap: 2.5rem;
  & > h2 {
    max-width: 9.3em;
  }
  & > ol {
    counter-reset: step;
  }
  & li {
    position: relative;
    padding: 1.1rem 0 1.1rem 3.5rem;
    border-top: 1px solid var(--ag-line);
  }
  & li::before {
    counter-increment: step;
    content: counter(step);
    position: absolute;
    left: 0;
    font: 700 1.75rem/1.1 var(--ag-display);
    color: var(--ag-ember);
  }
  & li > p {
    margin-bottom: 1rem;
  }
  @media (min-width: 60rem) {
    grid-template-columns: 5fr 7fr;
    gap: 5rem;
  }
`;

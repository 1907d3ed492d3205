import { usePageUrl } from '@agence/shared-contracts/platform';
import type { LoadContext, LoadResult, PageProps } from '@agence/shared-contracts/remote/page';
import { Container, Section } from '@agence/shared-contracts/ui/Layout';
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
import { categoryOf, shownProjects } from './shownProjects.ts';

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
  const category = categoryOf(usePageUrl(), data.projects);
  const projects = shownProjects(data.projects, category);
  return (
    <div ref={page}>
      <Head>
        <Eyebrow>{data.eyebrow}</Eyebrow>
        <h1>{data.title}</h1>
        <Lead>{data.lead}</Lead>
      </Head>
      {lists.live_stats.length > 0 ? (
        <Figures figures={lists.live_stats} texts={data.figures} />
      ) : (
        <LiveStats {...data.stats} />
      )}
      {lists.case_studies.length > 0 ? <CaseStudies cases={lists.case_studies} texts={data.cases} /> : null}
      <Section>
        <Container>
          {lists.live_stats.length + lists.case_studies.length > 0 ? (
            <Examples>
              <h2>{data.examples.title}</h2>
              <Soft>{data.examples.note}</Soft>
            </Examples>
          ) : null}
          <SectorFilter texts={data.filter} selected={category} count={projects.length} />
          <Wall>
            {projects.map((project) => (
              <li key={project.id}>
                <ProjectCard project={project} texts={data} />
              </li>
            ))}
          </Wall>
        </Container>
      </Section>
      {lists.testimonials.length > 0 ? <ClientWords testimonials={lists.testimonials} texts={data.words} /> : null}
      {lists.success_notifications.length > 0 ? (
        <Notices notices={lists.success_notifications} texts={data.notices} />
      ) : null}
      <Section $ground="band">
        <Closing>
          <h2>{data.closing.title}</h2>
          <Cta id="hero-audit-premium" location="realisations" label={data.closing.action} />
        </Closing>
      </Section>
    </div>
  );
}

const Head = styled(Container)`
  display: grid;
  gap: 1.5rem;
  padding-block: clamp(3rem, 8vw, 7rem) clamp(2.5rem, 5vw, 4.5rem);
  & > h1 {
    max-width: 11ch;
    font-size: var(--ag-size-hero);
    font-weight: 800;
    line-height: 0.98;
    letter-spacing: -0.035em;
  }
`;

const Examples = styled.div`
  display: grid;
  gap: 0.5rem;
  margin-bottom: 2rem;
`;

/* Wide and narrow pieces take turns, so that six of them are no grid of equals. */
const Wall = styled.ul`
  display: grid;
  gap: 3.5rem 2.5rem;
  margin-top: 2.5rem;
  @media (min-width: 48rem) {
    grid-template-columns: repeat(12, 1fr);
    & > li {
      grid-column: span 6;
    }
  }
  @media (min-width: 60rem) {
    & > li:nth-child(4n + 1),
    & > li:nth-child(4n + 4) {
      grid-column: span 7;
    }
    & > li:nth-child(4n + 2),
    & > li:nth-child(4n + 3) {
      grid-column: span 5;
    }
  }
`;

const Closing = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 2rem;
  & > h2 {
    max-width: 14ch;
    font-size: var(--ag-size-1);
  }
`;

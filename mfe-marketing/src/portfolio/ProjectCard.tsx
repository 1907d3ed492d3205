import { CoverArt } from '@agence/shared-contracts/art/CoverArt';
import styled from 'styled-components';
import type { PortfolioContent, Project } from '../content/portfolio.ts';

interface ProjectCardProps {
  readonly project: Project;
  readonly texts: PortfolioContent;
}

/** A project: its imaginary map, what it is, what came of it. */
export function ProjectCard({ project, texts }: ProjectCardProps) {
  const { title, category, image, tech, results, description } = project;
  return (
    <Card>
      <CoverArt {...image} alt={`${texts.coverAlt} ${title}`} />
      <small>{texts.filter.categories[category]}</small>
      <h3>{title}</h3>
      <p>{description}</p>
      <p>
        <span className="visually-hidden">{texts.resultLabel}&nbsp;: </span>
        <strong>{results}</strong>
      </p>
      <ul aria-label={texts.techLabel}>
        {tech.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Card>
  );
}

const Card = styled.article`
  display: grid;
  gap: 0.75rem;
  align-content: start;
  & > svg {
    margin-bottom: 0.75rem;
    border-radius: var(--ag-radius-large);
  }
  & > small {
    color: var(--ag-ink-soft);
    font-weight: 600;
  }
  & > h3 {
    font-size: var(--ag-size-2);
  }
  & > p {
    max-width: 52ch;
    color: var(--ag-ink-soft);
  }
  & strong {
    color: var(--ag-moss);
    font: 700 var(--ag-size-3) / 1.25 var(--ag-display);
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  & > ul > li + li::before {
    content: '·';
    margin-right: 0.75rem;
  }
`;

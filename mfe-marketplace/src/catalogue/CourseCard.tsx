import { CoverArt } from '@agence/shared-contracts/art/CoverArt';
import { formatDuration } from '@agence/shared-contracts/backend/duration';
import { formatPrice } from '@agence/shared-contracts/backend/money';
import { type CatalogueItem, LEVEL_LABELS } from '@agence/shared-contracts/backend/schema';
import { CardLink } from '@agence/shared-contracts/ui/Card';
import { Badge } from '@agence/shared-contracts/ui/Text';
import styled, { css } from 'styled-components';
import { catalogueTexts } from '../content/catalogue.ts';

const texts = catalogueTexts.card;

interface CourseCardProps {
  readonly course: CatalogueItem;
  readonly layout: 'grid' | 'list';
  readonly isFavourite: boolean;
  readonly onToggleFavourite: (slug: string) => void;
}

/** One course of the catalogue; the whole card leads to it. */
export function CourseCard({ course, layout, isFavourite, onToggleFavourite }: CourseCardProps) {
  const { slug, title, premium } = course;
  const interval = premium?.subscription_interval ? texts.subscription[premium.subscription_interval] : '';
  return (
    <Frame $list={layout === 'list'}>
      <Cover>
        <CoverArt seed={slug} />
        {course.is_featured ? <Flag>{texts.popular}</Flag> : null}
      </Cover>
      <Body>
        <Meta>
          <Badge $tone="glacier">{course.category.name}</Badge>
          <span>
            {LEVEL_LABELS[course.level]} · {formatDuration(course.estimated_duration_minutes)}
          </span>
        </Meta>
        <Title>
          <CardLink href={`/formations/${slug}`}>{title}</CardLink>
        </Title>
        <Description>{course.description}</Description>
        <Tags>
          {course.tags.slice(0, 3).map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </Tags>
        <Bottom>
          <strong>
            {formatPrice(premium?.price)}
            {premium ? (
              <small>
                {interval} {texts.taxes}
              </small>
            ) : null}
          </strong>
          <span>{course.creator.name}</span>
        </Bottom>
      </Body>
      <Favourite
        type="button"
        aria-pressed={isFavourite}
        aria-label={texts.favourite(title)}
        onClick={() => onToggleFavourite(slug)}
      >
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" stroke="currentColor" strokeWidth="1.8">
          <path d="M10 17S3 12.6 3 7.6A3.7 3.7 0 0 1 10 6a3.7 3.7 0 0 1 7 1.6C17 12.6 10 17 10 17Z" />
        </svg>
      </Favourite>
    </Frame>
  );
}

const Cover = styled.div`
  position: relative;
  overflow: hidden;
  & > svg {
    height: 100%;
  }
`;

const Flag = styled.span`
  position: absolute;
  left: 0.75rem;
  top: 0.75rem;
  padding: 0.1rem 0.6rem;
  border-radius: 999px;
  background: var(--ag-surface);
  font-size: 0.8125rem;
  font-weight: 600;
`;

const listLayout = css`
  grid-template: 100% / minmax(7rem, 15rem) 1fr;
`;

const gridLayout = css`
  grid-template: 9.5rem 1fr / 100%;
`;

const Frame = styled.article<{ $list: boolean }>`
  position: relative;
  display: grid;
  height: 100%;
  overflow: hidden;
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  box-shadow: 0 0 0 1px var(--ag-line);
  ${({ $list }) => ($list ? listLayout : gridLayout)}
  &:hover {
    box-shadow: 0 0 0 1px var(--ag-ink-soft);
  }
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  gap: 0.4rem;
  padding: 0.9rem 1.1rem 1rem;
`;

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.6rem;
  font-size: 0.8125rem;
  color: var(--ag-ink-soft);
`;

const Title = styled.h3`
  font-size: 1.1875rem;
`;

const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-size: 0.9375rem;
  line-height: 1.45;
  color: var(--ag-ink-soft);
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.1rem 0.75rem;
  max-height: 1.5rem;
  overflow: hidden;
  font-size: 0.8125rem;
  color: var(--ag-ink-soft);
  & li::before {
    content: '#';
  }
`;

const Bottom = styled.p`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: 0.75rem;
  margin-top: auto;
  font-size: 0.875rem;
  & > strong {
    font: 700 1.125rem/1 var(--ag-display);
    font-variant-numeric: tabular-nums;
  }
  & small {
    font: 400 0.8125rem/1 var(--ag-text);
    letter-spacing: 0;
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--ag-ink-soft);
  }
`;

const Favourite = styled.button`
  position: absolute;
  right: 0.5rem;
  top: 0.5rem;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: 50%;
  background: color-mix(in srgb, var(--ag-surface) 88%, transparent);
  cursor: pointer;
  & path {
    fill: none;
  }
  &[aria-pressed='true'] {
    color: var(--ag-ember);
  }
  &[aria-pressed='true'] path {
    fill: currentColor;
  }
`;

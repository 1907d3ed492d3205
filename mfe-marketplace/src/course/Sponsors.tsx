import styled from 'styled-components';
import { courseTexts as texts } from '../content/course.ts';
import { Fictional } from '../media/Fictional.tsx';
import { portraits } from '../media/portraits.ts';
import { safeUrl } from '../media/safeUrl.ts';
import type { CourseWithPreviews } from './readCourse.ts';

/** Which companies support a course, said as what it is: their links are marked as paid for. Those of whom we have invented are invented. */
export function Sponsors({ sponsors, creator }: Pick<CourseWithPreviews, 'sponsors' | 'creator'>) {
  if (sponsors.length === 0) return null;
  return (
    <Line>
      {texts.sponsors}{' '}
      {sponsors.map(({ company_name, website_url }, index) => {
        const url = website_url ? safeUrl(website_url) : undefined;
        return (
          <span key={company_name}>
            {index > 0 ? ', ' : null}
            {url ? (
              <a href={url} rel="noopener noreferrer sponsored">
                {company_name}
              </a>
            ) : (
              company_name
            )}
          </span>
        );
      })}
      {creator && portraits.has(creator.slug) ? (
        <>
          {' '}
          <Fictional slug={creator.slug} />
        </>
      ) : null}
    </Line>
  );
}

const Line = styled.p`
  padding: 1rem 1.5rem;
  border-top: 1px dashed var(--ag-edge);
  font-size: var(--ag-size-small);
  color: var(--ag-ink-soft);
`;

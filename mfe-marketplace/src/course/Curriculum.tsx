import { formatDuration } from '@agence/shared-contracts/backend/duration';
import { Badge } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { courseTexts as texts } from '../content/course.ts';
import { Paragraphs } from '../frame/Paragraphs.tsx';
import { PreviewVideo } from './PreviewVideo.tsx';
import type { CourseWithPreviews } from './readCourse.ts';

/** The numbered modules of a course; free samples can be read in place. */
export function Curriculum({ course }: { readonly course: CourseWithPreviews }) {
  return (
    <section aria-labelledby="programme">
      <h2 id="programme">{texts.modules}</h2>
      <Modules>
        {course.modules.map(({ id, title, description, duration_minutes, is_preview }) => {
          const sample = course.previews.find(({ module_id }) => module_id === id);
          return (
            <li key={id}>
              <div>
                <strong>{title}</strong>
                <span className="about">{description}</span>
                {sample ? (
                  <Sample>
                    <summary>{texts.openPreview}</summary>
                    {sample.video_url ? <PreviewVideo url={sample.video_url} title={title} poster={null} /> : null}
                    <Paragraphs text={sample.content} />
                  </Sample>
                ) : null}
              </div>
              <span className="length">
                {is_preview ? <Badge $tone="moss">{texts.preview}</Badge> : null} {formatDuration(duration_minutes)}
              </span>
            </li>
          );
        })}
      </Modules>
    </section>
  );
}

const Modules = styled.ol`
  counter-reset: module;
  & > li {
    counter-increment: module;
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr) auto;
    gap: 0.5rem 1rem;
    padding-block: 1.1rem;
    border-top: 1px solid var(--ag-line);
  }
  & > li::before {
    content: counter(module, decimal-leading-zero);
    font: 700 1.25rem/1.3 var(--ag-display);
    color: var(--ag-ember);
  }
  & .about {
    display: block;
    font-size: 0.9375rem;
    color: var(--ag-ink-soft);
  }
  & .length {
    font-size: 0.9375rem;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  @media (max-width: 40rem) {
    & > li {
      grid-template-columns: 2.25rem minmax(0, 1fr);
    }
    & .length {
      grid-column: 2;
    }
  }
`;

const Sample = styled.details`
  margin-top: 0.35rem;
  & > summary {
    display: inline-block;
    padding-block: 0.6rem;
    font-size: 0.9375rem;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  & > p,
  & > video {
    margin-top: 0.75rem;
  }
`;

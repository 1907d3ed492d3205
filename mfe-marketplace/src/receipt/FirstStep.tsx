import { formatDuration } from '@agence/shared-contracts/backend/duration';
import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import styled from 'styled-components';
import { receiptTexts } from '../content/receipt.ts';
import { CourseRelief } from '../media/CourseRelief.tsx';
import { moduleMinutes } from '../media/moduleMinutes.ts';
import { sizeOf } from '../media/reliefFormats.ts';
import type { BoughtCourse } from './readPayment.ts';

const texts = receiptTexts.climb;
const FORMAT = 'card';

/** A bought course: its whole climb, where one stands, and the first module. */
export function FirstStep({ course }: { readonly course: BoughtCourse }) {
  const minutes = moduleMinutes(course.modules);
  const first = [...course.modules].sort((a, b) => a.order_index - b.order_index)[0];
  return (
    <Panel>
      <div className="climb" aria-hidden="true">
        <CourseRelief course={{ ...course, module_minutes: minutes }} format={FORMAT} />
        <span className="higher">{texts.higher(formatDuration(course.estimated_duration_minutes))}</span>
        <span className="here">{texts.here}</span>
      </div>
      <div className="first">
        <div>
          <p>{receiptTexts.steps.formation.text}</p>
          {first ? (
            <>
              <h3>{first.title}</h3>
              <p>{texts.first(minutes.length, formatDuration(first.duration_minutes))}</p>
            </>
          ) : null}
        </div>
        <ButtonLink href={`/formation-viewer/${course.slug}`}>{receiptTexts.steps.formation.action}</ButtonLink>
      </div>
    </Panel>
  );
}

const { width, height, base, from } = sizeOf(FORMAT);

const Panel = styled.div`
  overflow: hidden;
  width: 100%;
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  box-shadow: 0 0 0 1px var(--ag-line);
  & > .climb {
    position: relative;
    aspect-ratio: ${width} / ${height + base};
    overflow: hidden;
    font-weight: 600;
  }
  & > .climb > span {
    position: absolute;
  }
  & .higher {
    top: 1rem;
    right: 1.25rem;
  }
  /* A line from the words down to the first camp. */
  & .here {
    left: ${(from / width) * 100}%;
    bottom: 29%;
    padding: 0 0.5rem clamp(0.75rem, 5vw, 3rem);
    border-left: 2px solid currentColor;
    line-height: 1.1;
  }
  & > .first {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 1rem 1.5rem;
    padding: 1.25rem 1.5rem;
  }
  & h3 {
    margin-block: 0.35rem 0.15rem;
    font-size: 1.25rem;
  }
  & p {
    font-size: 0.9375rem;
    color: var(--ag-ink-soft);
  }
`;

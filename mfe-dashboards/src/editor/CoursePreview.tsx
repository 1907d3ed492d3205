import { LEVEL_LABELS } from '@agence/shared-contracts/backend/level';
import { formatPrice } from '@agence/shared-contracts/backend/money';
import { Soft } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { editorTexts } from '../content/editor.ts';
import { OwnCover } from '../course-fields/OwnCover.tsx';
import { FactLine } from '../member/FactLine.tsx';
import { Panel } from '../member/Panel.tsx';
import type { EditedCourse } from './editorApi.ts';

const texts = editorTexts.look;
/** Modules that stand in the frame of the phone. */
const SHOWN = 5;

/** What is saved as a visitor meets it on a phone, beside the fields. Narrow windows have the page itself, behind the eye of the head. */
export function CoursePreview({ course }: { readonly course: EditedCourse }) {
  const { title, description, thumbnail_url, category_id, level, premium, modules } = course;
  const shown = modules.filter(({ is_published }) => is_published);
  return (
    <Wide aria-labelledby="apercu">
      <header>
        <div>
          <h2 id="apercu">{texts.title}</h2>
          <Soft>{texts.detail}</Soft>
        </div>
      </header>
      <Phone aria-labelledby="apercu">
        {thumbnail_url ? <img src={thumbnail_url} alt="" /> : <OwnCover category={category_id} />}
        <div>
          <small>
            <FactLine>
              {LEVEL_LABELS[level]}
              {formatPrice(premium?.price ?? 0)}
            </FactLine>
          </small>
          <strong>{title}</strong>
          <p>{description || texts.noDescription}</p>
          {shown.length > 0 ? (
            <ol>
              {shown.slice(0, SHOWN).map((module) => (
                <li key={module.id}>{module.title}</li>
              ))}
            </ol>
          ) : (
            <p>{texts.noModule}</p>
          )}
          {shown.length > SHOWN ? <p>{texts.more(shown.length - SHOWN)}</p> : null}
        </div>
      </Phone>
    </Wide>
  );
}

const Wide = styled(Panel)`
  @media screen and (max-width: 59.99rem) {
    display: none;
  }
  & > header p {
    font-size: var(--ag-size-data);
  }
  /* Beside whatever is being written, whole in a window of 900 pixels. */
  @media screen {
    position: sticky;
    top: 9.25rem;
  }
`;

const Phone = styled.figure`
  overflow: hidden;
  max-width: 16rem;
  margin: 0 auto;
  border: 7px solid var(--ag-ink);
  @media (prefers-color-scheme: dark) {
    border-color: var(--ag-band);
    box-shadow: 0 0 0 1px var(--ag-edge);
  }
  border-radius: 1.75rem;
  background: var(--ag-ground);
  overflow-wrap: anywhere;
  & > img,
  & > svg,
  & > picture {
    display: block;
    width: 100%;
    aspect-ratio: 8 / 5;
    object-fit: cover;
  }
  & > div {
    display: grid;
    gap: 0.4rem;
    padding: 0.9rem;
    font-size: var(--ag-size-label);
    line-height: 1.45;
  }
  /* A long description goes on below what a phone shows first. */
  & strong + p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
    @media print {
      -webkit-line-clamp: none;
    }
  }
  & small,
  & p {
    color: var(--ag-ink-soft);
  }
  & strong {
    font: 700 1.125rem / 1.2 var(--ag-display);
  }
  & ol {
    display: grid;
    gap: 0.3rem;
    padding-left: 1.2rem;
    list-style: decimal;
  }
`;

import { Picture } from '@agence/shared-contracts/art/Picture';
import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';
import { Container, laidOutWhenNear } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { paperOf, type Study } from '../../content/studies/study.ts';
import { studyWords as words } from '../../content/studies/words.ts';
import { type Coloured, coloured } from '../coloured.ts';

interface StudyLookProps {
  readonly study: Study;
  /** Its word in its own faces, which this site does not load. */
  readonly shown: PictureSource;
}

/** Letters and colours of a study, as large as they deserve. */
export function StudyLook({ study: { letters, colours }, shown }: StudyLookProps) {
  const paper = paperOf(colours);
  return (
    <Body aria-label={words.letters}>
      <Sample $ground={paper.value} $ink={paper.ink}>
        <Picture of={shown} alt={letters.sample} light="day" />
        <p>{letters.fonts}</p>
      </Sample>
      <ul>
        {colours.map(({ name, value, ink }) => (
          <Colour key={value} $ground={value} $ink={ink}>
            <span>{name}</span> {value}
          </Colour>
        ))}
      </ul>
    </Body>
  );
}

const Sample = styled.div<Coloured>`
  ${coloured}
`;

const Colour = styled.li<Coloured>`
  ${coloured}
`;

const Body = styled(Container).attrs({ as: 'section' })`
  position: relative;
  display: grid;
  padding-bottom: var(--ag-section);
  ${laidOutWhenNear('44rem')}
  /* As the pictures around it, which show the same colours. */
  @media (prefers-color-scheme: dark) {
    filter: brightness(0.86) saturate(0.94);
  }
  /* One line around letters and colours. */
  &::after {
    content: '';
    position: absolute;
    inset: 0 var(--ag-gutter) var(--ag-section);
    border-radius: var(--ag-radius-large);
    box-shadow: inset 0 0 0 1px var(--ag-line);
    pointer-events: none;
  }
  & > div {
    padding: clamp(1.5rem, 4vw, 3.5rem);
    border-radius: var(--ag-radius-large) var(--ag-radius-large) 0 0;
  }
  /* Its letters begin where the text does: its file has a margin for what reaches over, an eightieth of its width at each side. */
  & img {
    width: 102.5%;
    max-width: none;
    margin-left: -1.25%;
  }
  & p {
    max-width: 25.7em;
    margin-top: 1.5rem;
    font-size: 1.125rem;
  }
  & > ul {
    display: grid;
    grid-template-rows: 2fr 1.4fr 1fr 1fr;
    min-height: 20rem;
    overflow: hidden;
    border-radius: 0 0 var(--ag-radius-large) var(--ag-radius-large);
  }
  & li {
    display: flex;
    justify-content: space-between;
    align-items: end;
    padding: 0.9rem clamp(1.5rem, 4vw, 3.5rem);
    font-variant-numeric: tabular-nums;
  }
  @media (min-width: 60rem) {
    grid-template-columns: 7fr 5fr;
    min-height: 26rem;
    & > div {
      border-radius: var(--ag-radius-large) 0 0 var(--ag-radius-large);
    }
    & > ul {
      border-radius: 0 var(--ag-radius-large) var(--ag-radius-large) 0;
    }
  }
`;

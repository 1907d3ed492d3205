import { Picture } from '@agence/shared-contracts/art/Picture';
import styled from 'styled-components';
import { advertTest } from '../../content/specimens.ts';
import { advertFace, advertProof, advertQuestion } from '../../pictures/pictures.ts';
import { SectionFrame } from './SectionFrame.tsx';

const { title, lead, face, proof, question } = advertTest;

/** In the order of their cost; the last one was stopped. */
const ADVERTS = [
  { ...face, picture: advertFace },
  { ...proof, picture: advertProof },
  { ...question, picture: advertQuestion },
];

/** Advertisements of one account beside each other, with what each of them costs: what the page is about, drawn. */
export function Adverts() {
  return (
    <SectionFrame title={title} lead={lead} ground="spruce">
      <List>
        {ADVERTS.map(({ name, text, cost, picture }) => (
          <li key={name}>
            <Picture of={picture} />
            <h3>{name}</h3>
            {picture === advertQuestion ? <s>{cost}</s> : <b>{cost}</b>}
            <p>{text}</p>
          </li>
        ))}
      </List>
    </SectionFrame>
  );
}

const List = styled.ul`
  display: grid;
  gap: 3rem clamp(1rem, 2.2vw, 2rem);
  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0.35rem 1rem;
    align-content: start;
    align-items: baseline;
  }
  & :is(picture, img) {
    flex: 0 0 100%;
    order: -1;
  }
  & img {
    width: min(100%, 26rem);
    margin-bottom: 1.25rem;
  }
  /* A rule below each; the one that costs least has it in colour. */
  & > li::before {
    content: '';
    flex: 0 0 100%;
    height: 3px;
    margin-bottom: 0.5rem;
    background: var(--ag-edge);
  }
  & > li:first-child::before {
    background: var(--ag-ember);
  }
  & h3 {
    font-size: var(--ag-size-3);
  }
  & b,
  & s {
    font: 700 calc(1.5 * var(--ag-size-3)) / 1.1 var(--ag-display);
    font-variant-numeric: tabular-nums;
  }
  & s {
    text-decoration-color: var(--ag-ember);
    text-decoration-thickness: 3px;
  }
  & p {
    flex: 0 0 100%;
    color: var(--ag-ink-soft);
  }
  @media (min-width: 44rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

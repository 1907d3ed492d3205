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
  gap: 3rem 2rem;
  & > li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0.35rem 1rem;
    align-content: start;
    align-items: baseline;
  }
  & img {
    grid-column: 1 / -1;
    width: 100%;
    margin-bottom: 1.25rem;
  }
  & h3,
  & b,
  & s {
    padding-top: 1rem;
    border-top: 3px solid var(--ag-edge);
    font: 700 var(--ag-size-3) / 1.2 var(--ag-display);
  }
  & b,
  & s {
    margin-left: -1rem;
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  & s {
    text-decoration-color: var(--ag-ember);
    text-decoration-thickness: 3px;
  }
  & p {
    grid-column: 1 / -1;
    color: var(--ag-ink-soft);
  }
  @media (min-width: 48rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

import { Picture } from '@agence/shared-contracts/art/Picture';
import { portraitAminata, portraitElias, portraitHelene } from '@agence/shared-contracts/art/pictures';
import styled from 'styled-components';
import { appointments as texts } from '../content/appointments.ts';
import { Fictional } from '../marks/Fictional.tsx';
import type { TimesData } from './timesData.ts';

const faces = [portraitHelene, portraitElias, portraitAminata];

/** Who one meets, what about, and how it goes: beside the times. */
export function Welcome({ kind }: Pick<TimesData, 'kind'>) {
  const { welcome, about, howLabel, how } = texts;
  return (
    <Body className="beside">
      <Faces>
        {faces.map((face) => (
          <Picture key={face.day} of={face} alt="" light="day" first />
        ))}
        <Fictional className="mark">{welcome.mark}</Fictional>
      </Faces>
      <div>
        <h2>{welcome.title}</h2>
        <p>{welcome.text}</p>
        <p>{about[kind]}</p>
      </div>
      <ol aria-label={howLabel}>
        {how.map(({ name, text }) => (
          <li key={name}>
            <b>{name}</b>
            <br />
            {text}
          </li>
        ))}
      </ol>
    </Body>
  );
}

const Body = styled.div`
  display: grid;
  gap: 1.5rem;
  align-content: start;
  line-height: 1.45;
  /* On phones what one has come for is first. */
  @media (max-width: 47.99rem) {
    order: 1;
  }
  & p {
    margin-top: 0.6rem;
  }
  & li {
    padding-block: 0.75rem;
    border-top: 1px solid var(--ag-line);
  }
`;

const Faces = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 0;
  & img {
    width: 4rem;
    height: 4rem;
    border: 3px solid var(--ag-surface);
    border-radius: 50%;
    object-fit: cover;
  }
  & > picture {
    margin-right: -0.9rem;
  }
  & > .mark {
    margin-left: 1.4rem;
  }
`;

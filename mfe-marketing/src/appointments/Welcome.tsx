import styled from 'styled-components';
import { appointments as texts } from '../content/appointments.ts';
import { Faces } from '../marks/Faces.tsx';
import type { TimesData } from './timesData.ts';

/** Who one meets, what about, and how it goes: beside the times. */
export function Welcome({ kind }: Pick<TimesData, 'kind'>) {
  const { welcome, about, howLabel, how } = texts;
  return (
    <Body className="beside">
      <Faces mark={welcome.mark} />
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

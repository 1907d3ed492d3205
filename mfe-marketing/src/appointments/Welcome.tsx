import styled from 'styled-components';
import { appointments as texts } from '../content/appointments.ts';
import { Faces } from '../marks/Faces.tsx';
import type { TimesData } from './timesData.ts';

/** Who one meets, and what about: beside the times. */
export function Welcome({ kind }: Pick<TimesData, 'kind'>) {
  const { welcome, about } = texts;
  return (
    <Body className="beside">
      <div className="stays">
        <Faces mark={welcome.mark} />
        <h2>{welcome.title}</h2>
        <p>{welcome.text}</p>
        <p>{about[kind]}</p>
      </div>
    </Body>
  );
}

const Body = styled.div`
  line-height: 1.45;
  /* On phones what one has come for is first. */
  @media (max-width: 47.99rem) {
    order: 1;
  }
  & h2 {
    margin-top: 1.5rem;
  }
  & p {
    margin-top: 0.6rem;
  }
`;

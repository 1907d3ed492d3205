import { Picture } from '@agence/shared-contracts/art/Picture';
import styled from 'styled-components';
import { appointments as texts } from '../content/appointments.ts';
import { Faces } from '../marks/Faces.tsx';
import { planRelief } from '../pictures/pictures.ts';
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
      <Picture className="map" of={planRelief} alt="" />
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
  & .map {
    display: none;
  }
  /* Its foot, beside the last times, is a map that comes out of its ground. */
  @media (min-width: 80rem) {
    display: grid;
    grid-template-rows: 1fr auto;
    && {
      padding-bottom: 0;
    }
    & .map {
      display: block;
      width: calc(100% + 4rem);
      max-width: none;
      height: 12rem;
      margin-inline: -2rem;
      object-fit: cover;
      object-position: 63% 40%;
      mask-image: linear-gradient(#0000, #000 60%);
    }
  }
`;

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
        <p className="about">{about[kind]}</p>
      </div>
      <Picture className="map" of={planRelief} alt="" />
    </Body>
  );
}

const Body = styled.div`
  line-height: 1.45;
  & h2 {
    margin-top: 1.5rem;
  }
  & p {
    margin-top: 0.6rem;
  }
  /* On phones it opens the sheet in few lines: faces, and what one comes for, so that the times are soon there. */
  @media (max-width: 47.99rem) {
    && {
      padding-block: 1rem;
    }
    & img {
      width: 3rem;
      height: 3rem;
    }
    /* Faces say it. */
    & h2 {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & p:not(.about) {
      display: none;
    }
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

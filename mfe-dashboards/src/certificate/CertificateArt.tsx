import { altitudeProfile } from '@agence/shared-contracts/art/altitudeProfile';
import { brand } from '@agence/shared-contracts/brand';
import { useId } from 'react';
import styled from 'styled-components';
import { certificateTexts as texts } from '../content/certificate.ts';
import { guilloche, rosette, ticks, waveOf } from '../engraving/engraving.ts';

/** A sheet of 11 × 8.5 inches, at 100 units an inch. */
const SHEET = { width: 1100, height: 850 };
const MARGIN = 22;
const BAND = 30;

/** The guilloche around the sheet: what a copyist would have to redraw. It comes from the certificate's own number. */
export function Border({ number }: { readonly number: string }) {
  const id = useId();
  const { width, height } = SHEET;
  const wave = waveOf(number);
  const tile = guilloche(number, { width: wave, height: BAND });
  const inner = MARGIN + BAND + 10;
  return (
    <Whole viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <pattern id={`${id}-h`} width={wave} height={height} x={MARGIN} y={MARGIN} patternUnits="userSpaceOnUse">
          <path d={tile} />
        </pattern>
        <pattern
          id={`${id}-v`}
          width={wave}
          height={width}
          x={MARGIN}
          y={-MARGIN - BAND}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(90)"
        >
          <path d={tile} />
        </pattern>
        <g id={`${id}-t`}>
          <rect x={MARGIN} y={MARGIN} width={width - 2 * MARGIN} height={BAND} fill={`url(#${id}-h)`} />
        </g>
        <g id={`${id}-l`}>
          <rect x={MARGIN} y={MARGIN} width={BAND} height={height - 2 * MARGIN} fill={`url(#${id}-v)`} />
        </g>
      </defs>
      <use href={`#${id}-t`} />
      <use href={`#${id}-t`} transform={`translate(0 ${height}) scale(1 -1)`} />
      <use href={`#${id}-l`} />
      <use href={`#${id}-l`} transform={`translate(${width} 0) scale(-1 1)`} />
      <path d={`M10 10h${width - 20}v${height - 20}H10z`} data-part="rule" />
      <path
        d={`M${inner} ${inner}h${width - 2 * inner}v${height - 2 * inner}H${inner}z`}
        data-part="rule"
        strokeWidth="0.8"
      />
    </Whole>
  );
}

/** The mountain that the course was, engraved, with the whole way to its flag. */
export function Mountain({ number }: { readonly number: string }) {
  const id = useId();
  const course = { seed: number, level: 'avance', minutes: [1] } as const;
  const { ridge, ground, route, summit, engraved } = altitudeProfile(course, {
    ...{ width: 900, height: 230, from: 120, to: 470, top: -10 },
  });
  return (
    <Engraved viewBox="0 -24 900 254" aria-hidden="true">
      <clipPath id={`${id}-c`}>
        <path d={ground} />
      </clipPath>
      <g clipPath={`url(#${id}-c)`}>
        <path id={`${id}-r`} d={ridge} />
        {engraved(13).map((transform) => (
          <use key={transform} href={`#${id}-r`} transform={transform} />
        ))}
      </g>
      <path d={route} data-part="route" />
      <path d={`M${summit.x} ${summit.y}v-20l13 4.500-13 4.500`} data-part="route" />
    </Engraved>
  );
}

/** The agency's seal, with a rosette of the number's own. */
export function Seal({ number, year }: { readonly number: string; readonly year: number }) {
  const id = useId();
  const centre = { x: 100, y: 100 };
  return (
    <Round viewBox="0 0 200 200" role="img" aria-label={texts.seal(brand.name)}>
      <path id={`${id}-a`} d="M100 100m-71 0a71 71 0 1 1 142 0a71 71 0 1 1-142 0" stroke="none" />
      <circle cx="100" cy="100" r="98" data-part="paper" />
      <path d={ticks({ ...centre, radius: 96 }, 120, 5, 5)} />
      <circle cx="100" cy="100" r="85" />
      <path d={rosette(number, { ...centre, radius: 60 }, 4)} strokeWidth="0.45" />
      <circle cx="100" cy="100" r="61" />
      <circle cx="100" cy="100" r="38" data-part="paper" />
      <text>
        <textPath href={`#${id}-a`} startOffset="2%">
          {`${brand.name.toUpperCase()} · FORMATION MARKETING · QUÉBEC · ${year} ·`}
        </textPath>
      </text>
      <path d="M76 113 92 84l7 12 4-6 21 23" strokeWidth="2.600" />
      <path d="m86.500 103 5.500-10 5.500 10" strokeWidth="2.600" data-part="red" />
    </Round>
  );
}

const Whole = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  fill: none;
  stroke: var(--ag-moss);
  stroke-width: 0.55;
  & [data-part='rule'] {
    stroke-width: 1.5;
  }
`;

const Engraved = styled.svg`
  width: 100%;
  height: auto;
  fill: none;
  stroke: var(--ag-ink-soft);
  stroke-width: 0.7;
  stroke-linejoin: round;
  mask: linear-gradient(to right, transparent, #000 16%, #000 84%, transparent);
  & [data-part='route'] {
    stroke: var(--ag-ember);
    stroke-width: 2.25;
    stroke-linecap: round;
  }
`;

const Round = styled.svg`
  fill: none;
  stroke: var(--ag-ink);
  stroke-width: 0.9;
  stroke-linejoin: round;
  & [data-part='paper'] {
    fill: #fffdf8;
  }
  & [data-part='red'] {
    stroke: var(--ag-ember);
  }
  & text {
    font: 600 11px var(--ag-text);
    letter-spacing: 0.26em;
    fill: var(--ag-ink);
    stroke: none;
  }
`;

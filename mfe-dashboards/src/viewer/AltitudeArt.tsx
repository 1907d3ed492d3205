import styled from 'styled-components';
import { viewerTexts as texts } from '../content/viewer.ts';
import type { ModuleState } from '../progress/learningSession.ts';
import { altitudeRings } from './altitudeRings.ts';
import { isModuleDone } from './reached.ts';

interface AltitudeArtProps {
  /** Name of the mountain, e.g. the course's slug. */
  readonly seed: string;
  /** Modules in order; the first is the foot of the mountain. */
  readonly modules: readonly ModuleState[];
  readonly className?: string;
}

/** The climb so far: each module is a contour line that fills as it is done, up to the summit. */
export function AltitudeArt({ seed, modules, className }: AltitudeArtProps) {
  const done = modules.filter(isModuleDone).length;
  const rings = altitudeRings(seed, Math.max(1, modules.length));
  return (
    <Mountain
      className={className}
      data-theme="dark"
      viewBox="0 0 200 200"
      role="img"
      aria-label={texts.altitude(done, modules.length)}
      fill="none"
    >
      {rings.map((ring, index) => {
        const module = modules[index];
        const percent = module ? (isModuleDone(module) ? 100 : module.completion_percentage) : 0;
        return (
          <g key={ring}>
            <path d={ring} stroke="var(--ag-on-spruce-soft)" strokeOpacity="0.35" strokeWidth="1.25" />
            {percent > 0 ? (
              <Climbed
                d={ring}
                pathLength={100}
                strokeDasharray={`${percent} ${100 - percent}`}
                stroke="var(--ag-ember)"
                strokeWidth="2.75"
              />
            ) : null}
          </g>
        );
      })}
      <path
        d="M100 93l7 12h-14z"
        fill={done === modules.length && done > 0 ? 'var(--ag-ember)' : 'none'}
        stroke={done === modules.length && done > 0 ? 'var(--ag-ember)' : 'var(--ag-on-spruce-soft)'}
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </Mountain>
  );
}

const Mountain = styled.svg`
  width: 100%;
  height: auto;
  aspect-ratio: 1;
`;

const Climbed = styled.path`
  transition: stroke-dasharray 0.6s var(--ag-ease);
`;

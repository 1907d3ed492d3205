import { Picture } from '@agence/shared-contracts/art/Picture';
import { massifVideo } from '@agence/shared-contracts/art/pictures';
import styled from 'styled-components';

/** What one sees through the viewfinder. */
export function CameraArt() {
  return (
    <Viewfinder data-theme="dark" aria-hidden="true">
      <Picture of={massifVideo} alt="" light="night" first />
      <svg className="frame" viewBox="0 0 320 200" preserveAspectRatio="none" aria-hidden="true">
        <path d="M12 44V12h32M276 12h32v32M308 156v32h-32M44 188H12v-32" />
        <path d="M160 88v24M148 100h24" />
      </svg>
      <span>00:14:08</span>
    </Viewfinder>
  );
}

const Viewfinder = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: var(--ag-radius-large);
  & img {
    width: 100%;
    aspect-ratio: 8 / 5;
    object-fit: cover;
  }
  & > .frame {
    position: absolute;
    inset: 1.25rem;
    width: calc(100% - 2.5rem);
    height: calc(100% - 2.5rem);
    fill: none;
    stroke: var(--ag-on-spruce);
    stroke-width: 2;
    & path {
      vector-effect: non-scaling-stroke;
    }
  }
  & > span {
    position: absolute;
    top: 2.75rem;
    left: 3rem;
    display: flex;
    align-items: center;
    gap: 0.6rem;
    color: var(--ag-on-spruce);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & > span::before {
    content: '';
    width: 0.8rem;
    height: 0.8rem;
    border-radius: 50%;
    background: var(--ag-ember);
  }
`;

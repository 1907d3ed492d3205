import { CoverArt } from '@agence/shared-contracts/art/CoverArt';
import styled from 'styled-components';

/** What one sees through the viewfinder. */
export function CameraArt() {
  return (
    <Viewfinder aria-hidden="true">
      <CoverArt seed="tournage-montmorency" tone="night" />
      <svg viewBox="0 0 320 200" preserveAspectRatio="none" aria-hidden="true">
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
  & > svg + svg {
    position: absolute;
    inset: 1.25rem;
    width: calc(100% - 2.5rem);
    height: calc(100% - 2.5rem);
    fill: none;
    stroke: #f3f1e9;
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
    color: #f3f1e9;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & > span::before {
    content: '';
    width: 0.8rem;
    height: 0.8rem;
    border-radius: 50%;
    background: #ff8a5c;
  }
`;

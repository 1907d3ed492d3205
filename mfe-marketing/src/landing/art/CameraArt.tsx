import { Picture } from '@agence/shared-contracts/art/Picture';
import styled from 'styled-components';
import { stillShoot } from '../../pictures/pictures.ts';

/** A day of shooting from behind the camera, and how long it has been running. */
export function CameraArt() {
  return (
    <Viewfinder data-theme="dark" aria-hidden="true">
      <Picture of={stillShoot} alt="" first />
      <span>00:14:08</span>
    </Viewfinder>
  );
}

const Viewfinder = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: var(--ag-radius-large);
  /* As wide as the words, up to the window's edge. */
  @media (min-width: 60rem) {
    margin-right: calc(-1 * max(var(--ag-gutter), (100vw - 82rem) / 2 + var(--ag-gutter)));
    border-radius: var(--ag-radius-large) 0 0 var(--ag-radius-large);
  }
  & img {
    width: 100%;
    aspect-ratio: 16 / 10;
    object-fit: cover;
  }
  /* On its own ground: nothing of the scene passes behind the figures. */
  & > span {
    position: absolute;
    bottom: 1.25rem;
    right: 1.25rem;
    /* On phones as small as it takes to lie on the bench alone. */
    @media (max-width: 39.99rem) {
      bottom: 0.6rem;
      right: 0.6rem;
      font-size: 0.8125rem;
    }
    display: flex;
    padding: 0.35em 0.9em;
    border-radius: 999px;
    background: var(--ag-spruce);
    align-items: center;
    gap: 0.6em;
    color: var(--ag-on-spruce);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & > span::before {
    content: '';
    width: 0.8em;
    height: 0.8em;
    border-radius: 50%;
    background: var(--ag-ember);
  }
`;

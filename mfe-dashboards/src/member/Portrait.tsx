import { CoverArt } from '@agence/shared-contracts/art/CoverArt';
import { Picture } from '@agence/shared-contracts/art/Picture';
import styled from 'styled-components';
import { initialsOf } from './initialsOf.ts';
import { inventedCreators } from './inventedCreators.ts';

interface PortraitProps {
  readonly slug: string;
  readonly name: string;
  readonly photo: string | null;
  /** What the photo shows. */
  readonly alt: string;
}

/** A creator as their page shows them: by their photo, by the face that was drawn for them, or by their initials. */
export function Portrait({ slug, name, photo, alt }: PortraitProps) {
  const drawn = inventedCreators.get(slug);
  return (
    <Frame>
      {photo ? (
        <img src={photo} alt={alt} />
      ) : drawn ? (
        <Picture of={drawn} />
      ) : (
        <>
          <CoverArt seed={slug} tone="spruce" />
          <span aria-hidden="true">{initialsOf(name)}</span>
        </>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  flex: none;
  overflow: hidden;
  width: 6.5rem;
  height: 6.5rem;
  border-radius: var(--ag-radius-large);
  border: 1px solid var(--ag-edge);
  & img,
  & > svg {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  & > span {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    font: 700 2.3rem/1 var(--ag-display);
    color: var(--ag-on-spruce);
  }
`;

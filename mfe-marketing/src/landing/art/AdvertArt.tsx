import { Picture } from '@agence/shared-contracts/art/Picture';
import styled from 'styled-components';
import { exampleMark } from '../../content/exampleMark.ts';
import { Fictional } from '../../marks/Fictional.tsx';
import { goodKitchen } from '../../pictures/pictures.ts';

/** A sponsored post as it passes under a thumb, with what came of it. */
export function AdvertArt() {
  return (
    <Stack aria-hidden="true">
      <Post>
        <header>
          <i />
          <p>
            <strong>Cuisines Boréales</strong>
            <small>Commandité</small>
          </p>
          <Fictional>{exampleMark}</Fictional>
        </header>
        <Picture of={goodKitchen} alt="" first />
        <footer>
          <span>Votre cuisine, prête pour l’été</span>
          <b>En savoir plus</b>
        </footer>
      </Post>
      <Tag>+1 soumission</Tag>
      <Tag>38&nbsp;$ par client</Tag>
    </Stack>
  );
}

const Stack = styled.div`
  position: relative;
  width: min(21rem, 86%);
  margin-inline: auto;
`;

const Post = styled.div`
  overflow: hidden;
  border-radius: 1.5rem;
  background: var(--ag-surface);
  box-shadow: 0 0 0 1px var(--ag-line), var(--ag-shadow);
  rotate: 2.5deg;
  & > header,
  & > footer {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    padding: 1rem 1.25rem;
    line-height: 1.25;
  }
  & > footer {
    justify-content: space-between;
    font-weight: 600;
  }
  & i {
    width: 2.5rem;
    height: 2.5rem;
    border-radius: 50%;
    background: color-mix(in srgb, var(--ag-ink) 85%, var(--ag-surface));
  }
  & > header > span {
    margin-left: auto;
  }
  & strong,
  & small {
    display: block;
  }
  & small {
    color: var(--ag-ink-soft);
  }
  & b {
    flex: none;
    padding: 0.45rem 0.8rem;
    border-radius: var(--ag-radius);
    background: var(--ag-band);
    font-size: var(--ag-size-small);
  }
  & img {
    width: 100%;
    aspect-ratio: 1;
    object-fit: cover;
  }
`;

const Tag = styled.span`
  position: absolute;
  left: -1.5rem;
  bottom: 6.5rem;
  padding: 0.6rem 1.1rem;
  border-radius: 999px;
  background: var(--ag-moss);
  color: var(--ag-ground);
  font-weight: 600;
  box-shadow: var(--ag-shadow);
  rotate: -3deg;
  & + & {
    inset: 5.5rem -1.25rem auto auto;
    background: var(--ag-ink);
    rotate: 4deg;
  }
`;

import styled from 'styled-components';
import { catalogueTexts } from '../content/catalogue.ts';

const texts = catalogueTexts.card;

interface CardActionsProps {
  readonly title: string;
  readonly isFavourite: boolean;
  readonly isLiked: boolean;
  readonly onFavourite: () => void;
  readonly onLike: () => void;
}

/** Bookmark and like of a card; both are kept on the device. */
export function CardActions({ title, isFavourite, isLiked, onFavourite, onLike }: CardActionsProps) {
  return (
    <Buttons className="actions">
      <button type="button" className="like" aria-pressed={isLiked} aria-label={texts.like(title)} onClick={onLike}>
        <Icon path="M10 17S3 12.6 3 7.6A3.7 3.7 0 0 1 10 6a3.7 3.7 0 0 1 7 1.6C17 12.6 10 17 10 17Z" />
      </button>
      <button
        type="button"
        className="keep"
        aria-pressed={isFavourite}
        aria-label={texts.favourite(title)}
        onClick={onFavourite}
      >
        <Icon path="M5 2.8h10v14.4l-5-3.6-5 3.6Z" />
      </button>
    </Buttons>
  );
}

function Icon({ path }: { readonly path: string }) {
  return (
    <svg width="18" height="18" viewBox="0 0 20 20" aria-hidden="true" stroke="currentColor" strokeWidth="1.8">
      <path d={path} strokeLinejoin="round" />
    </svg>
  );
}

const Buttons = styled.div`
  & > button {
    position: absolute;
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    color: var(--ag-ink);
    cursor: pointer;
  }
  /* In the sky of the cover, and beside who teaches. */
  & > .keep {
    right: 0.35rem;
    top: 0.25rem;
  }
  & > .like {
    right: 0.35rem;
    bottom: 3.3rem;
    color: var(--ag-ink-soft);
  }
  & > .like[aria-pressed='true'] {
    color: var(--ag-ember);
  }
  & path {
    fill: none;
  }
  & > [aria-pressed='true'] path {
    fill: currentColor;
  }
`;

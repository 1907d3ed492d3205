import styled from 'styled-components';
import type { PictureCut, PictureSource } from './PictureSource.ts';

interface PictureProps {
  readonly of: PictureSource;
  /** Other words for what is to be seen, or '' where the text beside it says it already. */
  readonly alt?: string;
  /**
   * Fixed where `data-theme` fixes the ground; otherwise by the reader's system, as colours are. A drawing that follows the
   * system by itself is shown by `day`, so that it is not darkened as well.
   */
  readonly light?: 'day' | 'night';
  /** Stands in the first view: asked for at once. Without it the picture waits until it comes near. */
  readonly first?: boolean;
  /** Styles the image; `styled(Picture)` gives one. */
  readonly className?: string;
}

/** Screens that get a picture's cut for phones. */
const PHONES = '(max-width:48rem)';
const NIGHT = '(prefers-color-scheme:dark)';

/**
 * A finished picture, in the light of the page and in the cut for its screen: markup alone, chosen by the browser. It keeps
 * its place before it is there; what lies over it takes the same `object-fit` and `object-position`.
 */
export function Picture({ of, alt = of.alt, light, first, className }: PictureProps) {
  const { width, height, fallback, phone } = of;
  const shown = (cut: PictureCut) => (light === 'night' ? (cut.night ?? cut.day) : cut.day);
  const sources = [...(phone ? sourcesOf(phone, light, PHONES) : []), ...sourcesOf(of, light)];
  // What the image itself shows needs no source, unless another picture stands in for it.
  const [last] = sources.slice(-1);
  const needed = fallback || !last || last.media ? sources : sources.slice(0, -1);
  return (
    <Frame>
      {needed.map(({ media, file, cut }) => (
        <source
          key={media + file}
          media={media || undefined}
          type={fallback ? typeOf(file) : undefined}
          srcSet={file}
          // Another cut has another shape; the image says its own.
          width={cut === of ? undefined : cut.width}
          height={cut === of ? undefined : cut.height}
        />
      ))}
      <Image
        className={className}
        $isDim={of.night === undefined && light !== 'day' ? (light ?? 'system') : undefined}
        src={fallback ?? shown(of)}
        alt={alt}
        width={width}
        height={height}
        loading={first ? undefined : 'lazy'}
        decoding="async"
      />
    </Frame>
  );
}

interface Source {
  readonly media: string;
  readonly file: string;
  readonly cut: PictureCut;
}

function sourcesOf(cut: PictureCut, light: PictureProps['light'], screens = ''): Source[] {
  const of = (file: string, ...media: string[]) => ({ file, cut, media: media.filter(Boolean).join(' and ') });
  const { day, night } = cut;
  if (light || !night) return [of(light === 'night' && night ? night : day, screens)];
  return [of(night, screens, NIGHT), of(day, screens)];
}

const typeOf = (file: string) => (file.endsWith('.avif') ? 'image/avif' : undefined);

const Frame = styled.picture`
  display: contents;
  /* Where the picture stands in a grid, a source would take a place of its own. */
  & > source {
    display: none;
  }
`;

const DIM = 'filter:brightness(.86) saturate(.94);';

const Image = styled.img<{ $isDim: 'night' | 'system' | undefined }>`
  /* The least of rules, so that whoever shows it says another without effort. */
  :where(&) {
    height: auto;
  }
  ${({ $isDim }) => $isDim === 'night' && DIM}
  ${({ $isDim }) => $isDim === 'system' && `@media ${NIGHT}{${DIM}}`}
`;

import { Picture } from '@agence/shared-contracts/art/Picture';
import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';
import styled from 'styled-components';
import { CourseCover } from '../media/CourseCover.tsx';
import type { ReliefFormat } from '../media/reliefFormats.ts';
import { drawn, type ListedProduct } from '../product/readProducts.ts';
import { benches, goodGrounds } from './benches.ts';
import { calendar, calendarWide, call, consultation, kit, plan, resource } from './pictures.ts';

interface ProductPictureProps {
  readonly product: ListedProduct;
  /** How the climb of a course is cut. */
  readonly format: ReliefFormat;
  /** There is room beside the good for more of it. */
  readonly isWide?: boolean;
  /** Stands in the first view. */
  readonly first?: boolean;
  readonly className?: string;
}

/** What is sold, as what it is: a course by its climb, anything else as an object on a bench. */
export function ProductPicture({ product, format, isWide = false, first = false, className }: ProductPictureProps) {
  const { formation } = product;
  if (formation) {
    return (
      <Cover className={className}>
        <CourseCover course={drawn(formation)} format={format} eager={first} />
      </Cover>
    );
  }
  const drawing = drawingOf(product);
  return (
    <Bench $ground={benches[goodGrounds[drawing]]} className={className}>
      <Picture of={isWide && drawing === 'calendar' ? calendarWide : goods[drawing]} first={first} />
    </Bench>
  );
}

/** On what a good stands; a course stands on nothing. */
export function benchOf(product: ListedProduct): (typeof benches)[keyof typeof benches] | undefined {
  return product.formation ? undefined : benches[goodGrounds[drawingOf(product)]];
}

/** A course that is not published any more has no climb to show. */
function drawingOf({ category, metadata }: ListedProduct): keyof typeof goodGrounds {
  return metadata.drawing ?? (category === 'consultation' ? 'consultation' : 'resource');
}

const goods = { calendar, kit, call, plan, resource, consultation } as const satisfies Record<
  keyof typeof goodGrounds,
  PictureSource
>;

const Cover = styled.div`
  overflow: hidden;
  & > svg {
    width: 100%;
    height: 100%;
  }
`;

const Bench = styled.div<{ $ground: (typeof benches)[keyof typeof benches] }>`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  padding: 5%;
  background: ${({ $ground }) => $ground.day};
  @media (prefers-color-scheme: dark) {
    background: ${({ $ground }) => $ground.night};
  }
  & img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

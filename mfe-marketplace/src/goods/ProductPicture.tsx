import { Picture } from '@agence/shared-contracts/art/Picture';
import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';
import styled, { css } from 'styled-components';
import { CourseCover } from '../media/CourseCover.tsx';
import type { ReliefFormat } from '../media/reliefFormats.ts';
import { drawn, type ListedProduct } from '../product/readProducts.ts';
import { calendar, call, consultation, kit, plan, resource } from './pictures.ts';

interface ProductPictureProps {
  readonly product: ListedProduct;
  /** How the climb of a course is cut. */
  readonly format: ReliefFormat;
  /** Stands in the first view. */
  readonly first?: boolean;
  readonly className?: string;
}

/** What is sold, as what it is: a course by its climb, anything else as an object on a bench. */
export function ProductPicture({ product, format, first = false, className }: ProductPictureProps) {
  const { category, formation, metadata } = product;
  if (formation) {
    return (
      <Cover className={className}>
        <CourseCover course={drawn(formation)} format={format} eager={first} />
      </Cover>
    );
  }
  // A course that is not published any more has no climb to show.
  const drawing = metadata.drawing ?? (category === 'consultation' ? 'consultation' : 'resource');
  const { of, ground } = goods[drawing];
  return (
    <Bench $ground={ground} className={className}>
      <Picture of={of} first={first} />
    </Bench>
  );
}

/** Grounds on which goods stand: sand, clay or lichen, by day and by night. */
const benches = {
  sand: css`
    background: #e3dfcd;
    @media (prefers-color-scheme: dark) {
      background: #20382e;
    }
  `,
  clay: css`
    background: #ecd3be;
    @media (prefers-color-scheme: dark) {
      background: #3d2c22;
    }
  `,
  lichen: css`
    background: #d3ddd4;
    @media (prefers-color-scheme: dark) {
      background: #1c3540;
    }
  `,
} as const;

const goods = {
  calendar: { of: calendar, ground: 'sand' },
  kit: { of: kit, ground: 'clay' },
  call: { of: call, ground: 'lichen' },
  plan: { of: plan, ground: 'sand' },
  resource: { of: resource, ground: 'clay' },
  consultation: { of: consultation, ground: 'lichen' },
} as const satisfies Record<string, { of: PictureSource; ground: keyof typeof benches }>;

const Cover = styled.div`
  overflow: hidden;
  & > svg {
    width: 100%;
    height: 100%;
  }
`;

const Bench = styled.div<{ $ground: keyof typeof benches }>`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  padding: 5%;
  ${({ $ground }) => benches[$ground]}
  & img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

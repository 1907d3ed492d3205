import { Picture } from '@agence/shared-contracts/art/Picture';
import type { Json } from '@agence/shared-contracts/backend/database';
import styled from 'styled-components';
import * as v from 'valibot';
import { calendar, call, consultation, kit, plan, resource } from './pictures.ts';
import { TipMark } from './TipMark.tsx';

const goods = { calendar, kit, call, plan, resource, consultation };

/** `products.metadata` is free JSON: a product that names none of our drawings has that of its kind. */
const metadataSchema = v.fallback(
  v.object({ drawing: v.fallback(v.optional(v.picklist(['calendar', 'kit', 'call', 'plan'])), undefined) }),
  {},
);

interface GoodPictureProps {
  readonly kind: 'resource' | 'consultation' | 'tip';
  /** Of its product; undefined where there is none any more. */
  readonly metadata?: Json | undefined;
}

/** What was bought as the shop shows it, in the size of a row; a tip by its mark. */
export function GoodPicture({ kind, metadata }: GoodPictureProps) {
  if (kind === 'tip') return <TipMark />;
  const { drawing } = v.parse(metadataSchema, metadata);
  return <Good of={goods[drawing ?? kind]} alt="" />;
}

/** On phones, whose rows are narrow, some of the bench beside the good is left out; its edge shows in the dark too. */
const Good = styled(Picture)`
  && {
    border: 1px solid var(--ag-line);
  }
  @media (max-width: 47.99rem) {
    && {
      aspect-ratio: 10 / 7;
    }
  }
`;

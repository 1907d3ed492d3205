import { CoverArt } from '@agence/shared-contracts/art/CoverArt';
import { categoryTone } from '@agence/shared-contracts/art/categoryTones';
import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { ProgressBar } from '@agence/shared-contracts/ui/ProgressBar';
import styled from 'styled-components';
import { memberAreaTexts as texts } from '../content/memberArea.ts';
import { longDate } from './longDate.ts';
import type { OwnedProduct } from './memberAreaApi.ts';
import { OwnedActions, OwnedBody, OwnedRow } from './OwnedRow.tsx';

/** A bought course with the learner's progress. */
export function OwnedCourse({ owned, percent }: { readonly owned: OwnedProduct; readonly percent: number }) {
  const { product, access_granted_at } = owned;
  const { slug, category } = product.formation ?? {};
  return (
    <OwnedRow>
      <CoverArt seed={slug ?? product.id} {...categoryTone(category?.slug ?? '')} />
      <OwnedBody>
        <h2>{product.name}</h2>
        <Progress>
          <ProgressBar value={percent} aria-label={texts.progress(product.name, percent)} />
          <strong>{texts.percent(percent)}</strong>
        </Progress>
        <small>{texts.boughtOn(longDate.format(new Date(access_granted_at)))}</small>
      </OwnedBody>
      {slug ? (
        <OwnedActions>
          <ButtonLink $look={percent > 0 ? 'primary' : 'secondary'} href={`/formation-viewer/${slug}`}>
            {percent === 0 ? texts.start : percent === 100 ? texts.open : texts.resume}
          </ButtonLink>
        </OwnedActions>
      ) : null}
    </OwnedRow>
  );
}

const Progress = styled.div`
  display: grid;
  grid-template-columns: minmax(4rem, 20rem) auto;
  justify-content: start;
  align-items: center;
  gap: 0.9rem;
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
`;

import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Container, laidOutWhenNear } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { articleTexts as texts } from '../content/article.ts';
import { articlePath } from '../content/slugs.ts';

/** Opens the shell's booking dialog, before and after JavaScript (BLG-020). */
export function Consultation({ slug, closing }: { readonly slug: string; readonly closing: string }) {
  const { track } = useShell();
  return (
    <Ground data-theme="dark">
      <img src={closing} alt="" width={1280} height={720} loading="lazy" decoding="async" />
      <Body>
        <h2>{texts.consultationTitle}</h2>
        <p>{texts.consultationLead}</p>
        <Button
          type="button"
          commandfor="reserver"
          command="show-modal"
          onClick={() => track({ name: 'cta_clicked', label: 'blog-consultation', location: articlePath(slug) })}
        >
          {texts.consultation}
        </Button>
      </Body>
    </Ground>
  );
}

const Ground = styled.aside`
  position: relative;
  overflow: hidden;
  padding-block: clamp(3.5rem, 8vw, 7rem);
  /* As dark as the picture's sky, out of which it comes without an edge. */
  background: #0a1713;
  ${laidOutWhenNear('29rem')}
  color: var(--ag-on-spruce);
  & > img {
    position: absolute;
    inset: 0 0 auto auto;
    width: 62%;
    height: 100%;
    object-fit: cover;
    object-position: 60% 0;
    filter: brightness(1.25);
    mask-composite: intersect;
    mask-image: linear-gradient(transparent, #000 6%), linear-gradient(
      90deg,
      transparent 22%,
      rgb(0 0 0 / 0.1) 36%,
      rgb(0 0 0 / 0.6) 56%,
      #000 74%
    );
  }
  /* Below the words, where they need the width. */
  @media (max-width: 74.99rem) {
    padding-bottom: min(64vw, 26rem);
    & > img {
      inset: auto 0 0;
      width: 100%;
      height: min(60vw, 24rem);
      mask-image: linear-gradient(transparent, #000 15%);
    }
  }
`;

const Body = styled(Container)`
  position: relative;
  display: grid;
  gap: 1.25rem;
  justify-items: start;
  @media (max-width: 40rem) {
    justify-items: stretch;
  }
  & > p {
    max-width: 28.2em;
    font-size: var(--ag-size-lead);
    color: var(--ag-on-spruce-soft);
  }
`;

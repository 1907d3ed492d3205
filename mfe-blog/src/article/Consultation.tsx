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
  background: var(--ag-spruce);
  ${laidOutWhenNear('29rem')}
  color: var(--ag-on-spruce);
  & > img {
    position: absolute;
    right: 0;
    bottom: 0;
    width: 75%;
    height: 100%;
    object-fit: cover;
    mask-image: radial-gradient(at 100% 100%, #000 30%, #0000 70%);
  }
  /* Below the words, where they need the width. */
  @media (max-width: 59.99rem) {
    padding-bottom: 52vw;
    & > img {
      width: 100%;
      height: 60vw;
    }
  }
`;

const Body = styled(Container)`
  position: relative;
  display: grid;
  gap: 1.25rem;
  justify-items: start;
  & > p {
    max-width: 28.2em;
    font-size: var(--ag-size-lead);
    color: var(--ag-on-spruce-soft);
  }
`;

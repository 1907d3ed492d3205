import { massifContent } from '@agence/shared-contracts/art/pictures';
import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Container } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { articleTexts as texts } from '../content/article.ts';
import { articlePath } from '../content/slugs.ts';

/** Opens the shell's booking dialog, before and after JavaScript (BLG-020). */
export function Consultation({ slug }: { readonly slug: string }) {
  const { track } = useShell();
  return (
    <Ground data-theme="dark">
      <img src={massifContent.night} alt="" width={1280} height={720} loading="lazy" decoding="async" />
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
  color: var(--ag-on-spruce);
  & > img {
    position: absolute;
    inset: auto 0 0 auto;
    width: min(75%, 80rem);
    height: 100%;
    max-width: none;
    object-fit: cover;
    object-position: 70% 40%;
    mask-image: linear-gradient(90deg, transparent, #000 70%);
  }
  /* Below the words, where they need the width. */
  @media (max-width: 59.99rem) {
    padding-bottom: 52vw;
    & > img {
      width: 100%;
      height: 60vw;
      mask-image: linear-gradient(transparent, #000 45%);
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

import { formatPrice } from '@agence/shared-contracts/backend/money';
import type { FormationDetail } from '@agence/shared-contracts/backend/schema';
import { useShell } from '@agence/shared-contracts/platform';
import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Badge } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { courseTexts as texts } from '../content/course.ts';
import { frameTexts } from '../content/frame.ts';
import { StartButton } from './StartButton.tsx';
import type { CourseAccess } from './useCourseAccess.ts';

interface CourseOfferProps {
  readonly course: FormationDetail;
  readonly access: CourseAccess;
}

/** Price and the one thing to do next: start a free course, buy a premium one, or go on with one's own. */
export function CourseOffer({ course, access: { isOwned, isEnrolled } }: CourseOfferProps) {
  const { publicDemo } = useShell();
  const { premium, product } = course;
  return (
    <Panel>
      <Price>
        {formatPrice(premium?.price)}
        {premium ? <small> {frameTexts.taxes}</small> : null}
      </Price>
      <p>
        {premium
          ? premium.subscription_interval
            ? texts.subscription[premium.subscription_interval]
            : texts.once
          : texts.immediate}
      </p>
      {isOwned || (isEnrolled && !premium) ? (
        <>
          {isOwned ? (
            <p>
              <Badge $tone="moss">{texts.owned}</Badge>
            </p>
          ) : null}
          <ButtonLink $wide href={`/formation-viewer/${course.slug}`}>
            {isEnrolled ? texts.goOn : texts.start}
          </ButtonLink>
        </>
      ) : premium && publicDemo ? (
        <>
          <p>
            <Badge $tone="ember">{frameTexts.notForSale.title}</Badge>
          </p>
          <p>{frameTexts.notForSale.detail}</p>
        </>
      ) : premium && product ? (
        <ButtonLink $wide href={`/boutique/produit/${product.id}`}>
          {texts.buy}
        </ButtonLink>
      ) : premium ? (
        <>
          <Button type="button" $wide commandfor="reserver" command="show-modal">
            {texts.request}
          </Button>
          <small>{texts.requestNote}</small>
        </>
      ) : (
        <StartButton course={course} />
      )}
      <p>✓ {texts.certificate}</p>
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  gap: 0.9rem;
  padding: 1.5rem;
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  box-shadow: 0 0 0 1px var(--ag-line);
  & > small {
    color: var(--ag-ink-soft);
  }
`;

const Price = styled.p`
  font: 700 2.5rem/1 var(--ag-display);
  font-variant-numeric: tabular-nums;
  & small {
    font: 400 1rem/1 var(--ag-text);
  }
`;

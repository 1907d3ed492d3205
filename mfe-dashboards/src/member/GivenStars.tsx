import styled from 'styled-components';

interface GivenStarsProps {
  /** 1 to 5. */
  readonly rating: number;
  /** What they say by ear. */
  readonly label: string;
}

/** How many stars a review gives, those not given as outlines. */
export function GivenStars({ rating, label }: GivenStarsProps) {
  return (
    <Stars role="img" aria-label={label}>
      {'★'.repeat(rating)}
      <i>{'★'.repeat(5 - rating)}</i>
    </Stars>
  );
}

const Stars = styled.span`
  color: var(--ag-ember);
  letter-spacing: 0.15em;
  & > i {
    color: transparent;
    -webkit-text-stroke: 1px var(--ag-ember);
  }
`;

import styled from 'styled-components';

interface GivenStarsProps {
  /** 1 to 5. */
  readonly rating: number;
  /** What they say by ear. */
  readonly label: string;
}

/** How many stars a review gives, those not given as outlines: drawn as the page of the course draws them. */
export function GivenStars({ rating, label }: GivenStarsProps) {
  return (
    <Line role="img" aria-label={label} viewBox="0 0 100 20">
      {[10, 30, 50, 70, 90].map((x, index) => (
        <path
          key={x}
          d={`M${x} 1.5l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6-4.5-4.2 6.1-.7z`}
          data-given={index < rating ? '' : undefined}
        />
      ))}
    </Line>
  );
}

const Line = styled.svg`
  width: 5.5em;
  height: 1.1em;
  color: var(--ag-ember);
  fill: none;
  stroke: currentColor;
  & > [data-given] {
    fill: currentColor;
  }
`;

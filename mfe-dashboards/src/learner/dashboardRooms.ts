import { css } from 'styled-components';

/** What the end of the dashboard is like to take, while its code and then what it says comes. */
export const standingsRoom = { height: '28rem', narrow: '34rem' } as const;
export const onwardRoom = { height: '22rem', narrow: '28rem' } as const;

/** Sections of the dashboard below each other, as its page has them. */
export const dashboardParts = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem;
  align-content: start;
`;

import styled from 'styled-components';
import { longDate } from '../member/longDate.ts';
import type { BadgeRow } from './achievementsApi.ts';

/** Badges as survey markers, newest first. */
export function Badges({ badges }: { readonly badges: readonly BadgeRow[] }) {
  return (
    <List>
      {badges.map(({ code, name, earned_at }) => (
        <li key={code}>
          <svg viewBox="0 0 48 48" width="44" height="44" aria-hidden="true" fill="none" strokeWidth="2">
            <path d="M24 3l18.2 10.5v21L24 45 5.8 34.5v-21z" stroke="currentColor" strokeOpacity="0.35" />
            <path d="M24 9.5l12.6 7.2v14.6L24 38.5l-12.6-7.2V16.7z" stroke="currentColor" strokeOpacity="0.6" />
            <path d="M17 30l7-12.5L31 30z" stroke="var(--ag-ember)" strokeLinejoin="round" />
          </svg>
          <div>
            <strong>{name}</strong>
            <time dateTime={earned_at}>{longDate(earned_at)}</time>
          </div>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem 2rem;
  & > li {
    display: flex;
    align-items: center;
    gap: 0.75rem;
  }
  & strong {
    display: block;
    line-height: 1.3;
  }
  & time {
    font-size: var(--ag-size-small);
    opacity: 0.8;
  }
`;

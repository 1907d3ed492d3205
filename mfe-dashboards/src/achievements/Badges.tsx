import { shortDate } from '@agence/shared-contracts/format/frenchDate';
import styled from 'styled-components';
import { earnedTexts as texts } from '../content/earned.ts';
import { withRaised } from '../member/raised.tsx';
import type { BadgeRow } from './achievementsApi.ts';
import { BadgeArt } from './BadgeArt.tsx';

interface BadgesProps {
  readonly badges: readonly BadgeRow[];
  /** How far somebody is on the way to the others; undefined while it is not known. */
  readonly done: { readonly modules: number; readonly courses: number; readonly days: number } | undefined;
}

/** Badges that are earned, then those that come next with how far it is. */
export function Badges({ badges, done }: BadgesProps) {
  const earned = new Set(badges.map(({ code }) => code));
  return (
    <List>
      {[...badges].reverse().map(({ code, name, earned_at }) => (
        <li key={code}>
          <BadgeArt code={code} isEarned />
          <strong>{name}</strong>
          <time dateTime={earned_at}>{withRaised(shortDate(earned_at))}</time>
        </li>
      ))}
      {texts.all
        .filter(({ code }) => !earned.has(code))
        .map(({ code, name }) => (
          <li key={code}>
            <BadgeArt code={code} isEarned={false} />
            <strong>{name}</strong>
            {done ? <span>{wayTo(code, done)}</span> : null}
          </li>
        ))}
    </List>
  );
}

function wayTo(code: (typeof texts.all)[number]['code'], { modules, courses, days }: NonNullable<BadgesProps['done']>) {
  switch (code) {
    case 'premier-pas':
      return texts.modules(Math.min(modules, 1), 1);
    case 'dix-modules':
      return texts.modules(Math.min(modules, 10), 10);
    case 'premiere-formation':
      return texts.courses(Math.min(courses, 1), 1);
    case 'trois-formations':
      return texts.courses(Math.min(courses, 3), 3);
    case 'sept-jours':
      return texts.days(Math.min(days, 7), 7);
    case 'trente-jours':
      return texts.days(Math.min(days, 30), 30);
  }
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 1.5rem 1rem;
  width: 100%;
  & > li {
    display: grid;
    justify-items: center;
    align-content: start;
    gap: 0.15rem;
    font-size: var(--ag-size-small);
    line-height: 1.3;
    text-align: center;
  }
  & svg {
    margin-bottom: 0.5rem;
  }
  & time,
  & span {
    color: var(--ag-ink-soft);
  }
  @media (min-width: 48rem) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

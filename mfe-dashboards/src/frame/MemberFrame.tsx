import { useAuth } from '@agence/shared-contracts/platform';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { SearchSide } from '../search/searchSide.ts';
import { FrameNavigation } from './FrameNavigation.tsx';
import type { FrameEntry } from './frameEntries.ts';

interface MemberFrameProps {
  /** Name of the space one is in. */
  readonly label: string;
  readonly entries: readonly FrameEntry[];
  /** Ways to other spaces. */
  readonly ways?: readonly FrameEntry[];
  /** Entries are being asked for: their room is kept, so that the place does not move when they come. */
  readonly isComing?: boolean;
  readonly path: string;
  readonly search: SearchSide;
  /** Without rail and bar: what is shown has a way back of its own. The search still opens by its keys. */
  readonly bare?: boolean;
  readonly children: ReactNode;
}

/** What stands around all places of a space (AMB-63): a rail on wide screens, a bar at the thumb on phones. */
export function MemberFrame(props: MemberFrameProps) {
  const { label, entries, ways = [], isComing = false, path, search, bare = false, children } = props;
  const { user } = useAuth();
  const isBare = bare || !user || entries.length === 0;
  return (
    <Frame data-frame={isBare && !isComing ? 'bare' : 'rail'}>
      {isComing ? <div /> : user ? <FrameNavigation {...{ label, entries, ways, path, search, isBare }} /> : null}
      <Place>{children}</Place>
    </Frame>
  );
}

/** Working screens are denser than the agency's pages: sizes are those of an application, panels are lines. */
const Frame = styled.div`
  --ag-size-1: clamp(1.75rem, 1.5rem + 1vw, 2.25rem);
  --ag-size-2: 1.5rem;
  --ag-size-3: 1.1875rem;
  --ag-size-lead: 1.0625rem;
  --ag-size-label: 0.8125rem;
  --ag-size-data: 0.9375rem;
  --ag-section: 3.5rem;
  --ag-place: clamp(1.25rem, 3vw, 2.25rem);
  --ag-radius-large: 0.875rem;
  --ag-hover: color-mix(in srgb, var(--ag-ink) 5%, transparent);
  --ag-contour-deep: color-mix(in srgb, var(--ag-contour) 72%, var(--ag-ink-soft));
  --ag-ember-wash: color-mix(in srgb, var(--ag-ember) 9%, var(--ag-surface));
  font-size: 1rem;
  line-height: 1.5;
  font-variant-numeric: tabular-nums;
  /* As high as every other field, a line of our letters with its padding and border: what browsers set into them is higher. */
  & [type^='date'] {
    height: calc(1.436em + 1.4rem + 3px);
  }
  /* What has no rail has the edges of the site's bar above it. */
  &[data-frame='bare'] {
    --ag-gutter: clamp(1.25rem, 2vw, 1.75rem);
  }
  &[data-frame='rail'] {
    @media (min-width: 40rem) {
      display: grid;
      grid-template-columns: var(--ag-rail, 6.5rem) minmax(0, 1fr);
    }
    @media (min-width: 60rem) {
      --ag-rail: 14.5rem;
    }
  }
  /* On the green of the night the wash would be olive. */
  @media (prefers-color-scheme: dark) {
    --ag-ember-wash: #33241a;
  }
  @media print {
    &[data-frame] {
      display: block;
    }
  }
`;

const Place = styled.div`
  min-width: 0;
  [data-frame='rail'] > & {
    /* The footer is below the first screen, whatever is still to come above it. */
    min-height: 100vh;
    @media (min-width: 40rem) {
      /* Its words begin where those of the footer do. */
      margin-left: -1px;
      border-left: 1px solid var(--ag-line);
    }
  }
`;

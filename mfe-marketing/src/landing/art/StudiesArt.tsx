import { Picture } from '@agence/shared-contracts/art/Picture';
import styled from 'styled-components';
import { studiesMark } from '../../content/exampleMark.ts';
import { Fictional } from '../../marks/Fictional.tsx';
import { Phone, Window } from '../../portfolio/frames.tsx';
import { bakeryPhone, bikesScreen } from '../../portfolio/pictures.ts';

/** Sites that we have made: one in its window, which is larger than its column, another on a phone before it. */
export function StudiesArt() {
  return (
    <Stack>
      <Window>
        <Picture of={bikesScreen} first />
      </Window>
      <div className="before">
        <Phone>
          <Picture of={bakeryPhone} alt="" first />
        </Phone>
        <Fictional>{studiesMark}</Fictional>
      </div>
    </Stack>
  );
}

/* The phone stands beside the bicycle, from below the headline down over the window's corner; below the window is said what both are. */
const Stack = styled.div`
  min-width: 0;
  & > ${Window} {
    width: 82%;
  }
  & > .before {
    display: flex;
    flex-direction: row-reverse;
    justify-content: space-between;
    align-items: start;
    margin-top: -25%;
  }
  & > .before > div {
    flex: none;
    width: 30%;
  }
  & > .before > :not(div) {
    margin-top: calc(25% + 1rem);
  }
  /* It ends where the ground of its brand does, not within a line. */
  & > .before img {
    aspect-ratio: 1 / 1.95;
    object-fit: cover;
    object-position: 0 0;
  }
  @media (min-width: 60rem) {
    /* It begins in the gap before its column. */
    margin-left: -2rem;
  }
  @media (min-width: 80rem) {
    margin-left: -4rem;
  }
`;

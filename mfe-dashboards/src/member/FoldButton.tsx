import styled from 'styled-components';
import { TextButton } from './TextButton.tsx';

/** Words that unfold the rest of a list, with the arrow of what is folded: down until it is there (`aria-expanded`). */
export const FoldButton = styled(TextButton)`
  &::after {
    content: '';
    width: 0.55rem;
    height: 0.55rem;
    margin: -0.3rem 0.15rem 0 0;
    border: solid;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  &[aria-expanded='true']::after {
    margin-top: 0.3rem;
    rotate: -135deg;
  }
`;

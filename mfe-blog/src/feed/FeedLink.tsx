import styled from 'styled-components';

/** Link to a feed; write `data-native` on it, because a feed is no page of the site. */
export const FeedLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.6rem;
  padding-block: 0.5rem;
  font-weight: 600;
  &::before {
    content: '';
    width: 0.6rem;
    height: 0.6rem;
    border: solid var(--ag-ember);
    border-width: 2.5px 2.5px 0 0;
    border-top-right-radius: 100%;
  }
`;

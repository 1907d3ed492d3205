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
    width: 0.95rem;
    height: 0.95rem;
    background: radial-gradient(
      circle at 15% 85%,
      var(--ag-ember) 16%,
      transparent 17% 38%,
      var(--ag-ember) 39% 52%,
      transparent 53% 74%,
      var(--ag-ember) 75% 88%,
      transparent 89%
    );
  }
`;

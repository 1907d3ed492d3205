import styled from 'styled-components';

/** One thing among others of its kind: a course, an article. */
export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  box-shadow: 0 0 0 1px var(--ag-line);
`;

/** What a card says, with its breathing space. */
export const CardBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 0.75rem;
  padding: 1.5rem;
`;

/** A link whose target is the whole card around it. */
export const CardLink = styled.a`
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  /* Titles that end after some lines would cut the ring around them. */
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid var(--ag-glacier);
    outline-offset: -3px;
  }
  &:hover {
    text-decoration: underline;
  }
`;

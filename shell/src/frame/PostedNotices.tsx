import styled from 'styled-components';
import { postedTexts as texts } from '../content/frame.ts';

/**
 * What became of a form that was sent without JavaScript (post/redirect/get): the backend leads back to the page with the
 * notice's id as fragment, so the same page serves everybody.
 */
export function PostedNotices() {
  return [texts.ok, texts.error].map(({ id, text }) => (
    <Notice key={id} id={id} role="status">
      {`${text} `}
      <a href="#contenu">{texts.close}</a>
    </Notice>
  ));
}

const Notice = styled.p`
  display: none;
  justify-content: center;
  gap: 1rem;
  padding: 1rem var(--ag-gutter);
  background: var(--ag-ink);
  color: var(--ag-ground);
  &:target {
    display: flex;
  }
`;

import type { ShownLists } from '@agence/shared-contracts/backend/siteLists';
import { Container } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import type { PortfolioContent } from '../content/portfolio.ts';

interface NoticesProps {
  readonly notices: ShownLists['success_notifications'];
  readonly texts: PortfolioContent['notices'];
}

/** News of paid orders. */
export function Notices({ notices, texts }: NoticesProps) {
  return (
    <Body>
      <h2>{texts.title}</h2>
      <ul>
        {notices.map(({ message, location }) => (
          <li key={message}>
            {message}
            {location ? <small>{location}</small> : null}
          </li>
        ))}
      </ul>
    </Body>
  );
}

const Body = styled(Container)`
  padding-bottom: var(--ag-section);
  & > h2 {
    font-size: var(--ag-size-3);
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
    margin-top: 1.25rem;
  }
  & li {
    padding: 0.6rem 1.25rem;
    border-radius: var(--ag-radius);
    background: var(--ag-band);
  }
  & small {
    margin-left: 0.75rem;
    color: var(--ag-ink-soft);
  }
`;

import styled from 'styled-components';
import { accountTexts } from '../content/account.ts';
import { useLossesQuery } from './accountApi.ts';

const texts = accountTexts.remove.losses;

/** What somebody has bought or earned that goes with the account; nothing for who has nothing. */
export function AccountLosses({ userId }: { readonly userId: string }) {
  const { data, isError } = useLossesQuery(userId);
  if (isError) return <p>{texts.failed}</p>;
  if (!data) return null;
  const lost = [
    ...data.bookings.map((title) => texts.booking(title)),
    ...(data.products > 0 ? [texts.courses(data.products)] : []),
    ...(data.certificates > 0 ? [texts.certificates(data.certificates)] : []),
  ];
  if (lost.length === 0) return null;
  return (
    <Lost role="status">
      <p>{texts.title}</p>
      <ul>
        {lost.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Lost>
  );
}

const Lost = styled.div`
  display: grid;
  gap: 0.5rem;
  & > p {
    font-weight: 600;
  }
  & > ul {
    padding-inline-start: 1.25rem;
    list-style: disc;
  }
`;

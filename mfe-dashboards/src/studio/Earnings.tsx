import { formatMoney } from '@agence/shared-contracts/backend/money';
import { shortDate } from '@agence/shared-contracts/format/frenchDate';
import { Soft } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { studioTexts } from '../content/studio.ts';
import { Table } from './SeriesCharts.tsx';
import { useEarningsQuery } from './studioApi.ts';

const texts = studioTexts.earnings;

/** The ledger: what came in, the creator's 70 % and the platform's 30 %; refunds are rows of their own (AMB-47). */
export function Earnings({ creatorId }: { readonly creatorId: string }) {
  const { data } = useEarningsQuery(creatorId);
  return (
    <section aria-labelledby="revenus">
      <h2 id="revenus">{texts.title}</h2>
      <Soft>{texts.rule}</Soft>
      {!data || data.length === 0 ? (
        <Soft>{texts.empty}</Soft>
      ) : (
        <Scroll tabIndex={0} role="group" aria-labelledby="revenus">
          <Ledger aria-labelledby="revenus">
            <thead>
              <tr>
                <th scope="col">{texts.date}</th>
                <th scope="col">{texts.kind}</th>
                <th scope="col">{texts.gross}</th>
                <th scope="col">{texts.share}</th>
                <th scope="col">{texts.platform}</th>
              </tr>
            </thead>
            <tbody>
              {data.map(({ id, kind, gross_cents, creator_cents, platform_cents, created_at }) => (
                <tr key={id}>
                  <th scope="row">
                    <time dateTime={created_at}>{shortDate(created_at)}</time>
                  </th>
                  <td>{texts.kinds[kind]}</td>
                  <td translate="no">{formatMoney(gross_cents)}</td>
                  <td translate="no">{formatMoney(creator_cents)}</td>
                  <td translate="no">{formatMoney(platform_cents)}</td>
                </tr>
              ))}
            </tbody>
          </Ledger>
        </Scroll>
      )}
    </section>
  );
}

const Ledger = styled(Table)`
  /* What it was for is a word. */
  & th:nth-child(2),
  & td:nth-child(2) {
    text-align: left;
  }
`;

const Scroll = styled.div`
  max-height: 26rem;
  margin-top: 1rem;
  overflow: auto;
  @media (max-width: 40rem) {
    padding-right: 2rem;
    /* There is more on this side. */
    mask-image: linear-gradient(to left, transparent, #000 2.5rem);
  }
`;

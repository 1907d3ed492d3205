import { isoDate } from '@agence/shared-contracts/format/frenchDate';
import { requestsTexts as texts } from '../content/requests.ts';
import { csvCell, csvDollars, csvFile } from '../member/csv.ts';
import type { RequestRow } from './requestsApi.ts';

/** Requests as a file, as they stand in the list; amounts in dollars. */
export const requestsCsv = (requests: readonly RequestRow[]): Blob =>
  csvFile(
    texts.csv,
    requests.map((request) => [
      isoDate(new Date(request.created_at)),
      ...[
        request.name,
        request.email,
        request.company ?? '',
        texts.asked[request.asked],
        texts.stages[request.stage],
      ].map(csvCell),
      ...[request.service ?? '', request.due_on ?? ''].map(csvCell),
      request.amount_cents === null ? '' : csvDollars(request.amount_cents),
    ]),
  );

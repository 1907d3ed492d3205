import type { Database } from '@agence/shared-contracts/remote/page';
import { PostgrestClient } from '@supabase/postgrest-js';

/** A question that the page asked: `GET /user_products`, `POST /rpc/my_courses`. */
export interface Asked {
  readonly what: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** What a question is answered with: rows, or a function of the question, which may take its time; a `Response` is sent as it is. */
export type Answers = Record<string, unknown | ((asked: Asked) => unknown)>;

export interface FakeBackend {
  readonly asked: Asked[];
  readonly database: () => Promise<Database>;
  /** Changes or adds answers from now on. */
  answer(answers: Answers): void;
  /** All questions of one kind. */
  to(what: string): Asked[];
}

/** A backend that answers from a table of answers and remembers what it was asked. */
export function createFakeBackend(first: Answers = {}): FakeBackend {
  const answers: Answers = { ...first };
  const asked: Asked[] = [];
  const client = new PostgrestClient('https://backend.test', {
    fetch: async (input, init) => {
      const url = new URL(String(input));
      const what = `${init?.method ?? 'GET'} ${url.pathname}`;
      const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      const question = { what, query: url.searchParams, body };
      asked.push(question);
      if (!(what in answers)) return Response.json({ message: `no answer to ${what}` }, { status: 404 });
      const known = answers[what];
      const answer = await (typeof known === 'function' ? (known as (question: Asked) => unknown)(question) : known);
      if (answer instanceof Response) return answer;
      return init?.method === 'PATCH' || init?.method === 'DELETE'
        ? new Response(null, { status: 204 })
        : Response.json(answer);
    },
  });
  return {
    asked,
    database: async () => client,
    answer: (more) => void Object.assign(answers, more),
    to: (what) => asked.filter((question) => question.what === what),
  };
}

/** A refusal of the database. */
export const refusal = (code: string, status = 409) => Response.json({ code, message: code }, { status });

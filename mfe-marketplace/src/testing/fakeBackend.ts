import type { Database } from '@agence/shared-contracts/remote/page';
import { PostgrestClient } from '@supabase/postgrest-js';

export interface BackendRequest {
  readonly method: string;
  /** Table, `rpc/name` or `functions/name`. */
  readonly name: string;
  readonly search: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
}

/** What the backend answers: rows, a function of the request, or a whole response. */
export type Answer = unknown | Response | ((request: BackendRequest) => unknown);

export interface FakeBackend {
  /** Answers by table, `rpc/name` or `functions/name`; may be changed while a test runs. */
  readonly answers: Record<string, Answer>;
  readonly requests: BackendRequest[];
  readonly fetch: typeof fetch;
  readonly database: () => Promise<Database>;
}

/** Speaks PostgREST and functions to the code under test; a table without an answer fails with 500. */
export function createFakeBackend(answers: Record<string, Answer> = {}): FakeBackend {
  const requests: BackendRequest[] = [];
  const fakeFetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input, 'https://site.test');
    const name = url.pathname.replace(/^\/rest\/v1\//, '').replace(/^\/functions\/v1\//, 'functions/');
    const request: BackendRequest = {
      method: init?.method ?? 'GET',
      name,
      search: url.searchParams,
      headers: new Headers(init?.headers),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    requests.push(request);
    const answer = answers[name];
    const body = typeof answer === 'function' ? await answer(request) : answer;
    if (body instanceof Response) return body.clone();
    if (!(name in answers)) return Response.json({ message: `no answer for ${name}` }, { status: 500 });
    const single = request.headers.get('accept')?.includes('vnd.pgrst.object');
    return Response.json(single && Array.isArray(body) ? body[0] : (body ?? null));
  };
  const client = new PostgrestClient('https://site.test/rest/v1', { fetch: fakeFetch as typeof fetch });
  return { answers, requests, fetch: fakeFetch as typeof fetch, database: async () => client };
}

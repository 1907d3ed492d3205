import { request } from 'node:http';

export interface RawAnswer {
  readonly status: number;
  readonly type: string;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
}

/** A request with exactly this path and these headers, Host included: `fetch` would tidy both. */
export function rawRequest(
  url: string,
  {
    path,
    method = 'GET',
    headers = {},
    body,
  }: { path: string; method?: string; headers?: Record<string, string>; body?: string },
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: String(response.headers['content-type'] ?? ''),
          headers: response.headers,
          body: text,
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { makeHostedOwner } from './hostedOwner.ts';

const SITE = 'https://exemple.ca';

/** What of a hosted project's APIs makes a first owner. @param people addresses that have an account */
async function aProject(people: readonly string[] = []) {
  const accounts = new Map(people.map((email, index) => [email, `id-${index}`]));
  const asked: string[] = [];
  let owner: string | undefined;
  const answers: Record<string, (body: { email: string; target: string }) => readonly [number, unknown]> = {
    'GET /rest/v1/profiles': () => [200, owner ? [{ user_id: owner }] : []],
    'POST /auth/v1/admin/users': ({ email }) => {
      if (accounts.has(email)) return [422, { code: 422, error_code: 'email_exists', msg: 'taken' }];
      accounts.set(email, `id-of-${email}`);
      return [200, { id: accounts.get(email), email }];
    },
    'POST /rest/v1/rpc/make_first_owner': ({ target }) => {
      owner ??= target;
      return [200, owner === target];
    },
    'POST /auth/v1/admin/generate_link': ({ email }) => [
      200,
      { action_link: `https://project/verify?${email}`, email },
    ],
  };
  const server = createServer(async (request, answer) => {
    const text = (await request.setEncoding('utf8').toArray()).join('');
    const what = `${request.method} ${request.url?.split('?')[0]}`;
    const isService = request.headers.apikey === 'secret' && request.headers.authorization === 'Bearer secret';
    asked.push(`${what} ${text}`);
    const [status, body] = isService ? (answers[what]?.(text ? JSON.parse(text) : {}) ?? [404, {}]) : [401, {}];
    answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    asked,
    ownerIs: () => owner,
    make: (email: string, secretKey = 'secret') => makeHostedOwner({ url, secretKey, siteUrl: SITE }, email),
  };
}

test('the first owner is made once, with a link to choose a password by', async () => {
  const { make, asked, ownerIs } = await aProject();
  expect(await make('a@exemple.ca')).toBe('https://project/verify?a@exemple.ca');
  expect(ownerIs()).toBe('id-of-a@exemple.ca');
  const [, created, , linked] = asked;
  expect(created).toMatch(/"password":"[\w-]{43}","email_confirm":true/);
  expect(linked).toContain(`"type":"recovery","email":"a@exemple.ca","redirect_to":"${SITE}"`);
  await expect(make('b@exemple.ca')).rejects.toThrow('There is an owner already');
  expect(asked.filter((line) => line.includes('b@exemple.ca'))).toEqual([]);
});

test('an address that somebody has an account with is refused, and a wrong key', async () => {
  const { make, ownerIs } = await aProject(['a@exemple.ca']);
  await expect(make('a@exemple.ca')).rejects.toThrow('a@exemple.ca has an account already');
  await expect(make('b@exemple.ca', 'other')).rejects.toThrow('does not say whether there is an owner: 401');
  expect(ownerIs()).toBeUndefined();
});

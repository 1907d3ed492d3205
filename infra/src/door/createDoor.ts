import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { BodyRefused } from '@agence/backend/edge/BodyRefused';
import { readBody } from '@agence/backend/edge/readBody';
import { Hono } from 'hono';
import {
  array,
  boolean,
  type GenericSchema,
  integer,
  maxValue,
  minValue,
  nullable,
  number,
  optional,
  pipe,
  record,
  safeParse,
  strictObject,
  string,
} from 'valibot';
import { MAX_BYTES } from '../gate/shape.ts';
import { MAX_PREVIEW_MS } from '../preview/token.ts';
import { entryOf } from '../registry/entry.ts';
import { parseJson } from '../registry/json.ts';
import { RegistryError } from '../registry/RegistryError.ts';
import { createRefusals } from '../registry/refusals.ts';
import { readRegistry } from '../registry/registryFile.ts';
import { manifestHash } from '../registry/releaseStore.ts';
import { SIGNATURE_FILE } from '../registry/signatureFile.ts';
import { storeControl } from '../registry/storeControl.ts';
import { assertMayChange, holderOf, type Root, readRoot, teamOfKey } from '../registry/teams.ts';
import { temporaryOf } from '../registry/temporary.ts';
import { readRelease } from '../registry/validateRelease.ts';
import { refresh } from '../store/refresh.ts';
import { DoorRefusal } from './DoorRefusal.ts';
import { receiveRelease, tooLarge } from './receiveRelease.ts';
import { bodyHash, readSignedRequest } from './signedRequest.ts';

export interface DoorOptions {
  /** Folder of the store. */
  readonly dataDir: string;
  /** Public address of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** Whether a nonce is seen for the first time. */
  readonly isNew: (nonce: string) => Promise<boolean>;
  /** Looks at a release before it is kept. @throws RegistryError with what to change */
  readonly gate: (folder: string) => Promise<unknown>;
}

/** Who asks, once that is certain. */
interface Caller {
  readonly key: string;
  readonly by: string;
  readonly isRoot: boolean;
  readonly teams: Root['teams'];
  /** SHA-256 of the body. */
  readonly body: string;
}

/** What is known of a request while it is answered, for what is written down of its refusal. */
interface Asked {
  readonly request: string;
  by: string | null;
  release: string | null;
}

const decision = {
  why: optional(string()),
  expected: optional(pipe(number(), integer(), minValue(0))),
};
const BODIES = {
  promote: strictObject({ version: string(), ...decision }),
  canary: strictObject({ version: string(), percent: number(), ...decision }),
  decision: strictObject(decision),
  withdraw: strictObject({ version: string(), ...decision }),
  promoteSet: strictObject({ versions: record(string(), nullable(string())), ...decision }),
  rollbackSet: strictObject({ names: array(string()), asRoot: optional(boolean()), ...decision }),
  prune: strictObject({ days: pipe(number(), integer(), minValue(0)), ...decision }),
  /** `lasts` in milliseconds. */
  preview: strictObject({
    remote: string(),
    version: string(),
    lasts: optional(pipe(number(), minValue(1), maxValue(MAX_PREVIEW_MS)), MAX_PREVIEW_MS),
  }),
};

/** Uploads that are received and looked at together; each may hold its size on disk and a browser in memory. */
const MAX_UPLOADS = 4;

/**
 * Publishing over HTTP, as a Web-standard handler: each request is signed by a key of the team whose remote it is about, and
 * the store does what it would do for the same command on its machine.
 */
export function createDoor({ dataDir, siteUrl, isNew, gate }: DoorOptions) {
  const app = new Hono();
  const note = createRefusals(dataDir);
  const asked = new WeakMap<Request, Asked>();
  let uploads = 0;

  app.use(async (context, next) => {
    const request = randomUUID();
    asked.set(context.req.raw, { request, by: null, release: null });
    await next();
    context.res.headers.set('cache-control', 'no-store');
    context.res.headers.set('x-request-id', request);
  });
  app.onError(async (error, { req }) => {
    const refusal = refusalOf(error, dataDir);
    if (refusal.status === 500) console.error(error);
    const { status, code, message: why } = refusal;
    const what = asked.get(req.raw);
    if (what) await note({ ...what, asked: `${req.method} ${req.path}`, status, code, why });
    return Response.json({ code: refusal.code, message: refusal.message }, { status: refusal.status });
  });
  // Who was given the address of the door as that of the site, where no proxy makes them one.
  app.get('*', async (context, next) => {
    if (context.req.path.startsWith('/v1/')) return next();
    return context.redirect(siteUrl + context.req.path, 307);
  });
  app.notFound(() => {
    throw new DoorRefusal(404, 'not_found', 'The door has no such address.');
  });

  app.put('/v1/releases', async ({ req }) => {
    const caller = await admit(req.raw);
    const { body } = req.raw;
    if (Number(req.header('content-length') ?? 0) > MAX_BYTES) throw tooLarge();
    if (!body) throw new DoorRefusal(400, 'upload_cut', 'The upload is empty.');
    if (uploads >= MAX_UPLOADS) throw new DoorRefusal(503, 'busy', 'The door is busy with other uploads; try again.');
    uploads += 1;
    const folder = temporaryOf(join(dataDir, 'received'));
    try {
      await mkdir(folder, { recursive: true });
      await receiveRelease(body, folder, caller.body);
      return Response.json(await keep(folder, caller, req.raw), { status: 201 });
    } finally {
      uploads -= 1;
      await rm(folder, { recursive: true, force: true });
    }
  });

  app.post('/v1/remotes/:name/promote', async ({ req }) => {
    const { control, body } = await decide(req.raw, BODIES.promote, [req.param('name')]);
    const { version, ...rest } = body;
    return Response.json(await control.promote({ [req.param('name')]: version }, rest));
  });
  app.post('/v1/remotes/:name/rollback', async ({ req }) => {
    const { control, body } = await decide(req.raw, BODIES.decision, [req.param('name')]);
    return Response.json(await control.rollback([req.param('name')], body));
  });
  app.post('/v1/remotes/:name/withdraw', async ({ req }) => {
    const { control, body } = await decide(req.raw, BODIES.withdraw, [req.param('name')]);
    const { version, ...rest } = body;
    return Response.json(await control.withdraw(req.param('name'), version, rest));
  });
  app.post('/v1/remotes/:name/canary', async ({ req }) => {
    const { control, body } = await decide(req.raw, BODIES.canary, [req.param('name')]);
    const { version, percent, ...rest } = body;
    return Response.json(await control.canary(req.param('name'), version, percent, rest));
  });
  for (const action of ['lock', 'unlock', 'halt'] as const) {
    app.post(`/v1/remotes/:name/${action}`, async ({ req }) => {
      const name = req.param('name') as string;
      const { control, body } = await decide(req.raw, BODIES.decision, [name]);
      return Response.json(await control[action](name, body));
    });
  }
  app.post('/v1/sets/promote', async ({ req }) => {
    const { control, body } = await decide(req.raw, BODIES.promoteSet, ({ versions }) => Object.keys(versions));
    const { versions, ...rest } = body;
    return Response.json(await control.promote(versions, rest));
  });
  app.post('/v1/sets/rollback', async ({ req }) => {
    const { caller, control, body } = await decide(req.raw, BODIES.rollbackSet, ({ names }) => names);
    const { names, ...rest } = body;
    if (rest.asRoot) assertRoot(caller, 'rolls back as owner of the site');
    return Response.json(await control.rollback(names, rest));
  });
  app.post('/v1/prune', async ({ req }) => {
    const { caller, control, body } = await decide(req.raw, BODIES.prune, []);
    assertRoot(caller, 'removes what teams have published');
    const { days, ...rest } = body;
    return Response.json(await control.prune(days, rest));
  });
  app.post('/v1/previews', async ({ req }) => {
    const { control, body } = await decide(req.raw, BODIES.preview, ({ remote }) => [remote]);
    return Response.json(await control.preview(body.remote, body.version, body.lasts), { status: 201 });
  });
  app.get('/v1/status', async ({ req }) => Response.json(await controlFor(await admit(req.raw)).status()));
  app.get('/v1/history', async ({ req }) => Response.json(await controlFor(await admit(req.raw)).history()));
  app.get('/v1/refusals', async ({ req }) => {
    const caller = await admit(req.raw);
    assertRoot(caller, 'reads what others were refused');
    return Response.json(await controlFor(caller).refusals());
  });
  app.get('/v1/remotes/:name/versions/:version', async ({ req }) => {
    const control = controlFor(await admit(req.raw));
    const { name, version } = req.param();
    entryOf(await readRegistry(dataDir), name, version);
    return Response.json(await control.releaseOf(name, version));
  });

  /** Checks a received release, and keeps it. */
  async function keep(folder: string, caller: Caller, request: Request) {
    const { name, version } = await readRelease(folder);
    Object.assign(asked.get(request) ?? {}, { release: `${name} ${version}` });
    assertMay(caller, name);
    if (name === 'shell' && !caller.isRoot) {
      const why = "the shell's code runs in the server itself";
      throw new RegistryError('not_owner', `${why}: the owner of the site brings it, with the root key.`);
    }
    // The store signs itself what the repository builds; nothing that comes from elsewhere.
    if (!existsSync(join(folder, SIGNATURE_FILE))) {
      throw new RegistryError('signature_missing', `${name} is not signed; agence publish signs it with AGENCE_KEY.`);
    }
    // What is kept already has been looked at, byte by byte.
    const known = (await readRegistry(dataDir)).remotes[name]?.versions[version]?.manifest;
    const report = known === (await manifestHash(folder)) ? undefined : await gate(folder);
    await controlFor(caller).publish(folder);
    return { name, version, ...(report ? { gate: report } : {}) };
  }

  /** What the store does for who asks. Whether they may is asked here: the door has no key of theirs. */
  const controlFor = ({ by, isRoot }: Caller) => storeControl(dataDir, { by, siteUrl, isOwner: isRoot });

  /** A small signed request, its body, and the right of who asks to decide about these remotes. */
  async function decide<Output>(
    request: Request,
    schema: GenericSchema<unknown, Output>,
    names: readonly string[] | ((body: Output) => readonly string[]),
  ) {
    const caller = await admit(request);
    const bytes = await readBody(request);
    if (bodyHash(bytes) !== caller.body) {
      throw new DoorRefusal(400, 'upload_cut', 'The request is not what was signed: it was changed on the way.');
    }
    const body = parsed(bytes, schema);
    for (const name of typeof names === 'function' ? names(body) : names) assertMay(caller, name);
    return { caller, control: controlFor(caller), body };
  }

  /** @throws DoorRefusal 401 for who has no key of this site, or asks the same thing again */
  async function admit(request: Request): Promise<Caller> {
    const { key, nonce, body } = readSignedRequest(request);
    // Of a shared store others make decisions too; a stranger makes nobody look.
    if (isKnown(key, await readRoot(dataDir))) await refresh(dataDir);
    const { teams, rootKey } = await readRoot(dataDir);
    const isRoot = key === rootKey;
    const by = holderOf(key, teams);
    if (!isKnown(key, { teams, rootKey }))
      throw new DoorRefusal(401, 'key_unknown', `${by}: this key belongs to no team of this site.`);
    Object.assign(asked.get(request) ?? {}, { by });
    if (await isNew(nonce)) return { key, by, isRoot, teams, body };
    throw new DoorRefusal(401, 'request_repeated', 'This request was done before; sign it again to repeat it.');
  }

  return { fetch: (request: Request) => app.fetch(request) };
}

const isKnown = (key: string, { teams, rootKey }: Pick<Root, 'teams' | 'rootKey'>) =>
  key === rootKey || teamOfKey(key, teams) !== undefined;

/** @throws RegistryError `not_owner` */
function assertMay({ key, isRoot, teams }: Caller, name: string): void {
  if (!isRoot) assertMayChange(key, name, teams);
}

function assertRoot({ isRoot }: Caller, what: string): void {
  if (!isRoot) throw new RegistryError('not_owner', `Only who has the root key ${what}.`);
}

function parsed<Output>(bytes: Uint8Array, schema: GenericSchema<unknown, Output>): Output {
  let json: unknown;
  try {
    json = parseJson(Buffer.from(bytes).toString() || '{}');
  } catch {
    json = undefined;
  }
  const { success, output, issues } = safeParse(schema, json);
  if (success) return output;
  throw new DoorRefusal(400, 'request_invalid', `The request has a wrong shape: ${issues[0].message}.`);
}

const STATUS: Readonly<Record<string, number>> = {
  not_owner: 403,
  signature_missing: 403,
  signature_wrong: 403,
  version_unknown: 404,
  version_taken: 409,
  version_withdrawn: 409,
  revision_gone: 409,
  remote_locked: 409,
  nothing_to_roll_back: 409,
  registry_locked: 503,
  gate_incomplete: 503,
};

/** A sentence that names what lies in the store by its last name alone: where it lies is nobody's business over the door. */
function withoutFolders(message: string, dataDir: string): string {
  const [start = '', ...pieces] = message.split(dataDir);
  const named = pieces.map((piece) => piece.replace(/^[^\s:'"]*/, (path) => basename(path) || 'The store'));
  return start + named.join('');
}

function refusalOf(error: unknown, dataDir: string): DoorRefusal {
  if (error instanceof DoorRefusal) return error;
  if (error instanceof RegistryError) {
    return new DoorRefusal(STATUS[error.code] ?? 422, error.code, withoutFolders(error.message, dataDir));
  }
  if (error instanceof BodyRefused) return new DoorRefusal(error.status, error.code, error.message);
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
    return new DoorRefusal(507, 'disk_full', "The site's disk is full; nothing was kept.");
  return new DoorRefusal(500, 'failed', 'The door has failed; its log says why.');
}

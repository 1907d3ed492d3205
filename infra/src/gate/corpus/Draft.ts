import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { Release } from '@agence/shared-contracts/remote/release';
import { contentVersion } from '../../build/contentVersion.ts';
import { hashFiles } from '../../build/hashFiles.ts';
import { signRelease } from '../../registry/signature.ts';
import { readRelease } from '../../registry/validateRelease.ts';
import type { RowId } from '../row.ts';

/** A release that must not get live: one small change of a good one. */
export interface BadRelease {
  /** What is wrong with it. */
  readonly what: string;
  /** The row of the gate that says so; `publish` where only the store can know. */
  readonly row: RowId | 'publish';
  /** What the team reads. */
  readonly says: RegExp;
  /** Makes it, as a team's build might: hashes and version are made after this. */
  readonly change?: (draft: Draft) => void | Promise<void>;
  /** Makes it, as somebody would who changes what was built. */
  readonly tamper?: (draft: Draft) => void | Promise<void>;
  /** Something is waited for: not for tests that run with every change. */
  readonly isSlow?: true;
}

/** What a bad release is made from and with. */
export interface Surroundings {
  /** Folder of a good release. */
  readonly good: string;
  /** What a page of another team says of itself. */
  readonly neighbour: Pick<PageHead, 'title' | 'description'>;
  /** Private key of the team. */
  readonly key?: string;
}

/** A release that is being changed in a folder of its own. */
export class Draft {
  readonly folder: string;
  release: Release;
  readonly neighbour: Surroundings['neighbour'];
  private readonly key: string | undefined;

  private constructor(folder: string, release: Release, { neighbour, key }: Surroundings) {
    this.folder = folder;
    this.release = release;
    this.neighbour = neighbour;
    this.key = key;
  }

  /** The bad release, in a folder. */
  static async make({ change, tamper }: BadRelease, folder: string, surroundings: Surroundings): Promise<Draft> {
    await cp(surroundings.good, folder, { recursive: true });
    const draft = new Draft(folder, await readRelease(folder), surroundings);
    await change?.(draft);
    await draft.seal();
    await tamper?.(draft);
    return draft;
  }

  /** The one route of a good release. */
  get route(): Release['routes'][number] {
    return this.release.routes[0] as Release['routes'][number];
  }

  /** The one file whose path fits. */
  file(shape: RegExp): string {
    const found = Object.keys(this.release.files).filter((path) => shape.test(path));
    if (found.length !== 1) throw new Error(`${found.length} files fit ${shape}`);
    return found[0] as string;
  }

  async write(path: string, content: string | Uint8Array): Promise<void> {
    await mkdir(dirname(join(this.folder, path)), { recursive: true });
    await writeFile(join(this.folder, path), content);
  }

  /** @throws Error when nothing changes: a mutation must be one */
  async edit(path: string, from: string | RegExp, to: string): Promise<void> {
    const before = await readFile(join(this.folder, path), 'utf8');
    const after = typeof from === 'string' ? before.replaceAll(from, to) : before.replace(from, () => to);
    if (after === before) throw new Error(`${path} does not hold ${from}`);
    await this.write(path, after);
  }

  /** Changes a text wherever it stands: on the server, in the browser, in the rendered page. */
  async editText(from: string, to: string): Promise<void> {
    for (const path of [this.server, this.page, this.fragment]) await this.edit(path, from, to);
  }

  async prepend(path: string, code: string): Promise<void> {
    await this.write(path, `${code}\n${await readFile(join(this.folder, path), 'utf8')}`);
  }

  /** Changes what the page says of itself, in the release and in what renders it again. */
  async head(changes: object): Promise<void> {
    const json = JSON.stringify(changes).slice(1, -1);
    await this.edit(this.server, /keywords: \[\]/, `keywords: [], ${json}`);
    await this.edit(this.fragment, /"keywords":\[\]/, `"keywords":[],${json}`);
  }

  /** Puts a link onto the page. */
  async link(href: string): Promise<void> {
    await this.edit(this.server, /"p", \{\s*"aria-live": "polite",/, `"a", { href: ${JSON.stringify(href)},`);
    await this.edit(this.page, /`p`,\{"aria-live":`polite`,/, `\`a\`,{href:${JSON.stringify(href)},`);
    await this.edit(this.fragment, '<p aria-live=\\"polite\\"></p>', `<a href=\\"${href}\\"></a>`);
  }

  /** What renders on the server. */
  get server() {
    return this.release.server;
  }

  /** Module of the page. */
  get page() {
    return this.file(/HomePage/);
  }

  get fragment() {
    return this.file(/^fragments\//);
  }

  /** Signs it as its team. @throws RegistryError `key_invalid` where there is no key */
  async sign(): Promise<void> {
    await signRelease(this.folder, this.key ?? '');
  }

  /** Writes release.json as it is now, without looking at anything else. */
  async save(release: unknown = this.release): Promise<void> {
    await this.write('release.json', `${JSON.stringify(release, null, 2)}\n`);
  }

  /** As the build ends: hashes of all files, and the version that follows from them. */
  private async seal(): Promise<void> {
    this.release = { ...this.release, files: await hashFiles(this.folder) };
    this.release = { ...this.release, version: contentVersion(this.release) };
    await this.save();
  }
}

import type { Release } from '@agence/shared-contracts/remote/release';
import type { IssuedPreview } from '../preview/issuePreview.ts';
import type { AuditEntry } from './history.ts';
import type { Refusal } from './refusals.ts';
import type { Status } from './status.ts';

/** Why, and on what grounds. */
export interface Decision {
  readonly why?: string | undefined;
  /** The revision that whoever decides has seen. */
  readonly expected?: number | undefined;
}

/** What a command line does to the releases of a site: in a folder of this machine, or through its door. */
export interface ReleaseControl {
  publish(folder: string): Promise<Pick<Release, 'name' | 'version'>>;
  status(): Promise<Status>;
  history(): Promise<readonly AuditEntry[]>;
  /** What the door has refused, newest first; for the owner of the site. */
  refusals(): Promise<readonly Refusal[]>;
  /** `release.json` of a published version. */
  releaseOf(name: string, version: string): Promise<Release>;
  /** An address at which a published version is seen before it is promoted. @param lasts in milliseconds */
  preview(name: string, version: string, lasts: number): Promise<IssuedPreview>;
  promote(versions: Readonly<Record<string, string | null>>, decision: Decision): Promise<Changed>;
  /** Shows a version to a share of sessions, in percent. */
  canary(name: string, version: string, percent: number, decision: Decision): Promise<Changed>;
  /** Ends that: everybody gets the active version. */
  halt(name: string, decision: Decision): Promise<Changed>;
  /** @param asRoot as owner of the site, past locks */
  rollback(names: readonly string[], decision: Decision & { readonly asRoot?: boolean | undefined }): Promise<Changed>;
  withdraw(name: string, version: string, decision: Decision): Promise<Changed>;
  lock(name: string, decision: Decision): Promise<Changed>;
  unlock(name: string, decision: Decision): Promise<Changed>;
  /** @returns what was removed, as `name version` */
  prune(days: number, decision: Decision): Promise<readonly string[]>;
}

/** What visitors get after a change. */
export interface Changed {
  readonly revision: number;
  /** Name → active version; `null` for none. */
  readonly active: Readonly<Record<string, string | null>>;
}

import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parse } from 'smol-toml';
import * as v from 'valibot';
import { BackendError } from './BackendError.ts';
import { wordsOf } from './wordsOf.ts';

/** The Supabase CLI project that hosted and embedded backend share. */
export const PROJECT_DIR = resolve(import.meta.dirname, '../../supabase');
/** What all migrations make together, to be read; written by `agence backend schema`. */
export const SCHEMA_DIR = join(PROJECT_DIR, 'schema');

const Config = v.object({
  api: v.object({ schemas: v.array(v.string()), max_rows: v.number() }),
  db: v.object({ seed: v.object({ enabled: v.boolean(), sql_paths: v.array(v.string()) }) }),
  auth: v.object({
    jwt_expiry: v.pipe(v.number(), v.maxValue(600, 'auth.jwt_expiry must be at most 600 seconds')),
    enable_refresh_token_rotation: v.boolean(),
    refresh_token_reuse_interval: v.number(),
    enable_signup: v.boolean(),
    minimum_password_length: v.number(),
    email: v.object({
      enable_signup: v.boolean(),
      enable_confirmations: v.boolean(),
      double_confirm_changes: v.boolean(),
    }),
  }),
});
export type ProjectConfig = v.InferOutput<typeof Config>;

/** An SQL file of the project. */
export interface SqlFile {
  /** Path inside the project, as the Supabase CLI records it. */
  readonly path: string;
  readonly name: string;
  readonly sql: string;
}

/**
 * The parts of `config.toml` that the embedded backend obeys; it ignores the rest, which only the CLI knows.
 *
 * @throws BackendError when one is missing or wrong
 */
export function readConfig(): ProjectConfig {
  try {
    return v.parse(Config, parse(readFileSync(join(PROJECT_DIR, 'config.toml'), 'utf8')));
  } catch (error) {
    throw new BackendError(`infra/supabase/config.toml: ${wordsOf(error)}.`);
  }
}

/** SQL files that match patterns of the project, in the order in which they are applied. */
export function sqlFiles(patterns: readonly string[]): SqlFile[] {
  return patterns.flatMap((pattern) =>
    globSync(pattern, { cwd: PROJECT_DIR })
      .sort()
      .map((path) => ({
        path,
        name: basename(path, '.sql'),
        sql: withPlainLines(readFileSync(join(PROJECT_DIR, path), 'utf8')),
      })),
  );
}

/** A text as it is wherever it was checked out: git gives Windows other line endings. */
export const withPlainLines = (text: string): string => text.replaceAll('\r\n', '\n');

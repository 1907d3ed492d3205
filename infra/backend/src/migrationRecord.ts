import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { PROJECT_DIR, SCHEMA_DIR, type SqlFile, withPlainLines } from './project.ts';

const Record = v.object({
  /** Every migration that has landed → hash of its text. */
  landed: v.record(v.string(), v.string()),
  /**
   * Texts that a migration had before, or that have left the history → the functions that they made otherwise than the
   * migrations of today do. A name here has no number: some have had several.
   */
  former: v.record(v.string(), v.record(v.string(), v.array(v.string()))),
});
export type MigrationRecord = v.InferOutput<typeof Record>;

/** The history's record of migrations: data folders know them by their texts, so none of these may change. */
export const RECORD_FILE = join(PROJECT_DIR, 'migrations.record.json');

export function readRecord(): MigrationRecord {
  return v.parse(Record, JSON.parse(readFileSync(RECORD_FILE, 'utf8')));
}

/** Hash of what a text means: line endings are the system's. */
export function hashOf(sql: string): string {
  return createHash('sha256').update(withPlainLines(sql)).digest('hex').slice(0, 32);
}

/** What a migration is called, without its number. */
export const titleOf = ({ name }: Pick<SqlFile, 'name'>): string => name.slice(name.indexOf('_') + 1);

/** What the record has, and the migrations have not: edited, renumbered or removed. */
export function lostOf({ landed }: MigrationRecord, files: readonly SqlFile[]): string[] {
  const present = new Map(files.map(({ name, sql }) => [name, hashOf(sql)]));
  return Object.keys(landed).filter((name) => present.get(name) !== landed[name]);
}

/** The record with the migrations that it does not know yet; what it knows stays as it is. */
export function withNew(record: MigrationRecord, files: readonly SqlFile[]): MigrationRecord {
  const added = files
    .filter(({ name }) => !Object.hasOwn(record.landed, name))
    .map(({ name, sql }) => [name, hashOf(sql)] as const);
  const landed = Object.fromEntries([...Object.entries(record.landed), ...added].sort(([a], [b]) => (a < b ? -1 : 1)));
  return { ...record, landed };
}

/** A statement that makes a function of the schema what it is today. @param name with its schema */
export function presentFunction(name: string): string {
  const [schema = '', own = ''] = name.split('.');
  const file = withPlainLines(readFileSync(join(SCHEMA_DIR, schema, 'functions', `${own}.sql`), 'utf8'));
  return file.replaceAll(/^CREATE FUNCTION /gm, 'CREATE OR REPLACE FUNCTION ');
}

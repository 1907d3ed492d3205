import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { breakingChanges } from './breakingChanges.ts';
import { CONTRACT, emitReport, REPORT, type Report, readReport, writeReport } from './emitReport.ts';
import { REFERENCE, readEntries, renderReference, undocumented } from './reference.ts';

const VERSION_FILE = 'version.d.ts';

/** The report that is committed, and the version of the contract that it describes. */
export async function committedReport(): Promise<Described> {
  const { [VERSION_FILE]: versionFile = '', ...report } = await readReport(REPORT);
  return { version: /'(.+)'/.exec(versionFile)?.[1] ?? '0.0.0', report };
}

/** The version in the contract's package.json. */
async function contractVersion(): Promise<string> {
  return JSON.parse(await readFile(join(CONTRACT, 'package.json'), 'utf8')).version;
}

/** What is to be done before the contract as it is now may be published; empty when nothing is. */
export async function reportProblems(): Promise<string[]> {
  const [{ version, report }, current, named] = [await committedReport(), await emitReport(), await contractVersion()];
  const files = [...new Set([...Object.keys(report), ...Object.keys(current)])];
  const changed = files.filter((file) => report[file] !== current[file]);
  const entries = await readEntries(current);
  const reference = await readFile(REFERENCE, 'utf8').catch(() => '');
  if (changed.length === 0 && version === named && reference === renderReference(named, entries)) {
    return [];
  }
  return [
    `The contract is not what shared-contracts/api says of ${version} (${changed.join(', ') || `it calls itself ${named}`}). Give it a new version in shared-contracts/package.json, a new major if remotes must change, then run: npm run contract -- accept`,
  ];
}

/** A version of the contract with what it says. */
export interface Described {
  readonly version: string;
  readonly report: Report;
}

/** Why one version of the contract may not follow another; undefined when it may. */
export async function refusalOf(before: Described, after: Described): Promise<string | undefined> {
  const [major, minor] = before.version.split('.').map(Number) as [number, number];
  const [newMajor, newMinor] = after.version.split('.').map(Number) as [number, number];
  if (newMajor > major) return undefined;
  const isChanged = JSON.stringify(before.report) !== JSON.stringify(after.report);
  if (newMajor < major || newMinor < minor || (isChanged && newMinor === minor)) {
    return `The contract has changed since ${before.version}: give it version ${major}.${minor + 1}.0 or a new major.`;
  }
  const breaking = await breakingChanges(before.report, after.report);
  if (breaking.length === 0) return undefined;
  const list = breaking.map((line) => `  ${line}`).join('\n');
  return `Remotes built with ${before.version} would break; keep what they use, or give the contract version ${major + 1}.0.0:\n${list}`;
}

/**
 * Writes the report of the contract as it is now. @returns its version
 *
 * @throws Error when that version is not new enough for what has changed
 */
export async function acceptReport(): Promise<string> {
  const after = { version: await contractVersion(), report: await emitReport() };
  const entries = await readEntries(after.report);
  const refusal = (await refusalOf(await committedReport(), after)) ?? undocumented(entries).join('\n');
  if (refusal) throw new Error(refusal);
  const versionFile = `export type ContractVersion = '${after.version}';\n`;
  await writeReport(REPORT, { ...after.report, [VERSION_FILE]: versionFile });
  await writeFile(REFERENCE, renderReference(after.version, entries));
  return after.version;
}

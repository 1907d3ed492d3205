import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { listFiles } from '../build/listFiles.ts';
import { CACHE } from '../cli/steps.ts';
import { ROOT } from '../cli/workspace.ts';

export const CONTRACT = join(ROOT, 'shared-contracts');
/** The report that is committed: the declarations of every entry point as of the contract's version. */
export const REPORT = join(CONTRACT, 'api');

/** Path of a declaration file inside the report, such as `platform/index.d.ts`, to its text. */
export type Report = Readonly<Record<string, string>>;

/**
 * Declarations of the contract as its sources are now: types, schemas and doc comments of everything that an entry point
 * of its package.json leads to.
 *
 * @throws Error with the compiler's words when the contract has type errors
 */
export function emitReport(): Promise<Report> {
  return inOwnFolder(emitInto);
}

/** Works in a folder of its own below the repository, whose packages and settings are found from there: several may at once. */
export async function inOwnFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, 'contract-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function emitInto(folder: string): Promise<Report> {
  const src = join(CONTRACT, 'src');
  const config = {
    extends: relative(folder, join(ROOT, 'tsconfig.json')),
    compilerOptions: {
      ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, incremental: false, tsBuildInfoFile: null },
      ...{ outDir: 'out', rootDir: relative(folder, src) },
    },
    files: (await entryFiles()).map((file) => relative(folder, join(CONTRACT, file))),
    include: [],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  await typeCheck(folder);
  return readReport(join(folder, 'out'));
}

/** Source files that package.json names as entry points. */
async function entryFiles(): Promise<string[]> {
  const { exports } = JSON.parse(await readFile(join(CONTRACT, 'package.json'), 'utf8'));
  return Object.values<string>(exports).filter((file) => /\.tsx?$/.test(file));
}

/** @returns nothing when every type holds @throws Error with the compiler's words */
export async function typeCheck(folder: string): Promise<void> {
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  await promisify(execFile)(process.execPath, [tsc, '-p', folder, '--pretty', 'false']).catch(({ stdout }) => {
    throw new Error(stdout);
  });
}

export async function readReport(folder: string): Promise<Report> {
  const files = (await listFiles(folder)).filter((file) => file.endsWith('.d.ts')).sort();
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const)),
  );
}

export async function writeReport(folder: string, report: Report): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [file, text] of Object.entries(report)) {
    await mkdir(join(folder, file, '..'), { recursive: true });
    await writeFile(join(folder, file), text);
  }
}

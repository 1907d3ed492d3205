import { makeArchive } from '../compatibility/makeArchive.ts';
import { writeTable } from '../compatibility/table.ts';

const USAGE = `Usage: agence compatibility <command>

  archive <tag>   builds shell and remotes at a tag and keeps them in infra/compatibility
  table           tries every pair and writes docs/compatibility.md`;

/** `agence compatibility …`: releases of earlier contracts, and how they get on with the present ones. */
export async function run([command, tag]: readonly string[]): Promise<void> {
  if (command === 'archive' && tag) process.stdout.write(`${await makeArchive(tag)}\n`);
  else if (command === 'table') await writeTable();
  else throw new Error(USAGE);
}

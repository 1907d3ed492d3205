// Runs one function of the registry in a process of its own, and ends it without a word in the middle of one of its writes:
// node dieAtStep.ts <step> <module> <function> <arguments as JSON>. Says how many writes there were when it gets to the end.
import fs from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

type Write = (...args: never[]) => unknown;

const [, , limit, module = '', name = '', args = '[]'] = process.argv;
let step = 0;

/** @param torn does a part of it, before the process ends */
function count(object: Record<string, Write>, write: string, torn?: (...args: never[]) => unknown) {
  const real = object[write] as Write;
  object[write] = (...given) => {
    step += 1;
    if (step === Number(limit)) {
      torn?.(...given);
      process.kill(process.pid, 'SIGKILL');
    }
    return real.apply(object, given);
  };
}

const promises = fs.promises as unknown as Record<string, Write>;
for (const write of ['mkdir', 'rename', 'rm', 'chmod']) count(promises, write);
count(promises, 'writeFile', (file: string, text: string) => fs.writeFileSync(file, text.slice(0, text.length / 2)));
count(promises, 'cp', (from: string, to: string) => {
  let files = 0;
  fs.cpSync(from, to, { recursive: true, filter: (path) => fs.statSync(path).isDirectory() || ++files < 3 });
});
// What is replaced in one step is written through a handle.
const open = fs.promises.open as unknown as (...given: never[]) => Promise<FileHandle>;
promises.open = async (...given) => {
  const handle = await open.apply(fs.promises, given);
  const writes = handle as unknown as Record<string, Write>;
  count(writes, 'writeFile', (text: string) => fs.writeSync(handle.fd, text.slice(0, text.length / 2)));
  count(writes, 'sync');
  return handle;
};
// The lock is a folder that is made and removed by callback.
const callbacks = fs as unknown as Record<string, Write>;
for (const write of ['mkdir', 'rmdir']) count(callbacks, write);
syncBuiltinESMExports();

const loaded = await import(join(import.meta.dirname, '..', module));
await loaded[name](...JSON.parse(args));
process.stdout.write(`${step}\n`);
process.exit();

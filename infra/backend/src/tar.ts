import { spawn } from 'node:child_process';
import { BackendError } from './BackendError.ts';

/** Runs the machine's tar. @throws BackendError with the first thing that it complains about */
export function tar(args: readonly string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn('tar', args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let complaint = '';
    child.stderr.on('data', (text) => {
      complaint += text;
    });
    child.on('error', () => fail(new BackendError('The program "tar" is needed and cannot be started.')));
    child.on('close', (code) =>
      code === 0 ? done() : fail(new BackendError(`tar failed: ${complaint.trim().split('\n')[0]}.`)),
    );
  });
}

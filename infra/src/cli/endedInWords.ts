/** How a process has ended. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** Why a process has ended that has not said it. @param what of it, at the beginning of a sentence */
export function endedInWords(what: string, { code, signal }: Ended): string {
  // Linux ends whoever is largest so, and says it to nobody.
  if (signal === 'SIGKILL')
    return `${what} was killed, most likely because this machine has too little memory: the site needs 1 GB that nothing else uses, and 2 GB while it is built.`;
  if (signal) return `${what} was ended (${signal}).`;
  return `${what} ended before it was done (code ${code}).`;
}

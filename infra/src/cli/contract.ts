import { acceptReport, reportProblems } from '../contract/contractReport.ts';

const USAGE = `Usage: agence contract <command>

  check    whether shared-contracts/api describes the contract as it is
  accept   writes it anew; refuses a change without a new minor, and a breaking one without a new major`;

/** `agence contract …`: the report of the contract's public surface. */
export async function run([command]: readonly string[]): Promise<void> {
  if (command === 'accept') {
    process.stdout.write(`shared-contracts/api describes ${await acceptReport()}\n`);
  } else if (command === 'check') {
    const problems = await reportProblems();
    if (problems.length > 0) throw new Error(problems.join('\n'));
  } else {
    throw new Error(USAGE);
  }
}

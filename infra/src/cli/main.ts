import { COMMANDS, USAGE } from './commands.ts';
import { runCommand } from './runCommand.ts';

await runCommand(COMMANDS, USAGE);

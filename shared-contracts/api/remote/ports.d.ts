import { type EventName } from '../events/schemas.ts';
import type { ShellApi } from './shell.ts';
/** Something that a remote asks of the shell, by its name in `ShellApi`. @provided */
export type PortName = Exclude<keyof ShellApi, 'contract'>;
/** All ports of this contract: what a shell that is built with it offers. */
export declare const SHELL_PORTS: readonly PortName[];
/** All events that the bus of this contract knows. */
export declare const SHELL_EVENTS: readonly EventName[];

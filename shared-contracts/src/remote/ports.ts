import { type EventName, eventFields } from '../events/schemas.ts';
import type { ShellApi } from './shell.ts';

/** Something that a remote asks of the shell, by its name in `ShellApi`. @provided */
export type PortName = Exclude<keyof ShellApi, 'contract'>;

/** Whatever `ShellApi` has, each once: a port that is added there is missing here until it is named. */
const PORTS: Readonly<Record<PortName, true>> = {
  anonKey: true,
  auth: true,
  contact: true,
  database: true,
  events: true,
  head: true,
  navigation: true,
  publicDemo: true,
  siteUrl: true,
  track: true,
  ui: true,
  watchLead: true,
};

/** All ports of this contract: what a shell that is built with it offers. */
export const SHELL_PORTS = Object.keys(PORTS) as readonly PortName[];

/** All events that the bus of this contract knows. */
export const SHELL_EVENTS = Object.keys(eventFields) as readonly EventName[];

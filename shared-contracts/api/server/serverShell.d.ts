import type { Contact } from '../brand.ts';
import type { ShellApi } from '../remote/shell.ts';
/** The contract as seen while a page renders on the server: nobody is signed in yet, actions do nothing. */
export declare function createServerShell(url: URL, siteUrl: string, publicDemo: boolean, contact?: Contact): ShellApi;

import type { RemoteLifecycles, RemoteProps } from '../remote/shell.ts';
/** Shows the page at the shell's address as the shell does: prepared first, and elsewhere where the page sends it. */
export declare function mountPage(lifecycles: Pick<RemoteLifecycles, 'prepare' | 'mount'>, props: RemoteProps): Promise<void>;

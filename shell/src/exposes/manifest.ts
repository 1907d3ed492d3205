import type { RemoteManifest } from '@agence/shared-contracts/remote/manifest';

/** The shell owns the frame, not pages; its redirects are those that belong to no remote. */
export const manifest: RemoteManifest = { name: 'shell', routes: [] };

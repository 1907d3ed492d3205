import { defineRemote } from '@agence/shared-contracts/platform';
import { manifest } from './manifest.ts';

export const { bootstrap, mount, unmount, prepare } = defineRemote(manifest, import.meta.glob('../**/*Page.tsx'));

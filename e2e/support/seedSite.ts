import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fillSeeded } from '@agence/backend/testing/seededFolder';

/** Before a site starts in the folder that `AGENCE_DATA` names: its backend, unless it has one. */
const backend = join(process.env.AGENCE_DATA as string, 'backend');
if (!existsSync(backend)) await fillSeeded(backend);

import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const rootDir = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The shop that the browser tests visit; apart from the one that `npm start` serves. */
export const dataDir = join(rootDir, '.cache', 'e2e-data');
export const ports = { shell: 8180, gateway: 8181, faultShell: 8190 } as const;

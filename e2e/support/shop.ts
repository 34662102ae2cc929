import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const rootDir = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The shop of the browser tests, separate from that of `npm start`. */
export const dataDir = process.env['SHOP_DATA_DIR'] ?? join(rootDir, '.cache', 'e2e-data');
/** A running shop (`SHOP_ORIGIN`) has its gateway one port higher and its data in `SHOP_DATA_DIR`. */
const own = Number(new URL(process.env['SHOP_ORIGIN'] ?? 'http://localhost:8180').port);
export const ports = { shell: own, gateway: own + 1 } as const;

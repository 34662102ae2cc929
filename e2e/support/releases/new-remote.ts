import { runOnStores } from './release-command';
import type { ShopStores } from './shop-stores';

/**
 * Makes a remote as `npm run new:remote` does, in a folder of its own instead of this checkout, and builds it. Returns the folder of the
 * build, for `publish --from`. `address` replaces its French address in the contract.
 */
export const buildNewRemote = (
  stores: ShopStores,
  args: readonly string[],
  { folder = stores.folder, address = '' }: { readonly folder?: string; readonly address?: string } = {},
): Promise<string> =>
  runOnStores(stores, 'tools/src/new-remote/testing/build-remote.main.ts', [folder, address, ...args]);

import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Account } from '@detour/shared-contracts/api';
import { useHost, useWishlistReload } from '@detour/remote-kit';

/** Tells the shop who is signed in now; the wishlists of browser and account were merged or parted by the gateway. */
export const useSignedInChange = (): ((account: Pick<Account, 'firstName'> | null) => void) => {
  const { bus, site } = useHost();
  const reloadWishlist = useWishlistReload();
  const queryClient = useQueryClient();
  return useCallback(
    (account) => {
      // Nothing of the one before is shown to the one after.
      queryClient.clear();
      bus.emit('account.signed-in-changed@1', { name: account?.firstName ?? null });
      if (site.flags['wishlist'] === true) void reloadWishlist();
    },
    [bus, site, reloadWishlist, queryClient],
  );
};

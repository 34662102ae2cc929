import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Account } from '@detour/shared-contracts/api';
import { useHost, useWishlistReload } from '@detour/remote-kit';
import type { Names } from '../contract';

/** Notifies the shop of the signed-in customer. The gateway has merged or separated the wishlists of browser and account. */
export const useSignedInChange = (): ((account: Pick<Account, 'firstName'> | null) => void) => {
  const { bus, site } = useHost<Names>();
  const reloadWishlist = useWishlistReload<Names>();
  const queryClient = useQueryClient();
  return useCallback(
    (account) => {
      // Never show one customer's data to the next.
      queryClient.clear();
      bus.emit('account.signed-in-changed@1', { name: account?.firstName ?? null });
      if (site.flags['wishlist'] === true) void reloadWishlist();
    },
    [bus, site, reloadWishlist, queryClient],
  );
};

import { useEffect } from 'react';
import { voucherAddress } from '@detour/shared-contracts/sites';
import { Skeleton } from '@detour/shared-ui';
import { useHost, useSite } from '@detour/remote-kit';
import type { Names } from '../contract';

/** Redirects older links and closed gifts to the page that explains codes. */
export const ToVoucherPage = ({ code }: { readonly code: string }) => {
  const { navigation } = useHost<Names>();
  const { locale } = useSite();
  const address = voucherAddress<Names>(locale, code);
  useEffect(() => void navigation.navigate(address, { replace: true }), [navigation, address]);
  return <Skeleton width="100%" height="20rem" radius="l" />;
};

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import type { Account } from '@detour/shared-contracts/api';
import { ErrorBlock, Skeleton } from '@detour/shared-ui';
import { isApiError, isSignedIn, useApi, useHost, useSite } from '@detour/remote-kit';
import { useText } from '../text';
import { meQuery } from './account.query';
import { addressOf, doorAddress } from './sign-in-address';
import type { Names } from '../contract';

export interface AccountGateProps {
  readonly children: (account: Account) => ReactNode;
}

/** Content for signed-in customers. Redirects others to sign-in and back. @spec ACC-001 ACC-007 */
export const AccountGate = ({ children }: AccountGateProps) => {
  const text = useText();
  const api = useApi<Names>();
  const knows = useSignedIn();
  const me = useQuery({ ...meQuery(api), enabled: knows });
  const isStranger = !knows || (isApiError(me.error) && me.error.status === 401);
  useLeadToSignIn(isStranger);
  if (me.data && !isStranger) return children(me.data);
  if (!me.isError || isStranger) return <Skeleton width="100%" height="22rem" radius="l" />;
  return (
    <ErrorBlock
      message={text('form.loadFailed')}
      retryLabel={text('ui.retry')}
      retrying={me.isFetching}
      onRetry={() => void me.refetch()}
    />
  );
};

/** State of the cookie, read again on each sign-in and sign-out of the page, for instance in the header. */
const useSignedIn = (): boolean => {
  const { bus } = useHost<Names>();
  const [isIn, setIn] = useState(isSignedIn);
  useEffect(() => {
    const subscription = bus.on('account.signed-in-changed@1').subscribe(() => setIn(isSignedIn()));
    return () => subscription.unsubscribe();
  }, [bus]);
  return isIn;
};

const useLeadToSignIn = (isStranger: boolean): void => {
  const { navigation } = useHost();
  const { locale } = useSite();
  useEffect(() => {
    if (!isStranger) return;
    // `useShopLocation` has no hash until hydration completes, which may be after this effect.
    const here = addressOf(navigation.location());
    void navigation.navigate(doorAddress('signin', locale, here), { replace: true });
  }, [isStranger, navigation, locale]);
};

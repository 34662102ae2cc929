import { printPath } from '@detour/shared-contracts/sites';
import { Button, LogoutIcon } from '@detour/shared-ui';
import { useApi, useHost, useSite } from '@detour/remote-kit';
import { FailureNote } from '../form/FailureNote';
import { useSend } from '../form/useSend';
import { signOut } from '../session/account.client';
import { useSignedInChange } from '../session/useSignedInChange';
import { useText } from '../text';
import type { Names } from '../contract';

/** Ends the session: the gateway clears both cookies, and the page removes the account's data. */
export const SignOutButton = () => {
  const text = useText();
  const api = useApi<Names>();
  const { navigation } = useHost();
  const { locale } = useSite();
  const sending = useSend();
  const tellSignedIn = useSignedInChange();
  const leave = (): void =>
    void sending.send(
      () => signOut(api),
      () =>
        void navigation
          .navigate(printPath<Names>('home', locale), { replace: true })
          .then(() => tellSignedIn(null)),
    );
  return (
    <>
      <FailureNote failure={sending.failure} />
      <Button kind="quiet" icon={<LogoutIcon />} busy={sending.busy} onClick={leave}>
        {text('account.signOut')}
      </Button>
    </>
  );
};

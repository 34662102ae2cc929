import { Button, Dialog } from '@detour/shared-ui';
import { useApi, useHost, useSite } from '@detour/remote-kit';
import { PasswordProof } from '../form/PasswordProof';
import { useSend } from '../form/useSend';
import { deleteMe } from '../session/account.client';
import { accountAddress } from '../session/sign-in-address';
import { useSignedInChange } from '../session/useSignedInChange';
import { useText } from '../text';
import type { Names } from '../contract';

const failures = { WRONG_PASSWORD: 'profile.wrongPassword' } as const;

export interface DeleteAccountProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * Requires the password again, because a deletion cannot be undone. Bookings stay valid and are detached from the account. The
 * sign-in page then confirms it.
 */
export const DeleteAccount = ({ isOpen, onClose }: DeleteAccountProps) => {
  const text = useText();
  return (
    <Dialog open={isOpen} onClose={onClose} title={text('profile.deleteTitle')} closeLabel={text('ui.close')}>
      <DeleteForm onClose={onClose} />
    </Dialog>
  );
};

const DeleteForm = ({ onClose }: Pick<DeleteAccountProps, 'onClose'>) => {
  const text = useText();
  const api = useApi<Names>();
  const { navigation } = useHost();
  const { locale } = useSite();
  const sending = useSend();
  const tellSignedIn = useSignedInChange();
  const remove = (password: string): void =>
    void sending.send(
      () => deleteMe(api, password),
      () =>
        void navigation
          .navigate(accountAddress('signin', locale, { account: 'deleted' }), { replace: true })
          .then(() => tellSignedIn(null)),
    );
  return (
    <PasswordProof
      name="delete"
      reason={text('profile.deleteText')}
      confirmLabel={text('profile.deleteConfirm')}
      busy={sending.busy}
      onConfirm={remove}
      failure={sending.failure}
      texts={failures}
    >
      <Button kind="quiet" onClick={onClose}>
        {text('ui.cancel')}
      </Button>
    </PasswordProof>
  );
};

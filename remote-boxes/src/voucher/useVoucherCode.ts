import { useEffect } from 'react';
import { useLinkCode, useSnapshotState } from '@detour/remote-kit';

/**
 * The code on the page: '' shows the form. A code of a link replaces a typed one. Restored with the history entry. The key differs from
 * that of the list of stays, because a snapshot passes from page to page of one remote.
 */
export const useVoucherCode = () => {
  const given = useLinkCode();
  const [kept, keep] = useSnapshotState<string | null>('voucher-code', null);
  const [unwrapped, setUnwrapped] = useSnapshotState<string>('unwrapped', '');
  useEffect(() => {
    if (given) keep(given);
  }, [given, keep]);
  const code = kept ?? given ?? '';
  return {
    code,
    /** The visitor typed it here: the form stays until the gift is found. */
    isTyped: code !== '' && code !== given,
    enter: keep,
    isUnwrapped: unwrapped === code,
    unwrap: () => setUnwrapped(code),
  };
};

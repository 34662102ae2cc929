import { cookieNameOf, hasCookie } from '@detour/shared-contracts/platform';
import type { OwnBus } from '../contract';

export interface AccountState {
  readonly isSignedIn: boolean;
  /** First name, once a remote reported it. */
  readonly name: string | null;
}

export interface AccountStore {
  current(): AccountState;
  subscribe(listener: () => void): () => void;
}

export const signedOut: AccountState = { isSignedIn: false, name: null };

/** Set together with the secret cookie, so that scripts know that a customer is signed in. */
const hasAccountCookie = (): boolean =>
  hasCookie(document.cookie, cookieNameOf('user_account_id', location.protocol === 'https:'));

/**
 * Sign-in state: the readable cookie shows that a customer is signed in, the account remote reports who. @spec HDR-016 HDR-017
 */
export const createAccountStore = (bus: Pick<OwnBus, 'on'>): AccountStore => {
  const listeners = new Set<() => void>();
  let state: AccountState = { isSignedIn: hasAccountCookie(), name: null };
  bus.on('account.signed-in-changed@1').subscribe(({ name }) => {
    state = name === null ? signedOut : { isSignedIn: true, name };
    for (const listener of [...listeners]) listener();
  });
  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

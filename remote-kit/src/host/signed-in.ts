import { cookieNameOf, hasCookie } from '@detour/shared-contracts/platform';

/**
 * True when the readable session cookie shows that the visitor is signed in. Makes no call. The gateway decides by the
 * other, unreadable cookie.
 * @spec ACC-001
 */
export const isSignedIn = (): boolean =>
  typeof document !== 'undefined' &&
  hasCookie(document.cookie, cookieNameOf('user_account_id', location.protocol === 'https:'));

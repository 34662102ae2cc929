import { cookieNameOf, hasCookie } from '@detour/shared-contracts/platform';

/**
 * Whether the readable one of the two session cookies says that somebody is signed in. Makes no call; the gateway decides
 * by the other cookie. @spec ACC-001
 */
export const isSignedIn = (): boolean =>
  typeof document !== 'undefined' &&
  hasCookie(document.cookie, cookieNameOf('user_account_id', location.protocol === 'https:'));

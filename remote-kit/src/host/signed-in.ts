import { cookieNameOf, hasCookie } from '@detour/shared-contracts';

/**
 * Whether this browser says that somebody is signed in, without a call: the readable one of the two cookies. The gateway
 * decides by the other one. @spec ACC-001
 */
export const isSignedIn = (): boolean =>
  typeof document !== 'undefined' &&
  hasCookie(document.cookie, cookieNameOf('user_account_id', location.protocol === 'https:'));

import type { AccountSession } from '@detour/shared-contracts/api';

/** Maximum length of a passkey's name in the gateway (characters). */
export const passkeyNameLength = 60;

/** "Firefox · Windows" of the current session, as the suggested name of a passkey. Empty for an unknown browser. */
export const defaultPasskeyName = (sessions: readonly AccountSession[]): string => {
  const current = sessions.find((session) => session.current);
  return [current?.browser ?? '', current?.platform ?? '']
    .filter((name) => name !== '')
    .join(' · ')
    .slice(0, passkeyNameLength);
};

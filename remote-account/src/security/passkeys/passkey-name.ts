import type { AccountSession } from '@detour/shared-contracts/api';

/** Characters that the gateway keeps of a passkey's name. */
export const passkeyNameLength = 60;

/** "Firefox · Windows" of the session in use, to start the name of a passkey with; empty when the browser is not known. */
export const defaultPasskeyName = (sessions: readonly AccountSession[]): string => {
  const current = sessions.find((session) => session.current);
  return [current?.browser ?? '', current?.platform ?? '']
    .filter((name) => name !== '')
    .join(' · ')
    .slice(0, passkeyNameLength);
};

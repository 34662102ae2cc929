import { randomBytes } from 'node:crypto';
import type { Keyring } from '../../../settings/keyring';
import { isSigned, signText } from '../../../http/signing';

const idLength = 22;

export const createLinkId = (): string => randomBytes(16).toString('base64url');

/** Token of a mail's link: its id and our signature. Neither database nor outbox contains it. */
export const toLinkToken = (secret: Keyring, kind: string, id: string): string =>
  id + signText(secret, `account-${kind}`, id);

/** The id of a link signed for this purpose; null for any other text. */
export const readLinkToken = (secret: Keyring, kind: string, token: string): string | null => {
  const id = token.slice(0, idLength);
  return isSigned(secret, { purpose: `account-${kind}`, text: id }, token.slice(idLength)) ? id : null;
};

import { randomBytes } from 'node:crypto';
import { isSame, sign } from '../http/signing';

const idLength = 22;

export const createLinkId = (): string => randomBytes(16).toString('base64url');

/** The secret of a mail's link: its id and our signature, so that neither database nor outbox holds what opens it. */
export const toLinkToken = (secret: string, kind: string, id: string): string =>
  id + sign(secret, `account-${kind}`, id);

/** The id of a link that we signed for this use; null for any other text. */
export const readLinkToken = (secret: string, kind: string, token: string): string | null => {
  const id = token.slice(0, idLength);
  return isSame(token, toLinkToken(secret, kind, id)) ? id : null;
};

import { createHmac } from 'node:crypto';
import { err, ok, type Result } from '@detour/shared-contracts/base';
import { isSame } from '../../http/signing';

/** A notice is at most so old (ms), or ahead by clocks that differ. */
const toleranceMs = 5 * 60_000;
const form = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

const hashOf = (secret: string, time: string, body: string): string =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');

/** Format: `t=SECONDS,v1=HEX`, an HMAC-SHA256 of `SECONDS.BODY`. */
export const signNotice = (secret: string, body: string, now: number): string => {
  const time = String(Math.floor(now / 1000));
  return `t=${time},v1=${hashOf(secret, time, body)}`;
};

/** Verifies the signature by one of the secrets, and its age against replays. */
export const checkNotice = (
  secrets: readonly string[],
  { body, header, now }: { readonly body: string; readonly header: string; readonly now: number },
): Result<true> => {
  const [, time = '', given = ''] = form.exec(header) ?? [];
  if (time === '' || Math.abs(now - Number(time) * 1000) > toleranceMs)
    return err({ kind: 'old', message: 'The signature is malformed or older than five minutes.' });
  return secrets.some((secret) => isSame(hashOf(secret, time, body), given))
    ? ok(true)
    : err({ kind: 'forged', message: 'The signature does not match the body.' });
};

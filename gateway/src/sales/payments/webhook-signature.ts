import { err, ok, type Result } from '@detour/shared-contracts/base';
import type { Keyring } from '../../settings/keyring';
import { isSigned, signatureForm, signText } from '../../http/signing';

const toleranceMs = 5 * 60_000;
const form = new RegExp(`^t=(\\d{1,15}),v1=(${signatureForm})$`);

/** Format: `t=<ms>,v1=<keyed hash of time and body>`. */
export const signWebhook = (secret: Keyring, body: string, now: number): string =>
  `t=${now},v1=${signText(secret, 'psp-webhook', `${now}.${body}`)}`;

/** Verifies our signature, at most five minutes old against replays. */
export const checkWebhook = (secret: Keyring, body: string, header: string, now: number): Result<true> => {
  const [, time = '', given = ''] = form.exec(header) ?? [];
  if (!time || Math.abs(now - Number(time)) > toleranceMs) {
    return err({
      kind: 'old',
      message: `The signature "${header.slice(0, 40)}" is malformed or older than five minutes.`,
    });
  }
  const isOurs = isSigned(secret, { purpose: 'psp-webhook', text: `${time}.${body}` }, given);
  return isOurs ? ok(true) : err({ kind: 'forged', message: 'The signature does not match the body.' });
};

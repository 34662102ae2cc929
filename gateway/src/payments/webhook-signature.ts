import { err, ok, type Result } from '@detour/shared-contracts';
import { isSame, sign } from '../http/signing';

const toleranceMs = 5 * 60_000;

/** `t=<ms>,v1=<keyed hash of time and body>` */
export const signWebhook = (secret: string, body: string, now: number): string =>
  `t=${now},v1=${sign(secret, 'psp-webhook', `${now}.${body}`)}`;

/** The signature must be ours and of the last five minutes, so that an event cannot be kept and played again. */
export const checkWebhook = (secret: string, body: string, header: string, now: number): Result<true> => {
  const [, time = '', given = ''] = /^t=(\d{1,15}),v1=([\w-]{20,100})$/.exec(header) ?? [];
  if (!time || Math.abs(now - Number(time)) > toleranceMs) {
    return err({
      kind: 'old',
      message: `The signature "${header.slice(0, 40)}" is malformed or not of the last five minutes.`,
    });
  }
  const isOurs = isSame(given, sign(secret, 'psp-webhook', `${time}.${body}`));
  return isOurs ? ok(true) : err({ kind: 'forged', message: 'The signature does not belong to this body.' });
};

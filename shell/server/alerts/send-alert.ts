import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Alert } from './alerts';

interface SendAlertOptions {
  /** Where alerts are sent, as JSON by POST. */
  readonly webhook: string;
  /** Signs the body (`x-detour-signature: sha256=…`, HMAC in hex); empty sends it unsigned. */
  readonly secret: string;
  /** Milliseconds before each further attempt. */
  readonly pauses?: readonly number[];
}

const timeout = 5000;

/** Gives true once the address answered with success; false after the last attempt. Never rejects. */
export const createSendAlert = ({ webhook, secret, pauses = [1000, 5000, 25_000] }: SendAlertOptions) => {
  const attempt = async (body: string): Promise<boolean> => {
    const signature = createHmac('sha256', secret).update(body).digest('hex');
    const headers = {
      'content-type': 'application/json',
      ...(secret === '' ? {} : { 'x-detour-signature': `sha256=${signature}` }),
    };
    const signal = AbortSignal.timeout(timeout);
    const answer = await fetch(webhook, { method: 'POST', body, headers, signal, redirect: 'error' });
    return answer.ok;
  };
  return async (alert: Alert): Promise<boolean> => {
    const body = JSON.stringify(alert);
    for (const wait of [0, ...pauses]) {
      if (wait > 0) await pause(wait, undefined, { ref: false });
      if (await attempt(body).catch(() => false)) return true;
    }
    return false;
  };
};

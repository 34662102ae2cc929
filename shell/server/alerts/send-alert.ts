import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Alert } from './alerts';

interface SendAlertOptions {
  /** Receiver of alerts, as JSON by POST. */
  readonly webhook: string;
  /**
   * Keys that each sign the body (`x-detour-signature: sha256=…,sha256=…`, HMAC in hex), so that a receiver can rotate keys.
   * Unsigned when empty.
   */
  readonly secrets: readonly string[];
  /** Delay (ms) before each retry. */
  readonly pauses?: readonly number[];
}

const timeout = 5000;

/** Resolves to true after a success response, to false after the last attempt. Never rejects. */
export const createSendAlert = ({ webhook, secrets, pauses = [1000, 5000, 25_000] }: SendAlertOptions) => {
  const attempt = async (body: string): Promise<boolean> => {
    const signatures = secrets.map(
      (secret) => `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
    );
    const headers = {
      'content-type': 'application/json',
      ...(signatures.length === 0 ? {} : { 'x-detour-signature': signatures.join(',') }),
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

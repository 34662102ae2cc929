import { createHmac } from 'node:crypto';
import { lookup } from 'node:dns';
import { setTimeout as pause } from 'node:timers/promises';
import { Agent, fetch } from 'undici';
import { namesPrivateAddress, publicLookup } from '@detour/shared-contracts/public-network';
import type { ReleaseNotice } from './notice';

interface WebhookOptions {
  readonly address: string;
  /** Keys that each sign the body, so that a receiver can rotate keys. Unsigned when empty. */
  readonly secrets: readonly string[];
  /** Allows addresses of this machine and of private networks. */
  readonly allowPrivate: boolean;
  /** Delay (ms) before each retry. */
  readonly pauses?: readonly number[];
}

const timeout = 5000;

export interface WebhookSender {
  /** Resolves to true after a success response, to false after the last attempt. Never rejects. */
  send(notice: ReleaseNotice): Promise<boolean>;
  close(): Promise<void>;
}

/** Sends notices as JSON by POST, signed like alerts: `x-detour-signature: sha256=…`. Follows no redirect. */
export const createWebhookSender = ({
  address,
  secrets,
  allowPrivate,
  pauses = [1000, 5000, 25_000],
}: WebhookOptions): WebhookSender => {
  const agent = new Agent({
    connect: { timeout, ...(allowPrivate ? {} : { lookup: publicLookup(lookup) }) },
  });
  const attempt = async (body: string): Promise<boolean> => {
    const signatures = secrets.map(
      (secret) => `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
    );
    const answer = await fetch(address, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        ...(signatures.length > 0 && { 'x-detour-signature': signatures.join(',') }),
      },
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
      dispatcher: agent,
    });
    await answer.body?.cancel();
    return answer.ok;
  };
  return {
    async send(notice) {
      if (!allowPrivate && namesPrivateAddress(new URL(address))) return false;
      const body = JSON.stringify(notice);
      for (const wait of [0, ...pauses]) {
        if (wait > 0) await pause(wait, undefined, { ref: false });
        if (await attempt(body).catch(() => false)) return true;
      }
      return false;
    },
    close: () => agent.close(),
  };
};

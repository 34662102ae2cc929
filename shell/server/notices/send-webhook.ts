import { createHmac } from 'node:crypto';
import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Agent, fetch } from 'undici';
import type { ReleaseNotice } from './notice';
import { isPublicAddress } from './public-address';

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

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Resolves names as usual, and refuses private addresses in the moment of the connection: the address that is checked is the one that is used. */
const publicLookup = (host: string, options: LookupOptions, found: Found): void => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, []);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
      return found(new Error(`${host} leads to an address that is not public`), []);
    if (options.all) return found(null, addresses);
    found(null, first.address, first.family);
  });
};

/** An address without a name is not looked up. */
const isPrivateLiteral = (address: string): boolean => {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !isPublicAddress(host);
};

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
  const agent = new Agent({ connect: { timeout, ...(allowPrivate ? {} : { lookup: publicLookup }) } });
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
      if (!allowPrivate && isPrivateLiteral(address)) return false;
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

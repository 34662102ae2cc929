import { createHmac } from 'node:crypto';
import { gatewayClientHeader, gatewayClientText } from '@detour/shared-contracts';
import { Agent, fetch as fetchWith, type RequestInit as InitWith } from 'undici';
import type { SigningKey } from '../../composition/signing-keys';

interface LinkOptions {
  /** `https://gateway.internal:8081` */
  readonly origin: string;
  /** The key by which this server proves itself; null sends nothing. */
  readonly key?: SigningKey | null;
  /** PEM of the only authority that may vouch for the gateway; null takes the system's. */
  readonly ca?: string | null;
}

/** How this server reaches the gateway: where, over which trust, and with which proof of itself. */
export interface GatewayLink {
  readonly origin: string;
  readonly ca: string | null;
  /** Headers of this moment; a proof holds for a minute. Nothing that a visitor or a bundle reads may hold them. */
  headers(): Readonly<Record<string, string>>;
  /** `path` begins with a slash. Follows no redirect: the proof is for the gateway only. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

export const createGatewayLink = ({ origin, key = null, ca = null }: LinkOptions): GatewayLink => {
  const agent = ca === null ? null : new Agent({ connect: { ca, timeout: 5000 } });
  const headers = (): Readonly<Record<string, string>> => {
    if (!key) return {};
    const seconds = Math.floor(Date.now() / 1000);
    const hash = createHmac('sha256', key.bytes).update(gatewayClientText(seconds)).digest('base64url');
    return { [gatewayClientHeader]: `${seconds}.${key.id}_${hash}` };
  };
  return {
    origin,
    ca,
    headers,
    fetch(path, init = {}) {
      const call = { redirect: 'error', ...init, headers: withProof(init.headers, headers()) } as const;
      if (!agent) return fetch(origin + path, call);
      // Node's own fetch takes agents of its own version only.
      return fetchWith(origin + path, {
        ...(call as InitWith),
        dispatcher: agent,
      }) as Promise<unknown> as Promise<Response>;
    },
    close: async () => void (await agent?.destroy()),
  };
};

const withProof = (given: RequestInit['headers'], proof: Readonly<Record<string, string>>) => ({
  ...Object.fromEntries(new Headers(given)),
  ...proof,
});

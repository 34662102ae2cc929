import { createHmac } from 'node:crypto';
import { gatewayClientHeader, gatewayClientText } from '@detour/shared-contracts/platform';
import { traceHeaders } from '@detour/shared-contracts/tracing';
import { Agent, fetch as fetchWith, type RequestInit as InitWith } from 'undici';
import type { SigningKey } from '../../composition/signing-keys';

interface LinkOptions {
  /** `https://gateway.internal:8081` */
  readonly origin: string;
  /** The key that authenticates this server. Null sends no proof. */
  readonly key?: SigningKey | null;
  /** PEM of the only trusted CA for the gateway. Null uses the system's CAs. */
  readonly ca?: string | null;
}

/** Connection to the gateway: origin, trusted CA and this server's proof of identity. */
export interface GatewayLink {
  readonly origin: string;
  readonly ca: string | null;
  /** Current headers; a proof is valid for a minute. Never expose them to visitors or bundles. */
  headers(): Readonly<Record<string, string>>;
  /** `path` starts with a slash. Follows no redirect, because the proof is for the gateway only. */
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
      const call = {
        redirect: 'error',
        ...init,
        headers: withProof(init.headers, { ...traceHeaders(), ...headers() }),
      } as const;
      if (!agent) return fetch(origin + path, call);
      // Node's built-in fetch accepts only agents of its own undici version.
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

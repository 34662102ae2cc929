import { inSpan, keepTrace } from '@detour/shared-contracts/tracing';
import type { GatewayLink } from '../http/proxy/gateway-link';
import type { GatewayRequest } from './child-frame';

interface GatewayAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

export interface GatewayBridge {
  /** Rejects with a sentence when a request is forbidden, too large or times out. */
  ask(request: GatewayRequest): Promise<GatewayAnswer>;
  /** Until the work is done, calls with this request id belong to the current trace. */
  follow<T>(requestId: string, work: () => Promise<T>): Promise<T>;
}

/** Timeout (ms) for a complete response. */
const patience = 5000;
/** Bytes. */
const limits = { request: 64 * 1024, answer: 4 * 1024 * 1024 } as const;
const methods = new Set(['GET', 'POST']);
/** Headers that are forwarded. A bundle has no identity: no cookie, no visitor address, no server credentials. */
const sentHeaders = new Set([
  'accept',
  'accept-language',
  'content-type',
  'x-request-id',
  'x-composition-id',
]);
const givenHeaders = ['content-type', 'cache-control', 'etag', 'retry-after'];

const pathOf = (url: string, origin: string): string => {
  if (!URL.canParse(url)) throw new Error(`"${url.slice(0, 200)}" is not a URL`);
  const { origin: asked, pathname, search } = new URL(url);
  if (asked !== origin)
    throw new Error(`a server bundle may call the gateway only, not ${asked.slice(0, 200)}`);
  return pathname + search;
};

const checked = ({ method, body, headers }: GatewayRequest) => {
  if (!methods.has(method)) throw new Error(`a server bundle may not use the method ${method.slice(0, 20)}`);
  if (body !== null && body.length > limits.request) throw new Error('a server bundle sent too much at once');
  return {
    method,
    body,
    headers: Object.fromEntries(headers.filter(([name]) => sentHeaders.has(name.toLowerCase()))),
  };
};

const textOf = async (body: AsyncIterable<Uint8Array>): Promise<string> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > limits.answer) throw new Error(`the response is larger than ${limits.answer} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts, size).toString('utf8');
};

/** Serves a bundle's `fetch`: this server calls the gateway and adds its own proof, which the bundle cannot see. */
export const createGatewayBridge = (gateway: Pick<GatewayLink, 'origin' | 'fetch'>): GatewayBridge => {
  const followed = new Map<string, ReturnType<typeof keepTrace>>();
  const call = async (request: GatewayRequest): Promise<GatewayAnswer> => {
    const path = pathOf(request.url, gateway.origin);
    const { status, headers, body } = await gateway.fetch(path, {
      ...checked(request),
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    const text = body ? await textOf(body) : '';
    const given = givenHeaders.flatMap((name): [string, string][] => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    return { status, headers: Object.fromEntries(given), text };
  };
  return {
    async ask(request) {
      const id = request.headers.find(([name]) => name.toLowerCase() === 'x-request-id')?.[1] ?? '';
      const traced = () => inSpan('ask gateway', () => call(request), { role: 'client' });
      return (followed.get(id) ?? keepTrace())(traced);
    },
    async follow(requestId, work) {
      const kept = keepTrace();
      followed.set(requestId, kept);
      try {
        return await work();
      } finally {
        if (followed.get(requestId) === kept) followed.delete(requestId);
      }
    },
  };
};

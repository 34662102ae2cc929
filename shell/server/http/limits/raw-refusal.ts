import { securityHeaders } from '../security-headers';

const lines = {
  noRequest: '400 Bad Request',
  noMethod: '405 Method Not Allowed',
  tooSlow: '408 Request Timeout',
  headersTooLarge: '431 Request Header Fields Too Large',
  tooMany: '503 Service Unavailable\r\nRetry-After: 10',
} as const;

export type RawRefusal = keyof typeof lines;

/** Raw responses for connections without a readable request. They carry the headers of every other response. */
export const createRawRefusals = (settings: {
  readonly secure: boolean;
}): Readonly<Record<RawRefusal, string>> => {
  const headers = Object.entries({
    ...securityHeaders(settings),
    'cache-control': 'no-store',
    'content-length': '0',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  const print = (line: string): string => [`HTTP/1.1 ${line}`, ...headers, '', ''].join('\r\n');
  return Object.fromEntries(Object.entries(lines).map(([name, line]) => [name, print(line)])) as Record<
    RawRefusal,
    string
  >;
};

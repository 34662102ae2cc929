type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Connection-specific headers (RFC 9110, 7.6.1). */
const hopByHop = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'http2-settings',
];

/** Removes hop-by-hop headers, including those listed in `Connection`. */
export const endToEnd = <H extends Headers>(headers: H, connection = headers['connection']): H => {
  const named = String(connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const dropped = new Set([...hopByHop, ...named]);
  return Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => value !== undefined && !dropped.has(name)),
  ) as H;
};

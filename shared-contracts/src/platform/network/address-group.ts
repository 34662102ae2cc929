/** Group of all text that is not an IP address. */
const noAddress = 'unknown';

const octet = /^(?:25[0-5]|2[0-4]\d|1?\d?\d)$/;

const parseIpv4 = (text: string): readonly number[] | null => {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => octet.test(part)) ? parts.map(Number) : null;
};

const parseWords = (text: string): readonly number[] | null => {
  if (text === '') return [];
  const parts = text.split(':');
  const last = parts.at(-1) ?? '';
  const ipv4 = last.includes('.') ? parseIpv4(last) : [];
  const words = last.includes('.') ? parts.slice(0, -1) : parts;
  if (!ipv4 || !words.every((word) => /^[\da-f]{1,4}$/i.test(word))) return null;
  const [a, b, c, d] = ipv4 as [number, number, number, number];
  const tail = ipv4.length === 0 ? [] : [a * 256 + b, c * 256 + d];
  return [...words.map((word) => Number.parseInt(word, 16)), ...tail];
};

/** The eight 16-bit words of an IPv6 address. Null for anything else. */
const parseIpv6 = (text: string): readonly number[] | null => {
  const [head = '', tail, ...more] = text.split('::');
  const left = parseWords(head);
  const right = tail === undefined ? [] : parseWords(tail);
  if (!left || !right || more.length > 0 || (tail !== undefined && head.includes('.'))) return null;
  const missing = 8 - left.length - right.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  return [...left, ...Array<number>(missing).fill(0), ...right];
};

const isMappedIpv4 = (words: readonly number[]): boolean =>
  words.slice(0, 5).every((word) => word === 0) && words[5] === 0xffff;

const printIpv4 = (high: number, low: number): string =>
  [high >> 8, high & 255, low >> 8, low & 255].join('.');

/** Some load balancers append the port. A link-local address names its interface after `%`. */
const withoutPortAndZone = (text: string): string =>
  text
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d[\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');

/**
 * Key for counting and rate-limiting by network address. An IPv4 address counts as a whole, also in IPv6 notation
 * (`::ffff:203.0.113.9`). An IPv6 address counts by its /64 (`2001:db8:0:1::/64`), because one customer owns all of it. Text that
 * is not an IP address belongs to the group `unknown`.
 */
export const addressGroupOf = (ip: string): string => {
  const text = withoutPortAndZone(ip.trim());
  const ipv4 = parseIpv4(text);
  if (ipv4) return ipv4.join('.');
  const words = parseIpv6(text);
  if (!words) return noAddress;
  if (isMappedIpv4(words)) return printIpv4(words[6] ?? 0, words[7] ?? 0);
  return `${words
    .slice(0, 4)
    .map((word) => word.toString(16))
    .join(':')}::/64`;
};

/** Whether text is exactly one IPv4 or IPv6 address, without port, brackets or zone. */
export const isIpAddress = (text: string): boolean => (parseIpv4(text) ?? parseIpv6(text)) !== null;

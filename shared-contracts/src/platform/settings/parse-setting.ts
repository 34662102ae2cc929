import type { Result } from '../../base/result';
import { parsePrivateNetwork, type PrivateConnection } from '../network/private-network';
import { parseTrustedHops } from '../network/trusted-hops';

/** Parsers of settings that both servers have. Each throws the end of a sentence that starts with the setting's name. */

export const text = (value: string): string => value;

export const optional = (value: string): string | undefined => value || undefined;

/** Comma-separated; the case is kept. */
export const words = (value: string): readonly string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

export const integer =
  (min: number, max: number) =>
  (value: string): number => {
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    if (!(number >= min && number <= max))
      throw new Error(`must be a whole number from ${min} to ${max}, not "${value}"`);
    return number;
  };

export const word =
  <const W extends readonly string[]>(...allowed: W) =>
  (value: string): W[number] => {
    if (!allowed.includes(value)) throw new Error(`must be one of ${allowed.join(', ')}, not "${value}"`);
    return value;
  };

const valueOf = <T>(parsed: Result<T, string>): T => {
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
};

/** Addresses and nets of the proxies directly in front. */
export const hops = (value: string): readonly string[] => {
  const parsed = parseTrustedHops(value);
  return valueOf(parsed.ok ? parsed : { ok: false, error: parsed.error.message });
};

export const privateConnections = (value: string): readonly PrivateConnection[] =>
  valueOf(parsePrivateNetwork(value));

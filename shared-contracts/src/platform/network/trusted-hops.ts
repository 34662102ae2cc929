import { err, ok, type Failure, type Result } from '../../base/result';
import { isIpAddress } from './address-group';

const names = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** An address or a subnet. A subnet that covers everything is rejected, because it would let any visitor forge his address. */
const isHop = (entry: string): boolean => {
  if (names.has(entry)) return true;
  const [address = '', prefix, ...rest] = entry.split('/');
  if (!isIpAddress(address) || rest.length > 0) return false;
  const most = address.includes(':') ? 128 : 32;
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= most);
};

/**
 * Parses `TRUSTED_HOPS` of both servers: addresses and subnets of the proxies directly in front whose `X-Forwarded-For` is
 * trusted, comma-separated; also `loopback`, `linklocal` and `uniquelocal`. An empty value trusts no proxy. The error is a clause
 * without subject.
 */
export const parseTrustedHops = (text: string): Result<readonly string[]> => {
  const entries = text
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => entry !== '');
  const wrong = entries.find((entry) => !isHop(entry));
  if (wrong === undefined) return ok(entries);
  const failure: Failure = {
    kind: 'not-a-hop',
    message: `must hold addresses or nets such as 10.0.3.7 or 10.0.0.0/16, not "${wrong}"`,
  };
  return err(failure);
};

import { err, ok, type Failure, type Result } from '../result';
import { isIpAddress } from './address-group';

const names = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** An address, or a net; a net of everything is refused, for then every visitor could name any address as his own. */
const isHop = (entry: string): boolean => {
  if (names.has(entry)) return true;
  const [address = '', prefix, ...rest] = entry.split('/');
  if (!isIpAddress(address) || rest.length > 0) return false;
  const most = address.includes(':') ? 128 : 32;
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= most);
};

/**
 * The setting `TRUSTED_HOPS` of both servers: addresses and nets of the balancers and proxies directly in front, comma-joined, whose
 * `X-Forwarded-For` counts; also `loopback`, `linklocal` and `uniquelocal`. Empty trusts nobody. The error is a clause without subject.
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

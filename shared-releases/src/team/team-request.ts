import { createHash } from 'node:crypto';
import { ok, type Result } from '@detour/shared-contracts/base';
import { isPackageName } from '../base/package-name';
import { refuse, type Refusal } from '../base/refusal';
import { signBytes } from '../trust/signing';
import { trustedSigner, type Judgement } from '../trust/trusted-key';
import type { SigningKey, TrustDocument, TrustedKey } from '../trust/trust-document';

/** Where a shop's servers take releases of teams. */
export const teamPath = '/_shell/team';

/** Header of a signed request: `KEY TIME HOST SIGNATURE`. */
export const teamHeader = 'x-detour-team';
/** SHA-256 (hex) of the body, which the signature covers, so that a request can be refused before its body is read. */
export const bodyHashHeader = 'x-detour-body';

/** Difference (ms) between the clocks of team and server, and age of a request, that is still accepted. */
const tolerance = 5 * 60_000;

export interface TeamRequest {
  /**
   * Name of the shop, lower case, without port. The server takes it from its own table of hosts, so that no other shop accepts the request.
   */
  readonly host: string;
  readonly method: string;
  /** Path with query. */
  readonly path: string;
  /** SHA-256 (hex) of the body. */
  readonly bodyHash: string;
}

export const bodyHashOf = (body: Uint8Array | string): string =>
  createHash('sha256').update(body).digest('hex');

const textOf = ({ host, method, path, bodyHash }: TeamRequest, at: number): string =>
  [host, method, path, bodyHash, at].join('\n');

/** Value of the header. `now`: milliseconds UTC. */
export const signTeamRequest = (key: SigningKey, request: TeamRequest, now: number): string =>
  `${key.id} ${now} ${request.host} ${signBytes(key, 'request', textOf(request, now)).value}`;

/** Verifies the header: a trusted key that may sign for a package signed this request for this shop a short time ago. */
export const verifyTeamRequest = (
  trust: TrustDocument,
  request: TeamRequest,
  header: string,
  judgement: Judgement,
): Result<TrustedKey, Refusal> => {
  const [, id, time, host, value] = /^(\S+) (\d{1,15}) (\S+) (\S+)$/.exec(header) ?? [];
  if (id === undefined || time === undefined || host === undefined || value === undefined)
    return refuse('wrong-signature', unsignedReason(header));
  if (host !== request.host)
    return refuse(
      'wrong-signature',
      `The request is signed for "${host.slice(0, 100)}", and this shop is "${request.host}". Name the shop by the address that its servers know.`,
    );
  if (Math.abs(judgement.now - Number(time)) > tolerance)
    return refuse(
      'wrong-signature',
      'The request is older than five minutes, or one of the clocks is wrong.',
    );
  const signed = { bytes: textOf(request, Number(time)), signature: { key: id, value } };
  const signer = trustedSigner(trust, 'request', signed, judgement);
  if (!signer.ok) return signer;
  // A key that ends canaries belongs to a server.
  return signer.value.role === undefined && isForSomePackage(signer.value)
    ? ok(signer.value)
    : refuse('not-allowed', `The key "${id}" belongs to no team.`);
};

const unsignedReason = (header: string): string =>
  /^\S+ \d{1,15} \S+$/.test(header)
    ? 'The signature does not name the shop: update @detour/cli.'
    : 'The request is not signed with the key of a team.';

const isForSomePackage = ({ packages }: TrustedKey): boolean =>
  packages === '*' || packages.some(isPackageName);

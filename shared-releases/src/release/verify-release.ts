import { ok, type Result } from '@detour/shared-contracts/base';
import { parseReleaseTable } from './parse-release-table';
import { refuse, type Refusal } from '../base/refusal';
import type { ReleaseId, ReleaseTable } from './release-document';
import type { Signature } from '../trust/signature';
import { baseOf, containerOf, printReleaseId } from './release-id';
import { maySign, trustedSigner, type Judgement } from '../trust/trusted-key';
import type { TrustDocument } from '../trust/trust-document';

const identityProblem = (id: ReleaseId, table: ReleaseTable): string | null => {
  if (table.remote !== id.name) return `says that it is of ${table.remote}`;
  if (table.version !== id.version) return `says that it is version ${table.version}`;
  if (table.base !== baseOf(id)) return `wants to be served from ${table.base}`;
  // A container with another release's name would replace it on the page.
  if (table.container !== containerOf(id)) return `sets the global ${table.container}`;
  return null;
};

/** Verifies a release: a key that is authorised for the package signed the table, and the table is for exactly this version. */
export const verifyRelease = (
  trust: TrustDocument,
  id: ReleaseId,
  { table, signature }: { readonly table: Uint8Array | string; readonly signature: Signature },
  judgement: Judgement,
): Result<ReleaseTable, Refusal> => {
  const signer = trustedSigner(trust, 'release', { bytes: table, signature }, judgement);
  if (!signer.ok) return refuse(signer.error.kind, `${printReleaseId(id)}: ${signer.error.message}`);
  if (!maySign(signer.value, id.name))
    return refuse(
      'not-allowed',
      `${printReleaseId(id)}: the key "${signer.value.id}" may not sign ${id.name}.`,
    );
  const parsed = parseReleaseTable(Buffer.from(table as Uint8Array).toString('utf8'));
  if (!parsed.ok) return refuse('malformed', `${printReleaseId(id)}: ${parsed.error.message}`);
  const problem = identityProblem(id, parsed.value);
  return problem === null
    ? ok(parsed.value)
    : refuse('wrong-identity', `${printReleaseId(id)}: its table ${problem}.`);
};

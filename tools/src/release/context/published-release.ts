import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ok, type Result } from '@detour/shared-contracts/base';
import type { ContractDocument } from '@detour/shared-contracts/contract';
import type { Refusal } from '@detour/shared-releases/base';
import { parseSignature } from '@detour/shared-releases/trust';
import {
  parseReleaseTable,
  printReleaseId,
  signatureFile,
  tableFile,
  verifyRelease,
  type ReleaseId,
  type ReleaseTable,
} from '@detour/shared-releases/release';
import { parseContract } from '@detour/shared-releases/contract';
import type { ReleaseContext } from './release-context';

const refuse = (kind: Refusal['kind'], message: string): Result<never, Refusal> => ({
  ok: false,
  error: { kind, message },
});

type ReadFile = (file: string) => Promise<Buffer | null>;

const verifyFiles = async (
  { trust, settings, world }: ReleaseContext,
  id: ReleaseId,
  { place, read }: { readonly place: string; readonly read: ReadFile },
): Promise<Result<ReleaseTable, Refusal>> => {
  const [table, text] = await Promise.all([read(tableFile), read(signatureFile)]);
  if (!table) return refuse('missing', `${printReleaseId(id)} is not published in ${place}.`);
  if (!text) return refuse('wrong-signature', `${printReleaseId(id)} is not signed.`);
  const signature = parseSignature(text.toString('utf8'));
  if (!signature.ok) return signature;
  const judgement = { now: world.now(), production: settings.production };
  return verifyRelease(trust, id, { table, signature: signature.value }, judgement);
};

/** A stored release with a valid, authorised signature. */
export const loadVerified = (
  context: ReleaseContext,
  id: ReleaseId,
): Promise<Result<ReleaseTable, Refusal>> => {
  const { place, read } = context.releases;
  return verifyFiles(context, id, { place, read: (file) => read(id, file) });
};

/** A folder before publication. Verified first, because a published version is permanent. */
export const verifyFolder = (
  context: ReleaseContext,
  id: ReleaseId,
  folder: string,
): Promise<Result<ReleaseTable, Refusal>> =>
  verifyFiles(context, id, { place: folder, read: (file) => readFile(join(folder, file)) });

/** Also checks every file, as the shell server does. */
export const loadWhole = async (
  context: ReleaseContext,
  id: ReleaseId,
): Promise<Result<ReleaseTable, Refusal>> => {
  const table = await loadVerified(context, id);
  if (!table.ok) return table;
  try {
    await context.releases.folder(id);
    return table;
  } catch (error) {
    return refuse('wrong-file', (error as Error).message);
  }
};

/** Release tables for compositions. Null for a missing or invalid release. Cached. */
export const createTableLoader = (
  context: ReleaseContext,
): ((id: ReleaseId) => Promise<ReleaseTable | null>) => {
  const loaded = new Map<string, Promise<ReleaseTable | null>>();
  return (id) => {
    const name = printReleaseId(id);
    const known =
      loaded.get(name) ?? loadVerified(context, id).then((table) => (table.ok ? table.value : null));
    loaded.set(name, known);
    return known;
  };
};

/** `contract.json` of a release. Null when it has none that can be compared. */
export const loadContract = async (
  context: ReleaseContext,
  id: ReleaseId,
): Promise<ContractDocument | null> => {
  const bytes = await context.releases.read(id, 'contract.json');
  const contract = parseContract(bytes?.toString('utf8') ?? '', id.name);
  return contract.ok ? contract.value : null;
};

/** Release and contract of a built, unpublished folder. */
export const readBuild = (
  folder: string,
  name: string,
): Result<{ readonly id: ReleaseId; readonly contract: ContractDocument }, Refusal> => {
  const file = (path: string): string => join(folder, path);
  if (!existsSync(file(tableFile)))
    return refuse('missing', `${folder} is not a finished build: it has no ${tableFile}.`);
  const table = parseReleaseTable(readFileSync(file(tableFile), 'utf8'));
  if (!table.ok) return table;
  if (table.value.remote !== name)
    return refuse('refused', `${folder} is a build of ${table.value.remote}, not of ${name}.`);
  const contract = parseContract(readFileSync(file('contract.json'), 'utf8'), name);
  return contract.ok
    ? ok({ id: { name, version: table.value.version }, contract: contract.value })
    : contract;
};

/** The contract of a candidate, which is required. */
export const needContract = async (
  context: ReleaseContext,
  id: ReleaseId,
): Promise<Result<ContractDocument, Refusal>> => {
  const contract = await loadContract(context, id);
  return contract ? ok(contract) : refuse('malformed', `${printReleaseId(id)} has no valid contract.json.`);
};

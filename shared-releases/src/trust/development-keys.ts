import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isText, parseObject } from '../base/json-shape';
import { readTrust } from './read-trust';
import type { PackageName } from '../base/package-name';
import type { SigningKey, TrustDocument, TrustedKey } from './trust-document';
import { temporaryName, writeOnce } from '../base/write-once';

/** The key that may change everything. It also owns the shell. */
export const platformOwner = 'platform';

/** Owner of the abort key: the canary watch of the shell server. */
export const abortOwner = 'canary-watch';

/** Owner of the key that moves plans on: the shell server. */
export const rolloutOwner = 'rollout-plans';

/** Owner of the key that writes freezes: a person of the platform team. */
export const operatorOwner = 'operator';

/** Owners that no team may have. */
const reserved = [platformOwner, abortOwner, rolloutOwner, operatorOwner];

/** Packages by owning team, from each `contract.json`. The platform owns the shell. */
const readOwners = (rootDir: string): Readonly<Record<string, readonly PackageName[]>> => {
  const owners: Record<string, PackageName[]> = {};
  for (const name of readdirSync(rootDir)
    .filter((entry) => entry.startsWith('remote-'))
    .sort()) {
    const file = join(rootDir, name, 'contract.json');
    if (!existsSync(file)) continue;
    const owner = parseObject(readFileSync(file, 'utf8'))?.['owner'];
    if (!isText(owner) || !/^[a-z][a-z0-9-]*$/.test(owner) || reserved.includes(owner))
      throw new Error(`${file} names no owner.`);
    (owners[owner] ??= []).push(name);
  }
  return owners;
};

export const keyFileOf = (dir: string, owner: string): string => join(dir, `${owner}.key.json`);

/** Throws a sentence without the file's content, which must not appear in a log. */
export const readSigningKey = (file: string): SigningKey => {
  const key = existsSync(file) ? parseObject(readFileSync(file, 'utf8')) : null;
  const id = key?.['id'];
  const privateKey = key?.['privateKey'];
  if (!isText(id) || !isText(privateKey)) throw new Error(`${file} is not a signing key file.`);
  return { id, privateKey };
};

const publicKeyOf = ({ privateKey }: SigningKey): string =>
  createPublicKey(createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' }))
    .export({ format: 'der', type: 'spki' })
    .toString('base64');

export const createSigningKey = (id: string): SigningKey => ({
  id,
  privateKey: generateKeyPairSync('ed25519')
    .privateKey.export({ format: 'der', type: 'pkcs8' })
    .toString('base64'),
});

/** A public key in the trust document's format. */
export const trustedKeyOf = (
  key: SigningKey,
  { owner, packages, development, role }: Pick<TrustedKey, 'owner' | 'packages' | 'development' | 'role'>,
): TrustedKey => ({
  id: key.id,
  owner,
  publicKey: publicKeyOf(key),
  packages,
  development,
  revokedAt: null,
  ...(role === undefined ? {} : { role }),
});

/** Processes may start concurrently: the first to write the file creates the key. */
const developmentKeyOf = async (dir: string, owner: string): Promise<SigningKey> => {
  const file = keyFileOf(dir, owner);
  if (!existsSync(file))
    await writeOnce(file, `${JSON.stringify(createSigningKey(`${owner}-development`))}\n`, 0o600);
  return readSigningKey(file);
};

/** Keeps other entries of the document, which may have been added manually. */
const writeTrust = (file: string, keys: readonly TrustedKey[]): TrustDocument => {
  const there = existsSync(file) ? readTrust(file) : { format: 1 as const, keys: [] };
  const others = there.keys.filter(({ id }) => !keys.some((key) => key.id === id));
  const kept = keys.map((key) => ({
    ...key,
    revokedAt: there.keys.find(({ id }) => id === key.id)?.revokedAt ?? null,
  }));
  const next: TrustDocument = { format: 1, keys: [...kept, ...others] };
  if (JSON.stringify(next) === JSON.stringify(there)) return there;
  const temporary = temporaryName(file);
  writeFileSync(temporary, `${JSON.stringify(next, null, 2)}\n`);
  renameSync(temporary, file);
  return next;
};

const roleOwners = [
  [abortOwner, 'abort'],
  [rolloutOwner, 'rollout'],
  [operatorOwner, 'operator'],
] as const;

/**
 * Creates a key per team, a platform key and a key per role once, and lists them in `trust.json`, all marked as development keys. A
 * later call adds the key of a new remote's team.
 */
export const createDevelopmentKeys = async (dir: string, rootDir: string): Promise<TrustDocument> => {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const keys: TrustedKey[] = [];
  const platform = await developmentKeyOf(dir, platformOwner);
  keys.push(trustedKeyOf(platform, { owner: platformOwner, packages: '*', development: true }));
  for (const [owner, role] of roleOwners) {
    const key = await developmentKeyOf(dir, owner);
    keys.push(trustedKeyOf(key, { owner, packages: [], development: true, role }));
  }
  for (const [owner, packages] of Object.entries(readOwners(rootDir)))
    keys.push(trustedKeyOf(await developmentKeyOf(dir, owner), { owner, packages, development: true }));
  return writeTrust(join(dir, 'trust.json'), keys);
};

import { createTestKeys } from '../../testing/test-keys';
import { testFiles, testMaterials, testTable } from '../../testing/test-release';
import { parseTrust } from '../../trust/read-trust';
import { createSigningKey, trustedKeyOf } from '../../trust/development-keys';
import { signEnvelope } from '../../trust/dsse';
import { integrityOf } from '../../trust/signing';
import type { SigningKey, TrustDocument } from '../../trust/trust-document';
import type { ReleaseTable } from '../release-document';
import { provenanceFile, signProvenance, verifyProvenance } from './provenance';

const keys = createTestKeys();
const id = { name: 'remote-search', version: '1.4.0' };
const plain = testTable(id, testFiles(id));
const judgement = { now: 1000, production: true };

const tableWith = (text: string): ReleaseTable => ({
  ...plain,
  files: { ...plain.files, [provenanceFile]: integrityOf(Buffer.from(text)) },
});
const sign = (signers: readonly SigningKey[] = [keys.search], changes = {}, of = id): string =>
  signProvenance({
    id: of,
    files: plain.files,
    materials: { ...testMaterials, ...changes },
    keys: signers,
  });
const verify = (text: string | null, trust: TrustDocument = keys.trust, table = tableWith(text ?? '')) =>
  verifyProvenance(trust, { id, table, text }, judgement);
const payloadOf = (text: string): string =>
  Buffer.from((JSON.parse(text) as { payload: string }).payload, 'base64').toString('utf8');
/** The statement after a change, signed again by the team. */
const resigned = (change: (text: string) => string): string =>
  JSON.stringify(signEnvelope([keys.search], 'application/vnd.in-toto+json', change(payloadOf(sign()))));

describe('a provenance', () => {
  it('names commit, lockfile, builder and every file as in-toto and SLSA define it', () => {
    const text = sign();
    expect(verify(text)).toEqual({
      ok: true,
      value: {
        commit: testMaterials.commit,
        lockfile: testMaterials.lockfile,
        builder: 'https://ci.example/pipelines/7',
        changed: false,
        key: 'search',
      },
    });
    const statement = JSON.parse(payloadOf(text)) as Record<string, unknown>;
    expect(statement).toMatchObject({
      _type: 'https://in-toto.io/Statement/v1',
      predicateType: 'https://slsa.dev/provenance/v1',
      predicate: {
        buildDefinition: {
          externalParameters: { package: 'remote-search', version: '1.4.0' },
          resolvedDependencies: [
            { uri: 'https://code.example/shop', digest: { gitCommit: testMaterials.commit } },
            { uri: 'file:package-lock.json', digest: { sha256: testMaterials.lockfile } },
          ],
        },
        runDetails: { builder: { id: 'https://ci.example/pipelines/7' } },
      },
    });
    const names = (statement['subject'] as { name: string }[]).map(({ name }) => name);
    expect(names.sort()).toEqual(Object.keys(plain.files).sort());
  });

  it.each<[string, string | null, string]>([
    ['is missing', null, 'has no provenance'],
    ['is not an envelope', '{}', 'not a DSSE envelope'],
    ['is signed by a stranger', sign([keys.stranger]), 'does not contain the key "stranger"'],
    ['is signed by another team', sign([keys.product]), 'may not sign it'],
    ['is signed by a key of a server', sign([keys.rollout]), 'may not sign it'],
    ['is not signed', sign([]), 'It is not signed'],
    ['was changed after signing', sign().replace(/"payload":"(.)/, '"payload":"A'), 'does not match'],
    ['is of another version', sign(undefined, {}, { ...id, version: '1.3.0' }), 'is of remote-search@1.3.0'],
    ['names no commit', sign(undefined, { commit: '' }), 'names no commit of its sources'],
    ['names a branch', sign(undefined, { commit: 'main' }), 'names no commit of its sources'],
    ['names no lockfile', sign(undefined, { lockfile: '' }), 'names no hash of its lockfile'],
    ['names no builder', sign(undefined, { builder: '' }), 'names no builder'],
    [
      'is another predicate',
      resigned((text) => text.replace('slsa.dev/provenance/v1', 'slsa.dev/provenance/v0.2')),
      'is not SLSA provenance v1',
    ],
    [
      'is about other files',
      resigned((text) => text.replace(/"sha384":"../, '"sha384":"00')),
      'is about other files',
    ],
    [
      'lacks a file',
      resigned((text) => text.replace(/\{"name":"entry.js".*?\}\},/, '')),
      'is about other files',
    ],
  ])('is refused when it %s', (_, text, reason) => {
    const verified = verify(text);
    expect(!verified.ok && verified.error.message).toContain(reason);
  });

  it('is refused when the table does not name it, as in a release from before provenance', () => {
    expect(verify(sign(), keys.trust, plain)).toMatchObject({ ok: false, error: { kind: 'missing' } });
  });
});

describe('while keys change', () => {
  const next = createSigningKey('search-2027');
  const added: TrustDocument = {
    format: 1,
    keys: [
      ...keys.trust.keys,
      trustedKeyOf(next, { owner: 'search', packages: ['remote-search'], development: false }),
    ],
  };
  const revoked = (trust: TrustDocument, key: SigningKey): TrustDocument => ({
    ...trust,
    keys: trust.keys.map((one) => (one.id === key.id ? { ...one, revokedAt: 500 } : one)),
  });

  it.each<[string, SigningKey[], TrustDocument, boolean]>([
    ['the old key alone, before its revocation', [keys.search], added, true],
    ['both keys, before the readers know the new one', [keys.search, next], keys.trust, true],
    ['both keys, after the old one was revoked', [keys.search, next], revoked(added, keys.search), true],
    ['the new key alone', [next], revoked(added, keys.search), true],
    ['the old key alone, after its revocation', [keys.search], revoked(added, keys.search), false],
    ['the new key, which was revoked at once', [next], revoked(added, next), false],
  ])('a provenance counts with %s', (_, signers, trust, expected) => {
    expect(parseTrust(JSON.stringify(trust)).ok).toBe(true);
    expect(verify(sign(signers), trust).ok).toBe(expected);
  });
});

import { ok, type Result } from '@detour/shared-contracts/base';
import { isText, objectOf, parseObject, type JsonObject } from '../../base/json-shape';
import { refuse, type Refusal } from '../../base/refusal';
import { signEnvelope, verifyEnvelope } from '../../trust/dsse';
import type { SigningKey, TrustDocument } from '../../trust/trust-document';
import { maySign, type Judgement } from '../../trust/trusted-key';
import type { ReleaseId, ReleaseTable } from '../release-document';
import { printReleaseId } from '../release-id';
import type { Materials } from './materials';

/** A file of the release like any other: its hash is in the signed table, so a release cannot lose it. */
export const provenanceFile = 'provenance.intoto.json';

const payloadType = 'application/vnd.in-toto+json';
const statementType = 'https://in-toto.io/Statement/v1';
const predicateType = 'https://slsa.dev/provenance/v1';
const buildType = 'urn:detour:build:webpack:1';

/** `sha384-…` in base64 to hex, as in-toto writes digests. */
const hexOf = (integrity: string): string =>
  Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');

type Files = ReleaseTable['files'];

/** Every file of the table but the provenance itself. */
const subjectsOf = (files: Files): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([file]) => file !== provenanceFile)
      .map(([file, integrity]) => [file, hexOf(integrity)]),
  );

const dependenciesOf = ({ repository, commit, lockfile }: Materials) => [
  ...(commit === '' ? [] : [{ uri: repository || 'urn:detour:source', digest: { gitCommit: commit } }]),
  ...(lockfile === '' ? [] : [{ uri: 'file:package-lock.json', digest: { sha256: lockfile } }]),
];

interface Signing {
  readonly id: ReleaseId;
  readonly files: Files;
  readonly materials: Materials;
  /** Several while one key replaces another. */
  readonly keys: readonly SigningKey[];
}

/** SLSA provenance v1 of a release: an in-toto statement about its files, in a signed DSSE envelope. */
export const signProvenance = ({ id, files, materials, keys }: Signing): string => {
  const { builder, node, changed, startedAt } = materials;
  const statement = {
    _type: statementType,
    subject: Object.entries(subjectsOf(files)).map(([name, sha384]) => ({ name, digest: { sha384 } })),
    predicateType,
    predicate: {
      buildDefinition: {
        buildType,
        externalParameters: { package: id.name, version: id.version },
        internalParameters: { node, changed },
        resolvedDependencies: dependenciesOf(materials),
      },
      runDetails: {
        builder: { id: builder },
        metadata: { startedOn: new Date(startedAt).toISOString() },
      },
    },
  };
  return JSON.stringify(signEnvelope(keys, payloadType, JSON.stringify(statement)));
};

/** What a verified provenance says. */
export interface Provenance {
  readonly commit: string;
  readonly lockfile: string;
  readonly builder: string;
  /** True when the sources differed from the commit. */
  readonly changed: boolean;
  /** Id of the signing key. */
  readonly key: string;
}

const digestOf = (dependencies: unknown, name: string): string | null => {
  const list = Array.isArray(dependencies) ? dependencies : [];
  const digests = list.map((one) => objectOf(objectOf(one)?.['digest'])?.[name]);
  return digests.find(isText) ?? null;
};

const sameSubjects = (subject: unknown, files: Files): boolean => {
  const expected = subjectsOf(files);
  const list = Array.isArray(subject) ? subject.map(objectOf) : [];
  return (
    list.length === Object.keys(expected).length &&
    list.every(
      (one) => isText(one?.['name']) && objectOf(one['digest'])?.['sha384'] === expected[one['name']],
    )
  );
};

/** What the predicate says, or what it lacks as the end of a sentence. */
const readPredicate = (
  predicate: JsonObject | null,
  { id: { name, version }, production }: { readonly id: ReleaseId; readonly production: boolean },
): Result<Omit<Provenance, 'key'>, string> => {
  const definition = objectOf(predicate?.['buildDefinition']);
  const parameters = objectOf(definition?.['externalParameters']);
  const internal = objectOf(definition?.['internalParameters']);
  const builder = objectOf(objectOf(predicate?.['runDetails'])?.['builder'])?.['id'];
  const commit = digestOf(definition?.['resolvedDependencies'], 'gitCommit') ?? '';
  const lockfile = digestOf(definition?.['resolvedDependencies'], 'sha256') ?? '';
  const fail = (error: string) => ({ ok: false, error }) as const;
  if (definition?.['buildType'] !== buildType) return fail('names another kind of build');
  if (parameters?.['package'] !== name || parameters['version'] !== version)
    return fail(`is of ${String(parameters?.['package'])}@${String(parameters?.['version'])}`);
  // A development build may be made outside of a repository.
  if (production && !/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(commit))
    return fail('names no commit of its sources');
  if (production && !/^[0-9a-f]{64}$/.test(lockfile)) return fail('names no hash of its lockfile');
  if (!isText(builder) || builder === '') return fail('names no builder');
  return ok({ commit, lockfile, builder, changed: internal?.['changed'] === true });
};

interface Checked {
  readonly id: ReleaseId;
  /** The verified table. */
  readonly table: ReleaseTable;
  /** Text of `provenance.intoto.json`. Null when the release has none. */
  readonly text: string | null;
}

/** Verifies that a key of the package signed where these files come from. Missing is a refusal of its own: `missing`. */
export const verifyProvenance = (
  trust: TrustDocument,
  { id, table, text }: Checked,
  judgement: Judgement,
): Result<Provenance, Refusal> => {
  const wrong = (kind: Refusal['kind'], reason: string) =>
    refuse(kind, `${printReleaseId(id)}: its provenance ${reason}.`);
  if (text === null || !(provenanceFile in table.files))
    return refuse('missing', `${printReleaseId(id)} has no provenance.`);
  const envelope = verifyEnvelope(
    trust,
    { text, payloadType },
    { ...judgement, may: (key) => maySign(key, id.name) },
  );
  if (!envelope.ok)
    return refuse(
      envelope.error.kind,
      `${printReleaseId(id)}: its provenance is not to be trusted. ${envelope.error.message}`,
    );
  const statement = parseObject(envelope.value.text);
  if (statement?.['_type'] !== statementType || statement['predicateType'] !== predicateType)
    return wrong('malformed', 'is not SLSA provenance v1');
  if (!sameSubjects(statement['subject'], table.files))
    return wrong('wrong-file', 'is about other files than the release has');
  const read = readPredicate(objectOf(statement['predicate']), { id, production: judgement.production });
  return read.ok ? ok({ ...read.value, key: envelope.value.key.id }) : wrong('malformed', read.error);
};

import fc from 'fast-check';
import {
  hostileBytes,
  hostileText,
  hostileValue,
  spoil,
  writeRawNumbers,
} from '@detour/shared-contracts/testing';
import { oddHeaders, usualHeaders } from './request-headers';
import { valueOf, type Hints, type Schema } from './schema-arbitrary';
import type { Target } from './targets';
import type { World } from './world';

/** A request before serialisation; every part may have any value. */
export interface Draft {
  readonly target: Target;
  readonly kind: 'valid' | 'nearly' | 'hostile';
  readonly params: unknown;
  readonly query: unknown;
  /** A JSON value, or raw bytes; undefined without a body. */
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** The serialised body. */
export const jsonOf = (body: unknown): string => writeRawNumbers(JSON.stringify(body));

const hintsOf =
  ({ id }: Target, { values }: World): Hints =>
  (member) =>
    values[`${id}.${member}`] ?? values[member] ?? null;

type Parts = Pick<Draft, 'params' | 'query' | 'body'>;

const validParts = (target: Target, world: World): fc.Arbitrary<Parts> => {
  const hints = hintsOf(target, world);
  const part = (schema: Schema | undefined, name: string) =>
    schema ? valueOf(schema, name, hints) : fc.constant(undefined);
  return fc.record({
    params: part(target.params, 'params'),
    query: part(target.query, 'query'),
    body: part(target.body, 'body'),
  });
};

const junk = (schema: Schema | undefined): fc.Arbitrary<unknown> => {
  const names = Object.keys(schema?.properties ?? {});
  const name = names.length > 0 ? fc.oneof(fc.constantFrom(...names), hostileText) : hostileText;
  return fc.dictionary(name, hostileValue, { maxKeys: 6, noNullPrototype: true });
};

const hostileParts = (target: Target): fc.Arbitrary<Parts> =>
  fc.record({
    params: target.params ? junk(target.params) : fc.constant(undefined),
    query: junk(target.query),
    body:
      target.method === 'GET'
        ? fc.constant(undefined)
        : fc.oneof(hostileBytes, hostileBytes, junk(target.body)),
  });

/** Signs an event of the payment provider; otherwise the gateway would not read it. */
const signed = (draft: Draft, world: World): Draft =>
  draft.target.id === 'webhook' && draft.body !== undefined && !Buffer.isBuffer(draft.body)
    ? { ...draft, headers: { ...draft.headers, 'psp-signature': world.sign(jsonOf(draft.body)) } }
    : draft;

const requestTo = (target: Target, world: World): fc.Arbitrary<Draft> => {
  const valid = validParts(target, world);
  const draft = <K extends Draft['kind']>(
    kind: K,
    parts: fc.Arbitrary<unknown>,
    headers: fc.Arbitrary<object>,
  ) =>
    fc
      .tuple(parts, headers)
      .map(([given, more]) => signed({ target, kind, ...(given as Parts), headers: more } as Draft, world));
  const odd = fc.tuple(usualHeaders(target, world), oddHeaders).map(([a, b]) => ({ ...a, ...b }));
  return fc.oneof(
    { weight: 4, arbitrary: draft('valid', valid, usualHeaders(target, world)) },
    {
      weight: 4,
      arbitrary: draft(
        'nearly',
        spoil(valid),
        fc.oneof(usualHeaders(target, world), usualHeaders(target, world), odd),
      ),
    },
    { weight: 2, arbitrary: draft('hostile', hostileParts(target), odd) },
  );
};

/** Requests to all calls in turn: valid, nearly valid and hostile. */
export const requestsTo = (targets: readonly Target[], world: World): fc.Arbitrary<Draft> =>
  fc.oneof(...targets.map((target) => ({ weight: target.weight ?? 1, arbitrary: requestTo(target, world) })));

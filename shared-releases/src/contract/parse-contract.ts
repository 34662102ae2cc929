import { err, ok, type Result } from '@detour/shared-contracts/base';
import type { ContractDocument } from '@detour/shared-contracts/contract';
import { parseObject } from '../base/json-shape';
import type { Refusal } from '../base/refusal';
import { acceptsValue } from './schema/accepts-value';
import type { SchemaObject } from './schema/schema-parts';

const text: SchemaObject = { type: 'string' };
const texts: SchemaObject = { type: 'array', items: text };
const schema: SchemaObject = { type: ['object', 'boolean'] };
const textsByName: SchemaObject = { type: 'object', additionalProperties: text };

const listOf = (items: SchemaObject): SchemaObject => ({ type: 'array', items });
const orNull = (one: SchemaObject): SchemaObject => ({ anyOf: [one, { type: 'null' }] });
const members = (properties: Readonly<Record<string, SchemaObject>>): SchemaObject => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

const range = members({ from: { type: 'integer' }, to: { type: 'integer' } });
const route = members({ page: text, remote: text, paths: { type: 'object', additionalProperties: texts } });
const event = members({ name: text, payload: schema, replays: { type: 'boolean' } });
const fragment = members({ name: text, props: schema });
const key = members({ name: text, kind: text, owner: text, class: text });
const call = members({
  id: text,
  method: text,
  path: text,
  response: schema,
  params: orNull(schema),
  query: orNull(schema),
  body: orNull(schema),
});

const flag: SchemaObject = { type: 'boolean' };
const broughtRoute: SchemaObject = {
  type: 'object',
  properties: {
    page: text,
    paths: textsByName,
    flag: text,
    label: textsByName,
    simplified: flag,
    private: flag,
  },
  required: ['page', 'paths'],
};
const broughtKey = members({ name: text, kind: text, class: text, text: textsByName });
const brings: SchemaObject = {
  type: 'object',
  properties: {
    routes: listOf(broughtRoute),
    flags: { type: 'object', additionalProperties: flag },
    storage: listOf(broughtKey),
  },
  required: ['routes', 'flags'],
};

/** The parts of a contract that `check` reads. A newer build may add members. */
const parts = {
  format: { const: 1 },
  remote: text,
  version: text,
  owner: text,
  alert: text,
  mountApi: members({ provides: orNull(range), needs: orNull(range) }),
  exposes: texts,
  routes: members({ draws: listOf(route), links: listOf(route), resolves: listOf(route) }),
  events: members({ emits: listOf(event), consumes: listOf(event), carries: listOf(event) }),
  fragments: members({ offers: listOf(fragment), uses: listOf(fragment) }),
  hashKeys: members({ reads: texts, writes: texts, carries: texts }),
  storage: members({ uses: listOf(key), carries: listOf(key) }),
  calls: members({ sends: listOf(call), answers: listOf(call) }),
  host: members({ provides: texts, needs: texts }),
  modules: members({ provides: textsByName, needs: textsByName }),
  locales: texts,
  deprecations: listOf(members({ item: text, since: text, removeOn: text, replacement: text })),
};

/** Older builds have no `brings`. */
const document: SchemaObject = {
  type: 'object',
  properties: { ...parts, brings },
  required: Object.keys(parts),
};

/** Parses the `contract.json` of a release, from a store or a gateway. */
export const parseContract = (json: string, remote: string): Result<ContractDocument, Refusal> => {
  const value = parseObject(json);
  if (!value || !acceptsValue(document, value))
    return err({ kind: 'malformed', message: `The contract of ${remote} is not a contract of format 1.` });
  return value['remote'] === remote
    ? ok(value as unknown as ContractDocument)
    : err({
        kind: 'wrong-identity',
        message: `The contract of ${remote} is that of ${String(value['remote'])}.`,
      });
};

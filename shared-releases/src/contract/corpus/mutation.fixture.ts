import type {
  ContractCall,
  ContractDocument,
  ContractEvent,
  JsonSchema,
} from '@detour/shared-contracts/contract';
import { realContracts } from '../real-contracts.fixture';
import { asSchema, isObject, namesIn, schemasIn, type SchemaObject } from '../schema/schema-parts';

/** One described change of one real contract. */
export interface Mutation {
  readonly words: string;
  readonly candidate: ContractDocument;
  /** Expected packages and items in the report. Empty for a compatible change. */
  readonly breaks: readonly string[];
  readonly item: string;
}

type Draft = { -readonly [K in keyof ContractDocument]: ContractDocument[K] };

/** Copies a real contract with one change, as the next version of its package. */
export const next = (contract: ContractDocument, change: (draft: Draft) => void): ContractDocument => {
  const draft: Draft = { ...contract, version: '2.0.0' };
  change(draft);
  return draft;
};

export const everyContract = realContracts;

export const remotes = realContracts.filter(({ remote }) => remote.startsWith('remote-'));

const only = (remote: string): ContractDocument => {
  const [found] = realContracts.filter((contract) => contract.remote === remote);
  if (!found) throw new Error(`There is no contract of ${remote}.`);
  return found;
};

export const shell = only('shell');
export const gateway = only('gateway');

/** Names of the packages whose contract matches. */
export const whoever = (test: (contract: ContractDocument) => boolean): readonly string[] =>
  realContracts.filter(test).map(({ remote }) => remote);

/** Replaces one item of a list. */
const exchange = <T>(list: readonly T[], item: T, by: T): readonly T[] =>
  list.map((one) => (one === item ? by : one));

export const without = <T>(list: readonly T[], item: T): readonly T[] => list.filter((one) => one !== item);

/** Required members of a payload. */
export const requiredOf = (schema: JsonSchema | null): readonly string[] =>
  isObject(schema) ? [...namesIn(schema, 'required')] : [];

export const withMember = (
  schema: JsonSchema,
  name: string,
  member: JsonSchema,
  required = false,
): SchemaObject => {
  const object: SchemaObject = isObject(schema) ? schema : {};
  return {
    ...object,
    properties: { ...Object.fromEntries(schemasIn(object, 'properties')), [name]: member },
    required: [...new Set([...namesIn(object, 'required'), ...(required ? [name] : [])])],
  };
};

export const withoutMember = (schema: JsonSchema, name: string): SchemaObject => {
  const object: SchemaObject = isObject(schema) ? schema : {};
  const properties = [...schemasIn(object, 'properties')].filter(([known]) => known !== name);
  return {
    ...object,
    properties: Object.fromEntries(properties),
    required: [...namesIn(object, 'required')].filter((known) => known !== name),
  };
};

/** Makes the member optional. */
export const optional = (schema: JsonSchema, name: string): SchemaObject => ({
  ...(isObject(schema) ? schema : {}),
  required: requiredOf(schema).filter((known) => known !== name),
});

export const memberOf = (schema: JsonSchema, name: string): JsonSchema =>
  isObject(schema) ? asSchema(schemasIn(schema, 'properties').get(name)) : true;

/** A schema that is incompatible with all others in the contracts. */
export const foreign: JsonSchema = {
  type: 'array',
  items: { type: 'array', items: { const: 'foreign' }, minItems: 1 },
  minItems: 1,
};

export const withEvent = (
  contract: ContractDocument,
  list: 'emits' | 'consumes' | 'carries',
  event: ContractEvent,
  payload: JsonSchema,
): ContractDocument =>
  next(contract, (draft) => {
    const events = exchange(contract.events[list], event, { ...event, payload });
    draft.events = { ...contract.events, [list]: events };
  });

export const withCall = (
  contract: ContractDocument,
  list: 'sends' | 'answers',
  call: ContractCall,
  change: Partial<ContractCall>,
): ContractDocument =>
  next(contract, (draft) => {
    draft.calls = { ...contract.calls, [list]: exchange(contract.calls[list], call, { ...call, ...change }) };
  });

/** Every second, third… item of a list, which keeps a corpus over hundreds of items readable. */
export const sample = <T>(list: readonly T[], most: number): readonly T[] => {
  const step = Math.max(1, Math.ceil(list.length / most));
  return list.filter((_, index) => index % step === 0);
};

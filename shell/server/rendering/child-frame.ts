/** Messages that a sandboxed process may send. Anything else kills it. */
export type ChildFrame =
  | {
      readonly kind: 'reply';
      readonly id: number;
      readonly ok: boolean;
      readonly value: unknown;
      readonly message: string;
    }
  /** A part of the reply that is known before the rest. */
  | { readonly kind: 'early'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'call'; readonly call: number; readonly request: GatewayRequest };

export interface GatewayRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | null;
}

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const isHeader = (value: unknown): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');

const requestOf = ({ method, url, headers, body }: Members): GatewayRequest | null =>
  typeof method === 'string' &&
  typeof url === 'string' &&
  (body === null || typeof body === 'string') &&
  Array.isArray(headers) &&
  headers.every(isHeader)
    ? { method, url, headers, body }
    : null;

/** Null for any message that such a process does not send. */
export const parseChildFrame = (value: unknown): ChildFrame | null => {
  if (!isMembers(value)) return null;
  if (isId(value['call'])) {
    const request = requestOf(value);
    return request && { kind: 'call', call: value['call'], request };
  }
  const { id, ok, message } = value;
  if (isId(id) && isMembers(value['early'])) return { kind: 'early', id, value: value['early'] };
  if (!isId(id) || typeof ok !== 'boolean') return null;
  const reason = typeof message === 'string' ? message.slice(0, 4000) : 'no reason given';
  return { kind: 'reply', id, ok, value: value['value'], message: reason };
};

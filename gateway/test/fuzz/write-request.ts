import type { InjectOptions } from 'fastify';
import { jsonOf, type Draft } from './request-arbitrary';

const halfPair = /\p{Surrogate}/gu;
const utf8OfHalfPair = '%ED%A0%80';

/** `encodeURIComponent` throws on a lone surrogate. This function sends it as the bytes of a faulty client. */
const encode = (text: string): string =>
  text
    .split(halfPair)
    .map((part) => encodeURIComponent(part))
    .join(utf8OfHalfPair);

// Existing percent escapes sometimes stay, so that invalid escapes are tested too.
const escape = (text: string): string => (/^%[^ ]{0,8}$/.test(text) ? text : encode(text));

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value.replace(/^@raw:(.+)@$/, '$1');
  return typeof value === 'object' ? JSON.stringify(value).slice(0, 2000) : String(value);
};

const pairsOf = (value: unknown): readonly string[] => {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') return [escape(textOf(value))];
  return Object.entries(value).flatMap(([name, member]) =>
    Array.isArray(member)
      ? member.map((item) => `${encode(name)}=${escape(textOf(item))}`)
      : [`${encode(name)}=${escape(textOf(member))}`],
  );
};

const pathOf = ({ target, params }: Draft): string => {
  const given = (typeof params === 'object' && params ? params : {}) as Readonly<Record<string, unknown>>;
  return target.path.replace(/:(\w+)/g, (_whole, name: string) =>
    escape(textOf(Object.hasOwn(given, name) ? given[name] : 'x')).slice(0, 3000),
  );
};

const formOf = (body: unknown): string => pairsOf(body).join('&');

interface Payload {
  readonly type: string;
  readonly payload: string | Buffer;
}

const payloadOf = ({ target, body }: Draft): Payload | null => {
  if (body === undefined) return null;
  if (Buffer.isBuffer(body)) return { type: 'application/json', payload: body };
  if (target.id === 'webToCase') return { type: 'application/x-www-form-urlencoded', payload: formOf(body) };
  return { type: 'application/json', payload: jsonOf(body) };
};

/** Converts the request for `app.inject`. */
export const writeRequest = (draft: Draft): InjectOptions => {
  const query = pairsOf(draft.query).join('&').slice(0, 12_000);
  const content = payloadOf(draft);
  return {
    method: draft.target.method as 'GET',
    url: `${pathOf(draft)}${query ? `?${query}` : ''}`,
    headers: { ...(content ? { 'content-type': content.type } : {}), ...draft.headers },
    ...(content ? { payload: content.payload } : {}),
  };
};

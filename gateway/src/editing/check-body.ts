import { contentLink, matchPath, siteOf, type Locale } from '@detour/shared-contracts/sites';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { toStoredSchema } from '../content/kinds/stored-schema';
import type { ContentItem } from '../context/content';
import { addCalendar, withCalendar } from '../http/requests/calendar';
import { contentKinds, type KindContext } from './content-kinds';
import { isPhotoId } from './photos/content-photos';

/** One mistake of a body: where, as a JSON pointer (`/blocks/2/title`), and what. */
export interface BodyError {
  readonly path: string;
  readonly message: string;
  /** Word of the rule, for pages that show their own texts: a keyword of JSON Schema, `empty` or `link`. */
  readonly rule: string;
}

/** Compiled validators by their schema. Some schemas change each day, so the oldest ones are dropped. */
const validators = new Map<string, ValidateFunction>();
const keptValidators = 60;

/** Each validator has an instance of its own, because an instance keeps every schema that it has compiled. */
const validatorOf = (schema: object): ValidateFunction => {
  const name = JSON.stringify(schema);
  const known = validators.get(name);
  if (known) return known;
  const ajv = addCalendar(new Ajv({ allErrors: true, strict: false, discriminator: true, verbose: true }));
  const made = ajv.compile(withCalendar(schema));
  const [oldest] = validators.keys();
  if (validators.size >= keptValidators && oldest !== undefined) validators.delete(oldest);
  validators.set(name, made);
  return made;
};

/** Names what ajv found in words that name the value. Errors of `anyOf` repeat those of its branches. */
const toError = ({ instancePath, keyword, params, message }: ErrorObject): BodyError => {
  const words: Readonly<Record<string, string>> = {
    additionalProperties: `has no member "${params['additionalProperty']}"`,
    required: 'is missing',
    enum: `must be one of ${JSON.stringify((params['allowedValues'] as unknown[] | undefined)?.slice(0, 12))}`,
    discriminator: `must name a known "${params['tag']}", not ${JSON.stringify(params['tagValue'])}`,
  };
  const member: unknown = keyword === 'required' ? params['missingProperty'] : null;
  return {
    path: typeof member === 'string' ? `${instancePath}/${member}` : instancePath || '/',
    message: words[keyword] ?? message ?? 'is wrong',
    rule: keyword,
  };
};

const isShown = ({ keyword, params }: ErrorObject): boolean =>
  keyword !== 'anyOf' && !(keyword === 'type' && params['type'] === 'null');

/** Photos have no place in the schema's list of drawn pictures. Whether one exists is checked before it is published. */
const isPhotoChoice = ({ keyword, instancePath, data }: ErrorObject): boolean =>
  keyword === 'enum' && instancePath.endsWith('/picture') && isPhotoId(data);

/** Members that a visitor sees as text. */
const texts: readonly string[] = ['title', 'label', 'themaTitle', 'content', 'metaDescription'];
const links: readonly string[] = [
  'url',
  'uri',
  'link',
  'weekendUrl',
  'boxURL',
  'singleVoucherURL',
  'giftcardURL',
];

/** Null for a link that leads somewhere: a page of the locale's own site, or another site over https. */
const linkError = (link: string, locale: Locale): string | null => {
  const address = contentLink(link);
  if (address === null) return 'must be a path of this site or an https address';
  if (address.startsWith('https:')) return null;
  const path = address.split(/[?#]/, 1)[0] ?? '/';
  const match = matchPath(siteOf(locale), path, locale);
  if ('redirect' in match || match.page === 'not-found') return `leads to no page of the site of ${locale}`;
  return match.locale === locale ? null : `leads to a page in ${match.locale}`;
};

const valueErrors = (name: string, value: string, locale: Locale): Omit<BodyError, 'path'> | null => {
  if (texts.includes(name) && value.trim() === '') return { rule: 'empty', message: 'is empty' };
  const message = links.includes(name) ? linkError(value, locale) : null;
  return message === null ? null : { rule: 'link', message };
};

/** Mistakes that a schema cannot find: empty texts, and links that lead nowhere. */
const contentErrors = (value: unknown, locale: Locale, path = ''): BodyError[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    const here = `${path}/${name}`;
    if (typeof part !== 'string') return contentErrors(part, locale, here);
    const error = valueErrors(name, part, locale);
    return error === null ? [] : [{ path: here, ...error }];
  });
};

/** Mistakes of a body by its schema. */
export const schemaErrors = (schema: object, body: unknown): readonly BodyError[] => {
  const validate = validatorOf(schema);
  return validate(body)
    ? []
    : (validate.errors ?? []).filter((one) => isShown(one) && !isPhotoChoice(one)).map(toError);
};

/** Mistakes in the form of a body, which no draft may have. */
export const formErrors = (item: ContentItem, body: unknown, context: KindContext): readonly BodyError[] => {
  const kind = contentKinds[item.kind];
  if (!kind) return [{ path: '/', rule: 'kind', message: `"${item.kind}" is not a kind of content` }];
  return schemaErrors(toStoredSchema(kind.schema(item, context)), body);
};

/** Mistakes that a draft may have and published content may not. */
export const publishErrors = (item: ContentItem, body: unknown): readonly BodyError[] =>
  contentErrors(body, item.locale);

export const printErrors = (errors: readonly BodyError[]): string =>
  errors.map(({ path, message }) => `${path} ${message}`).join('; ');

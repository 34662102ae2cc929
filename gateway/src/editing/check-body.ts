import { contentLink, matchPath, siteOf, type Locale } from '@detour/shared-contracts/sites';
import { Ajv, type ErrorObject } from 'ajv';
import { toStoredSchema } from '../content/kinds/stored-schema';
import type { ContentItem } from '../context/content';
import { addCalendar, withCalendar } from '../http/requests/calendar';
import { contentKinds, type KindContext } from './content-kinds';

/** One mistake of a body: where, as a JSON pointer (`/blocks/2/title`), and what. */
export interface BodyError {
  readonly path: string;
  readonly message: string;
}

const ajv = addCalendar(new Ajv({ allErrors: true, strict: false, discriminator: true }));

/** Names what ajv found in words that name the value. Errors of `anyOf` repeat those of its branches. */
const toError = ({ instancePath, keyword, params, message }: ErrorObject): BodyError => {
  const words: Readonly<Record<string, string>> = {
    additionalProperties: `has no member "${params['additionalProperty']}"`,
    required: `needs "${params['missingProperty']}"`,
    enum: `must be one of ${JSON.stringify((params['allowedValues'] as unknown[] | undefined)?.slice(0, 12))}`,
    discriminator: `must name a known "${params['tag']}", not ${JSON.stringify(params['tagValue'])}`,
  };
  return { path: instancePath || '/', message: words[keyword] ?? message ?? 'is wrong' };
};

const isShown = ({ keyword, params }: ErrorObject): boolean =>
  keyword !== 'anyOf' && !(keyword === 'type' && params['type'] === 'null');

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

const valueErrors = (name: string, value: string, locale: Locale): string | null => {
  if (texts.includes(name) && value.trim() === '') return 'is empty';
  return links.includes(name) ? linkError(value, locale) : null;
};

/** Mistakes that a schema cannot find: empty texts, and links that lead nowhere. */
const contentErrors = (value: unknown, locale: Locale, path = ''): BodyError[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    const here = `${path}/${name}`;
    if (typeof part !== 'string') return contentErrors(part, locale, here);
    const message = valueErrors(name, part, locale);
    return message === null ? [] : [{ path: here, message }];
  });
};

/** Mistakes in the form of a body, which no draft may have. */
export const formErrors = (item: ContentItem, body: unknown, context: KindContext): readonly BodyError[] => {
  const kind = contentKinds[item.kind];
  if (!kind) return [{ path: '/', message: `"${item.kind}" is not a kind of content` }];
  const validate = ajv.compile(withCalendar(toStoredSchema(kind.schema(item, context))));
  return validate(body) ? [] : (validate.errors ?? []).filter(isShown).map(toError);
};

/** Mistakes that a draft may have and published content may not. */
export const publishErrors = (item: ContentItem, body: unknown): readonly BodyError[] =>
  contentErrors(body, item.locale);

export const printErrors = (errors: readonly BodyError[]): string =>
  errors.map(({ path, message }) => `${path} ${message}`).join('; ');

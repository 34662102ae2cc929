import { parseIsoDate, type Result } from '@detour/shared-contracts/base';
import { isLocale, locales, type Locale } from '@detour/shared-contracts/sites';
import { itemName, type ContentItem } from '../context/content';
import { findHistory } from '../content/store/content-version.repository';
import type { GatewayContext } from '../context/context';
import { dropDraft, publish, restore, type Author, type Refused } from './change-content';
import { exportContent, importContent } from './content-file';
import { findKind } from './content-kinds';
import { previewLink } from './desk/preview-link';

type ReadText = (body: AsyncIterable<Uint8Array>) => Promise<string>;
type Command = (body: AsyncIterable<Uint8Array>) => Promise<unknown>;
type Input = Readonly<Record<string, unknown>>;

const parse = (text: string): Input => (text.trim() === '' ? {} : (JSON.parse(text) as Input));

const authorOf = ({ by }: Input): Author => ({
  name: typeof by === 'string' && by !== '' ? by.slice(0, 60) : 'operator',
  role: 'operator',
});

const toLocale = (value: unknown): Locale => {
  if (typeof value === 'string' && isLocale(value)) return value;
  throw new Error(`${JSON.stringify(value)} is not a locale: use one of ${locales.join(', ')}.`);
};

/** Locales of the input `locales`: a list, or undefined for all. */
const localesOf = ({ locales: wanted }: Input): readonly Locale[] | undefined =>
  Array.isArray(wanted) && wanted.length > 0 ? wanted.map(toLocale) : undefined;

const itemOf = (input: Input): ContentItem => {
  const { kind, key } = input;
  if (typeof kind !== 'string' || typeof key !== 'string')
    throw new Error('Name a kind and a key, such as "home booking".');
  const item = { kind, key, locale: toLocale(input['locale'] ?? localesOf(input)?.[0]) };
  const found = findKind(item);
  if (typeof found === 'string') throw new Error(found);
  return item;
};

/** `2026-12-01T08:00:00Z`, or a day, which begins at midnight UTC. */
const instantOf = (input: Input, name: string): Date | null => {
  const value = input[name] ?? null;
  if (value === null) return null;
  const isInstant = typeof value === 'string' && /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?Z)?$/.test(value);
  if (isInstant && parseIsoDate(value.slice(0, 10)) && !Number.isNaN(Date.parse(value)))
    return new Date(value);
  throw new Error(`"${name}" must be an instant such as 2026-12-01T08:00:00Z, not ${JSON.stringify(value)}.`);
};

const need = <T>(result: Result<T, Refused>): T => {
  if (result.ok) return result.value;
  throw new Error(result.error.message);
};

/** The newest version that the operator changes: that of `base`, else the one that is there now. */
const baseOf = async ({ db }: GatewayContext, input: Input, item: ContentItem): Promise<number> =>
  Number.isSafeInteger(input['base'])
    ? Number(input['base'])
    : ((await findHistory(db, item))[0]?.version ?? 0);

const history = async ({ db }: GatewayContext, input: Input) => {
  const rows = await findHistory(db, itemOf(input));
  return {
    versions: rows.map(({ version, state, valid_from, valid_until, restores, author, author_role, at }) => ({
      version,
      state,
      validFrom: valid_from,
      validUntil: valid_until,
      restores,
      author,
      role: author_role,
      at,
    })),
  };
};

const changeOf = async (context: GatewayContext, input: Input) => {
  const item = itemOf(input);
  return { ...item, author: authorOf(input), base: await baseOf(context, input, item) };
};

/** The address of the page `path` on its site, with the drafts. */
const previewOf = (context: GatewayContext, input: Input) => {
  const locale = toLocale(input['locale']);
  const to = typeof input['path'] === 'string' ? input['path'] : '/';
  return { link: previewLink(context, { locale, to }) };
};

/** Commands of the operator for content: `npm run content` (docs/content.md). Each throws a sentence when it changes nothing. */
export const contentCommands = (
  context: GatewayContext,
  readText: ReadText,
): Readonly<Record<string, Command>> => {
  const command =
    (run: (input: Input) => Promise<unknown> | unknown): Command =>
    async (body) =>
      run(parse(await readText(body)));
  return {
    'content-export': command((input) => exportContent(context, localesOf(input))),
    'content-import': command((input) =>
      importContent(context, String(input['file'] ?? ''), {
        author: authorOf(input),
        draft: input['draft'] === true,
        locales: localesOf(input),
      }),
    ),
    'content-history': command((input) => history(context, input)),
    'content-publish': command(async (input) => {
      const change = await changeOf(context, input);
      const validFrom = instantOf(input, 'from');
      const validUntil = instantOf(input, 'until');
      const wanted = localesOf(input);
      const published = await publish(context, {
        ...change,
        validFrom,
        validUntil,
        ...(wanted && { locales: wanted }),
      });
      return { published: itemName(change), ...need(published) };
    }),
    'content-restore': command(async (input) => {
      const version = Number(input['version'] ?? NaN);
      if (!Number.isSafeInteger(version))
        throw new Error('Name the version to publish again; 0 is the content of the shop.');
      return need(await restore(context, { ...(await changeOf(context, input)), version }));
    }),
    'content-drop': command(async (input) => need(await dropDraft(context, await changeOf(context, input)))),
    'content-preview': command((input) => previewOf(context, input)),
  };
};

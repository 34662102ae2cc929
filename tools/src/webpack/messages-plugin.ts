import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messagePartFile } from '@detour/shared-contracts/mount';
import { fallbackLocaleOf, locales, type Locale } from '@detour/shared-contracts/sites';
import { parse } from '@formatjs/icu-messageformat-parser';
import webpack, { type Compilation, type Compiler } from 'webpack';
import type { CommonBuild } from './common/common-build';
import { groupMessages, type MessageGroups } from './messages/message-parts';
import { messageScript, type Messages } from './messages/message-script';
import { readMessageUse } from './messages/message-use';

const { sources, WebpackError } = webpack;

type Catalogue = Readonly<Record<string, string>>;

const readCatalogue = (folder: string, locale: string): Catalogue => {
  const file = join(folder, `${locale}.json`);
  if (!existsSync(file)) return {};
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text) as Catalogue;
  } catch (error) {
    const { message } = error as Error;
    // JSON engines report a character position; people need a line.
    const position = /at position (\d+)/.exec(message)?.[1];
    const line = position === undefined ? '' : `:${text.slice(0, Number(position)).split('\n').length}`;
    throw new Error(`${file}${line}: ${message}`, { cause: error });
  }
};

/** One locale with Belgian gaps filled, as syntax trees. A missing message fails the build; `check-messages` rejects an English one. */
const compileMessages = (folder: string, locale: Locale): Messages => {
  const source = readCatalogue(folder, 'en');
  const fallback = fallbackLocaleOf(locale);
  const texts = { ...(fallback ? readCatalogue(folder, fallback) : {}), ...readCatalogue(folder, locale) };
  const missing = Object.keys(source).filter((id) => !(id in texts));
  if (missing.length > 0)
    throw new Error(`${folder}: ${locale} has no text for ${missing.slice(0, 8).join(', ')}.`);
  return Object.fromEntries(
    Object.keys(source).map((id) => [
      id,
      parse(texts[id] ?? '', { captureLocation: false, ignoreTag: true }),
    ]),
  );
};

const groupsByCompilation = new WeakMap<Compilation, MessageGroups>();

/** Names of the files with the texts of a part, for the release's table. Undefined for a package that has none. */
export const messagePartsOf = (compilation: Compilation): MessageGroups['names'] | undefined =>
  groupsByCompilation.get(compilation)?.names;

interface MessagesOptions {
  /** Name of the package. */
  readonly owner: string;
  /** Names of the chunks whose texts are in files of their own, besides those of pages. Empty: all texts are in one file. */
  readonly parts: readonly string[];
  readonly common: readonly CommonBuild[];
}

/**
 * Emits `messages/LOCALE.js` (registers the catalogue in the browser), `messages/LOCALE.PART.js` (only the texts that a page or fragment can
 * show) and `messages/LOCALE.json` (for the server).
 */
export class MessagesPlugin {
  constructor(private readonly options: MessagesOptions) {}

  private groupsOf(compilation: Compilation, folder: string): MessageGroups {
    const { parts, common } = this.options;
    if (parts.length === 0) return { names: {}, files: {} };
    const sizes = Object.entries(compileMessages(folder, locales[0])).map(
      ([id, tree]) => [id, JSON.stringify(tree).length] as const,
    );
    const ids = sizes.map(([id]) => id);
    return groupMessages(readMessageUse(compilation, { parts, common, ids }), Object.fromEntries(sizes));
  }

  apply(compiler: Compiler): void {
    const folder = join(compiler.context, 'src', 'messages');
    compiler.hooks.thisCompilation.tap('MessagesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('MessagesPlugin', () => {
        compilation.contextDependencies.add(folder);
        try {
          const groups = this.groupsOf(compilation, folder);
          groupsByCompilation.set(compilation, groups);
          const emit = (file: string, text: string): void =>
            compilation.emitAsset(file, new sources.RawSource(text));
          for (const locale of locales) {
            const messages = compileMessages(folder, locale);
            emit(`messages/${locale}.json`, JSON.stringify(messages));
            emit(`messages/${locale}.js`, messageScript(this.options.owner, messages));
            for (const [name, ids] of Object.entries(groups.files)) {
              const own = Object.fromEntries(ids.map((id) => [id, messages[id] ?? []]));
              emit(messagePartFile(locale, name), messageScript(this.options.owner, own));
            }
          }
        } catch (error) {
          // Reported instead of thrown: an exception would end a watch.
          compilation.errors.push(new WebpackError((error as Error).message));
        }
      });
    });
  }
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fallbackLocaleOf, locales, type Locale } from '@detour/shared-contracts/sites';
import { parse } from '@formatjs/icu-messageformat-parser';
import webpack, { type Compiler } from 'webpack';
import { messageScript, type Messages } from './messages/message-script';

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

/** Emits `messages/LOCALE.js` (registers the catalogue in the browser) and `messages/LOCALE.json` (for the server). */
export class MessagesPlugin {
  constructor(private readonly owner: string) {}

  apply(compiler: Compiler): void {
    const folder = join(compiler.context, 'src', 'messages');
    compiler.hooks.thisCompilation.tap('MessagesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('MessagesPlugin', () => {
        compilation.contextDependencies.add(folder);
        try {
          for (const locale of locales) {
            const messages = compileMessages(folder, locale);
            const script = messageScript(this.owner, messages);
            compilation.emitAsset(`messages/${locale}.json`, new sources.RawSource(JSON.stringify(messages)));
            compilation.emitAsset(`messages/${locale}.js`, new sources.RawSource(script));
          }
        } catch (error) {
          // Reported instead of thrown: an exception would end a watch.
          compilation.errors.push(new WebpackError((error as Error).message));
        }
      });
    });
  }
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fallbackLocaleOf, languageTagOf, locales, type Locale } from '@detour/shared-contracts/sites';
import type { FastifyReply } from 'fastify';
import { busyTexts } from '../../src/frame/pages/busy-texts';
import { escapeHtml } from './document/html';

type Texts = Readonly<Record<string, string>>;

const read = (name: string): Texts =>
  JSON.parse(
    readFileSync(fileURLToPath(new URL(`../../src/messages/${name}.json`, import.meta.url)), 'utf8'),
  ) as Texts;

const style =
  'body{margin:15vh auto 0;max-width:32rem;padding:0 1rem;font:1.125rem/1.5 system-ui,sans-serif;color:#1c2b2d}a{color:inherit}';
const styleHash = createHash('sha256').update(style).digest('base64');

const build = (locale: Locale, texts: Texts): string => {
  const [title, text, retry] = busyTexts.map((id) => escapeHtml(texts[id] ?? ''));
  return [
    `<!doctype html><html lang="${languageTagOf(locale)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">`,
    `<title>${title}</title><style>${style}</style></head>`,
    `<body><main><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p></main></body></html>`,
  ].join('');
};

/** `Retry-After` in seconds for browsers and crawlers. */
const retryAfter = 5;

export type BusyPage = (reply: FastifyReply, locale: Locale) => FastifyReply;

/**
 * Response for a page that cannot be rendered now: 503 in the visitor's language. Read once at startup, so that it costs nothing.
 */
export const createBusyPage = (): BusyPage => {
  const pages = new Map(
    locales.map((locale) => {
      const fallback = fallbackLocaleOf(locale);
      return [locale, build(locale, { ...(fallback ? read(fallback) : {}), ...read(locale) })] as const;
    }),
  );
  return (reply, locale) =>
    reply
      .code(503)
      .headers({ 'retry-after': retryAfter, 'cache-control': 'no-store' })
      .header('content-security-policy', `default-src 'none'; style-src 'sha256-${styleHash}'`)
      .type('text/html; charset=utf-8')
      .send(pages.get(locale));
};

import { createHash } from 'node:crypto';
import { languageTagOf, locales, printPath, siteOf, type Locale } from '@detour/shared-contracts/sites';
import type { Config } from '../settings/settings';
import { createTranslate } from './message-catalogue';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const style = `body{margin:0;background:#FBF8F2;color:#22261F;font:17px/1.5 Figtree,Helvetica,Arial,sans-serif}
main{max-width:36rem;margin:0 auto;padding:4rem 1.25rem}
p.brand{font:400 1.75rem/1.3 Georgia,serif;letter-spacing:-.035em;color:#1F4D3D;margin:0 0 1.5rem}
h1{font:400 2rem/1.2 Georgia,serif;margin:0 0 1rem}
button{font-family:inherit;font-size:1.0625rem;font-weight:600;min-height:3.25rem;padding:0 1.75rem;border:0;border-radius:8px;background:#1F4D3D;color:#FBF8F2;cursor:pointer}
button:focus-visible,a:focus-visible{outline:3px solid #B0502D;outline-offset:3px}
a{color:#1F4D3D;display:inline-block;padding:.75rem 0}
p.test{padding:.75rem 1rem;border:1px solid #B0502D;border-radius:8px;background:#FFF;margin:0 0 2rem}
p.amount{font-size:1.5rem;font-weight:600;margin:0 0 1.5rem}
form.choices{display:grid;gap:.75rem;margin:2rem 0 0}
form.choices button{width:100%;padding:.5rem 1.25rem}
button.quiet{background:#FFF;color:#22261F;border:1px solid #8C8777;font-weight:500}`;

/** Content-Security-Policy of the page with its form and style; `scripts` are the sources of its scripts. */
export const policyOf = (...scripts: readonly string[]): string =>
  [
    "default-src 'none'",
    "object-src 'none'",
    ...scripts.map((source) => `script-src ${source}`),
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

type PageSettings = Pick<Config, 'shopOrigins' | 'brand'>;

/** Locale of the query; French by default. */
export const toLocale = (text: unknown): Locale => locales.find((locale) => locale === text) ?? 'fr_FR';

interface PlainPage {
  readonly config: PageSettings;
  readonly locale: Locale;
  readonly title: string;
  readonly lead: string;
  /** Trusted HTML. */
  readonly action: string;
  /** Link below the action. Default: the home page of the shop. */
  readonly back?: { readonly label: string; readonly href: string };
}

/** A page of the gateway's own: title, text, an action, and a link to the shop. */
export const renderPlainPage = ({ config, locale, title, lead, action, back }: PlainPage): string => {
  const { label, href } = back ?? {
    label: createTranslate(locale)('newsletter.backToShop'),
    href: config.shopOrigins[siteOf(locale)] + printPath('home', locale),
  };
  return `<!doctype html>
<html lang="${languageTagOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(`${title} – ${config.brand}`)}</title>
<style>${style}</style>
</head>
<body><main>
<p class="brand">${escape(config.brand)}</p>
<h1>${escape(title)}</h1>
<p>${escape(lead)}</p>
${action}
<p><a href="${escape(href)}">${escape(label)}</a></p>
</main></body>
</html>
`;
};

import type { Composition, PageHead, ServerStyle, SiteContext } from '@detour/shared-contracts/mount';
import { zonedNow } from '@detour/shared-contracts/base';
import { languageTagOf, timeZoneOf, type RouteMatch } from '@detour/shared-contracts/sites';
import type { PageData } from '../../../src/navigation/page-data';
import { attributes, escapeHtml, escapeJson } from './html';
import { sharePicture } from './share-picture';
import type { InlineScripts } from './inline-scripts';

export interface DocumentInput {
  readonly site: SiteContext;
  readonly route: RouteMatch;
  readonly flow: string;
  readonly head: PageHead;
  readonly robots: string;
  readonly canonical: string | null;
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  readonly composition: Composition;
  readonly page: PageData;
  readonly inline: InlineScripts;
  readonly globalCss: string;
  readonly styles: readonly ServerStyle[];
  readonly frame: {
    readonly top: string;
    readonly bottom: string;
    readonly overlay?: string;
    readonly panel?: string;
    readonly late?: string;
    readonly scriptless?: string;
  };
  readonly slot: {
    readonly html: string;
    readonly remote: string;
    readonly version: string;
    /** The remote drew a skeleton, which scripts replace. */
    readonly skeleton: boolean;
  };
  readonly scripts: readonly string[];
}

export interface BuiltDocument {
  readonly html: string;
  /** Equal for two documents that differ in the time of their render only. The day of the render counts. */
  readonly identity: string;
  /** Inline script with the hash of each script in the composition. */
  readonly integrityScript: string;
  readonly styleTexts: readonly string[];
  readonly scriptHashes: readonly string[];
}

const tag = (name: string, pairs: Readonly<Record<string, string | boolean | undefined>>): string =>
  `<${name}${attributes(pairs)}>`;

/** What a link to the page shows elsewhere. Only a page with a canonical URL can be shared. */
const shareTags = ({ head, canonical, site }: DocumentInput): readonly string[] => {
  const property = (name: string, content: string): string =>
    tag('meta', { property: `og:${name}`, content });
  const title = property('title', head.title);
  if (canonical === null) return [title];
  return [
    title,
    head.description ? property('description', head.description) : '',
    property('type', 'website'),
    property('url', canonical),
    property('locale', site.locale),
    property('site_name', site.brand),
    property('image', site.origin + sharePicture(head.image)),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
};

const seoTags = (input: DocumentInput): string => {
  const { head, robots, canonical, alternates, site } = input;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    head.description ? tag('meta', { name: 'description', content: head.description }) : '',
    tag('meta', { name: 'robots', content: robots }),
    canonical ? tag('link', { rel: 'canonical', href: canonical }) : '',
    ...alternates.map(({ hreflang, href }) => tag('link', { rel: 'alternate', hreflang, href })),
    head.previousPath ? tag('link', { rel: 'prev', href: site.origin + head.previousPath }) : '',
    head.nextPath ? tag('link', { rel: 'next', href: site.origin + head.nextPath }) : '',
    ...shareTags(input),
    ...(head.jsonLd ?? []).map((data) => `<script type="application/ld+json">${escapeJson(data)}</script>`),
  ].join('');
};

/** No font: the first paint needs none (record 1102). */
const preloadTags = ({ head }: DocumentInput): string =>
  (head.preloadImages ?? [])
    .map((image) =>
      tag('link', {
        rel: 'preload',
        as: 'image',
        href: image.href,
        media: image.media,
        imagesrcset: image.srcSet,
        imagesizes: image.sizes,
        type: image.type,
        fetchpriority: 'high',
      }),
    )
    .join('');

/** Data is asked for as late as the scripts, and with them. */
const dataTag = ({ page }: DocumentInput): string =>
  page.files?.page === undefined
    ? ''
    : tag('link', { rel: 'preload', as: 'fetch', href: page.files.page, crossorigin: 'anonymous' });

const scriptTags = ({ scripts, composition }: DocumentInput): string =>
  scripts
    .map(
      (path) =>
        tag('script', {
          defer: true,
          src: path,
          integrity: composition.integrity[path],
          crossorigin: 'anonymous',
        }) + '</script>',
    )
    .join('');

/** The panel of a page without a release; else a note for browsers without scripts where the remote's page is missing. Others ignore the note. */
const panelOf = ({ frame, slot }: DocumentInput): string => {
  if (frame.panel !== undefined) return `<div data-server-panel>${frame.panel}</div>`;
  const note = slot.html === '' ? frame.late : slot.skeleton ? frame.scriptless : undefined;
  return note === undefined ? '' : `<noscript>${note}</noscript>`;
};

/** The complete page as text. Status, head and ETag depend on all of it, so it is not streamed (record 0924). */
export const buildDocument = (input: DocumentInput): BuiltDocument => {
  const { site, route, frame, slot, inline } = input;
  const { now, ...page } = input.page;
  const { integrity, ...composition } = input.composition;
  const integrityScript = `self.detourIntegrity=${escapeJson(integrity)}`;
  const styleTexts = [input.globalCss, ...input.styles.map((style) => style.css)];
  const styleTags = [
    `<style>${input.globalCss}</style>`,
    ...input.styles.map(
      (style) => `<style data-emotion="${style.key} ${style.ids.join(' ')}">${style.css}</style>`,
    ),
  ].join('');
  const before = [
    '<!doctype html>',
    tag('html', {
      lang: languageTagOf(site.locale),
      'data-locale': site.locale,
      'data-flow': input.flow,
      'data-mode': site.mode,
      'data-page': route.page,
      'data-composition': composition.id,
    }),
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<script>${inline.early}</script>`,
    preloadTags(input),
    seoTags(input),
    '<meta name="color-scheme" content="light dark"><meta name="theme-color" content="#FBF8F2" media="(prefers-color-scheme:light)"><meta name="theme-color" content="#1B1F18" media="(prefers-color-scheme:dark)"><link rel="icon" href="/_shell/icon.svg" type="image/svg+xml">',
    styleTags,
    '</head><body>',
    // First in the document, so that keyboard users reach the consent banner before the page.
    `<div id="frame-overlay">${frame.overlay ?? ''}</div>`,
    `<div id="frame-top">${frame.top}</div>`,
    '<main id="main" tabindex="-1">',
    `<div id="slot-panel">${panelOf(input)}</div>`,
    tag('div', {
      id: 'slot',
      'data-remote': slot.remote,
      'data-remote-version': slot.version,
      'data-remote-state': 'loading',
    }),
    `${slot.html}</div></main>`,
    // After the content, so that they do not compete with it, and before the rest, so that both load at once (record 0922).
    dataTag(input),
    scriptTags(input),
    `<div id="frame-bottom">${frame.bottom}</div>`,
    '<div id="announcer" aria-live="polite" aria-atomic="true"></div>',
    `<script>${inline.boot}</script><script>${integrityScript}</script>`,
    `<script type="application/json" id="composition">${escapeJson(composition)}</script>`,
    // The time ends the data, so that the rest is the document's identity.
    `<script type="application/json" id="page">${escapeJson({ ...page, now }).slice(0, -`${now}}`.length)}`,
  ].join('');
  const after = '}</script></body></html>';
  const { date } = zonedNow(now, timeZoneOf(site.locale));
  const scriptHashes = input.scripts.map((path) => integrity[path] ?? '').filter(Boolean);
  const html = `${before}${now}${after}`;
  return { html, identity: `${before}"${date}"${after}`, integrityScript, styleTexts, scriptHashes };
};

import createCache, * as emotionCache from '@emotion/cache';
import * as emotionReact from '@emotion/react';
import * as emotionJsx from '@emotion/react/jsx-runtime';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import * as ReactDOMServer from 'react-dom/server';
import * as reactIntl from 'react-intl';
import * as jsxRuntime from 'react/jsx-runtime';
import type { Minisite } from '@detour/shared-contracts/api';
import type { Json } from '@detour/shared-contracts/base';
import type { Flow, PageHead, ServerStyle, SiteContext } from '@detour/shared-contracts/mount';
import { languageTagOf, type RouteMatch } from '@detour/shared-contracts/sites';
import { pageCss } from './frame/page-css';
import { footerPartsFor, targetedBannerOn } from './frame/content/choose-content';
import { paymentNamesOf } from './frame/footer/payment-names';
import { ConsentBanner } from './frame/consent/ConsentBanner';
import { FrameBottom } from './frame/FrameBottom';
import { frameLinks } from './frame/frame-links';
import { FrameProviders } from './frame/FrameProviders';
import { FrameTop } from './frame/FrameTop';
import { minisiteTitle } from './frame/pages/MinisitePage';
import type { NotFoundPageProps } from './frame/pages/NotFoundPage';
import type { FrameContent } from './frame/content/frame-content';
import { OwnPage } from './frame/pages/OwnPage';
import { ScriptlessNote } from './frame/panels/ScriptlessNote';
import { SlotPanel } from './frame/panels/SlotPanel';
import type { RatingLine } from './frame/footer/FooterBase';
import type { SiteLink } from './frame/footer/SiteLinks';
import type { PreviewNotice } from './navigation/page-data';
import type { FrameTextId } from './frame/useFrameText';

const shared = Symbol.for('detour.shared');

// Remote server bundles in this process use these modules, so that the rendering React equals the hydrating one.
(globalThis as { [shared]?: unknown })[shared] = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'react-dom/client': ReactDOMClient,
  'react-dom/server': ReactDOMServer,
  '@emotion/cache': emotionCache,
  '@emotion/react': emotionReact,
  '@emotion/react/jsx-runtime': emotionJsx,
  'react-intl': reactIntl,
};

export interface FrameInput {
  readonly site: SiteContext;
  readonly route: RouteMatch;
  readonly flow: Flow;
  readonly sites: readonly SiteLink[];
  readonly articles: NotFoundPageProps['articles'];
  readonly content: FrameContent;
  readonly minisite: Minisite | null;
  readonly rating: RatingLine | null;
  readonly preview: PreviewNotice | null;
  readonly messages: Json;
  /** Time (ms UTC) when no release of the page's remote passes verification. */
  readonly unavailableAt?: number;
}

export interface FrameOutput {
  readonly top: string;
  readonly bottom: string;
  /** The question about cookies, which a style shows to visitors who have not answered. Absent in older releases. */
  readonly overlay?: string;
  /** The shell's own page for the route. Empty when a remote owns it. */
  readonly ownPage: { readonly html: string; readonly head: PageHead };
  /** Placeholder for a page that no release can render. */
  readonly panel?: string;
  /** Shown to visitors without scripts while a remote's page is not drawn. Absent in older releases and on the shell's own pages. */
  readonly late?: string;
  /** Shown to them on a private page, of which the server draws a skeleton only. */
  readonly scriptless?: string;
  readonly styles: readonly ServerStyle[];
  readonly globalCss: string;
  readonly title: string;
  /** This release reads data from the files that a document names (record 0924). Absent in older releases. */
  readonly readsFiles?: true;
}

const nothing = (): void => undefined;

/** The question of consent as a visitor reads it who has not answered. */
const firstQuestion = ({ country, mapsKey }: SiteContext) => (
  <ConsentBanner country={country} hasHostedMap={Boolean(mapsKey)} open choice={null} onAnswer={nothing} />
);

const ownHead = ({ site, route, minisite }: FrameInput, intl: reactIntl.IntlShape): PageHead => {
  const say = (id: FrameTextId, values = {}): string => intl.formatMessage({ id }, values);
  if (route.page === 'minisite' && minisite) return { title: minisiteTitle(minisite, site.brand, say) };
  return { title: `${say('notFound.title')} – ${site.brand}` };
};

/** Renders one root with its own prefix of ids. */
type Draw = (root: React.ReactNode, identifierPrefix: string) => string;

/** The placeholder of a page that no release can render; undefined otherwise. */
const drawPanel = ({ site, route, unavailableAt }: FrameInput, homeHref: string, draw: Draw) =>
  unavailableAt === undefined
    ? undefined
    : draw(
        <SlotPanel
          site={site}
          homeHref={homeHref}
          retryAt={null}
          onRetry={nothing}
          failure={{ reference: `${route.remote.replace('remote-', '')}-503`, at: unavailableAt }}
          clock={{ now: () => unavailableAt }}
        />,
        'panel-',
      );

/** The styles that the roots used. */
const stylesIn = ({ key, inserted }: emotionCache.EmotionCache): ServerStyle => {
  const used = Object.entries(inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  return { key, ids: used.map(([id]) => id), css: used.map(([, css]) => css).join('') };
};

/** Renders header, footer and the shell's own pages, as three roots. The browser hydrates each with the same prefix. */
export const renderFrame = (input: FrameInput): FrameOutput => {
  const { site, route, flow, sites, content, rating, preview, messages } = input;
  const intl = reactIntl.createIntl({
    locale: languageTagOf(site.locale),
    messages: messages as Record<string, never>,
  });
  const cache = createCache({ key: 'shell' });
  cache.compat = true;
  const links = frameLinks(site.locale);
  const draw: Draw = (root, identifierPrefix) =>
    ReactDOMServer.renderToString(
      <FrameProviders intl={intl} cache={cache}>
        {root}
      </FrameProviders>,
      { identifierPrefix },
    );
  const top = draw(
    <FrameTop site={site} route={route} flow={flow} links={links} content={content} preview={preview} />,
    'top-',
  );
  const bottom = draw(
    <FrameBottom
      site={site}
      route={route}
      links={links}
      sites={sites}
      payments={paymentNamesOf(content)}
      parts={footerPartsFor(content, route)}
      banner={targetedBannerOn(content, site, { route, flow })}
      rating={rating}
      onConsentReopen={nothing}
    />,
    'bottom-',
  );
  const overlay = draw(firstQuestion(site), 'overlay-');
  const ownPage =
    route.remote === 'shell' ? draw(<OwnPage {...input} links={links} onShown={nothing} />, 'page-') : '';
  const panel = drawPanel(input, links.home, draw);
  return {
    top,
    bottom,
    overlay,
    ownPage: { html: ownPage, head: ownHead(input, intl) },
    ...(panel === undefined ? {} : { panel }),
    ...(route.remote === 'shell' ? {} : { late: draw(<ScriptlessNote reason="late" />, 'late-') }),
    ...(route.private ? { scriptless: draw(<ScriptlessNote reason="needed" />, 'scriptless-') } : {}),
    styles: [stylesIn(cache)],
    globalCss: pageCss,
    title: site.brand,
    readsFiles: true,
  };
};

/** Build output: `global.css` of the release, which pages include even when the frame cannot be rendered. */
export { pageCss } from './frame/page-css';

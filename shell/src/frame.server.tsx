import createCache, * as emotionCache from '@emotion/cache';
import * as emotionReact from '@emotion/react';
import * as emotionJsx from '@emotion/react/jsx-runtime';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import * as ReactDOMServer from 'react-dom/server';
import * as reactIntl from 'react-intl';
import * as jsxRuntime from 'react/jsx-runtime';
import {
  languageTagOf,
  type Flow,
  type Json,
  type RouteMatch,
  type ServerStyle,
  type SiteContext,
} from '@detour/shared-contracts';
import { pageCss } from './page-css';
import { paymentsOnSale } from './payments-on-sale';
import { FrameBottom } from './frame/FrameBottom';
import { frameLinks } from './frame/frame-links';
import { FrameProviders } from './frame/FrameProviders';
import { FrameTop } from './frame/FrameTop';
import { NotFoundPage, type NotFoundPageProps } from './frame/NotFoundPage';
import type { SiteLink } from './frame/SiteLinks';

const shared = Symbol.for('detour.shared');

// Remote server bundles of this thread take these from here: the React that renders is the one that the browser hydrates with.
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
  readonly messages: Json;
}

export interface FrameOutput {
  readonly top: string;
  readonly bottom: string;
  /** Only for a page that is not found. */
  readonly notFound: string;
  readonly styles: readonly ServerStyle[];
  readonly globalCss: string;
  readonly title: string;
  readonly notFoundTitle: string;
}

const nothing = (): void => undefined;

/** Header, footer and the pages of the shell itself, as three roots; the browser hydrates each with the same prefix. */
export const renderFrame = ({ site, route, flow, sites, articles, messages }: FrameInput): FrameOutput => {
  const intl = reactIntl.createIntl({ locale: languageTagOf(site.locale), messages: messages as never });
  const cache = createCache({ key: 'shell' });
  cache.compat = true;
  const links = frameLinks(site.locale);
  const draw = (root: React.ReactNode, identifierPrefix: string): string =>
    ReactDOMServer.renderToString(
      <FrameProviders intl={intl} cache={cache}>
        {root}
      </FrameProviders>,
      { identifierPrefix },
    );
  const top = draw(<FrameTop site={site} route={route} flow={flow} links={links} promoBar={null} />, 'top-');
  const bottom = draw(
    <FrameBottom
      site={site}
      route={route}
      links={links}
      sites={sites}
      payments={paymentsOnSale}
      onConsentReopen={nothing}
    />,
    'bottom-',
  );
  const notFound = draw(<NotFoundPage links={links} articles={articles} onShown={nothing} />, 'page-');
  const used = Object.entries(cache.inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  return {
    top,
    bottom,
    notFound,
    styles: [{ key: cache.key, ids: used.map(([id]) => id), css: used.map(([, css]) => css).join('') }],
    globalCss: pageCss,
    title: site.brand,
    notFoundTitle: `${intl.formatMessage({ id: 'notFound.title' })} – ${site.brand}`,
  };
};

/** For the build: `global.css` of the release, which pages carry even when no thread can draw the frame. */
export { pageCss } from './page-css';

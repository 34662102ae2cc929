import createCache from '@emotion/cache';
import { render, type RenderResult } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { createIntl } from 'react-intl';
import type { SiteContext, SiteFlags } from '@detour/shared-contracts/mount';
import {
  countryOf,
  languageTagOf,
  matchPath,
  siteOf,
  timeZoneOf,
  type Locale,
  type RouteMatch,
} from '@detour/shared-contracts/sites';
import { siteFlags } from '@detour/remote-kit/testing';
import en from '../../messages/en.json';
import es_ES from '../../messages/es_ES.json';
import fr_BE from '../../messages/fr_BE.json';
import fr_FR from '../../messages/fr_FR.json';
import it_IT from '../../messages/it_IT.json';
import nl_BE from '../../messages/nl_BE.json';
import nl_NL from '../../messages/nl_NL.json';
import { FrameServicesProvider, type FrameServices } from '../frame-services';
import { FrameProviders } from '../FrameProviders';

type Catalogue = Readonly<Record<string, string>>;

/** As in a release: gaps of Belgian catalogues are filled from the neighbouring country's. */
export const catalogues: Readonly<Record<Locale | 'en', Catalogue>> = {
  en,
  es_ES,
  fr_FR,
  it_IT,
  nl_NL,
  fr_BE: { ...fr_FR, ...(fr_BE as Catalogue) },
  nl_BE: { ...nl_NL, ...(nl_BE as Catalogue) },
};

export interface SiteChange extends Partial<Omit<SiteContext, 'flags'>> {
  readonly flags?: Partial<SiteFlags>;
}

export const siteFor = (
  locale: Locale,
  { flags = { boxes: true, customerAccount: true }, ...change }: SiteChange = {},
): SiteContext => ({
  locale,
  country: countryOf(locale),
  origin: `http://${siteOf(locale)}.localhost:8080`,
  timeZone: timeZoneOf(locale),
  brand: 'Détour',
  phone: '01 00 00 00 00',
  mode: 'visitor',
  flags: siteFlags(flags),
  demonstration: true,
  ...change,
});

export const routeTo = (locale: Locale, path: string): RouteMatch => {
  const match = matchPath(siteOf(locale), path, locale);
  if ('redirect' in match) throw new Error(`${path} redirects to ${match.redirect}.`);
  return match;
};

const wrapperFor = (locale: Locale, services: FrameServices | null) => {
  const intl = createIntl({
    locale: languageTagOf(locale),
    messages: catalogues[locale],
    onError: (error) => {
      throw error;
    },
  });
  const cache = createCache({ key: 'shell' });
  return (element: ReactElement) => (
    <FrameProviders intl={intl} cache={cache}>
      <FrameServicesProvider value={services}>{element}</FrameServicesProvider>
    </FrameProviders>
  );
};

export interface RenderedFrame extends RenderResult {
  change(element: ReactElement): void;
}

/** Renders the frame. Without `services` it renders as on the server and before hydration. */
export const renderFrame = (
  element: ReactElement,
  locale: Locale = 'fr_FR',
  services: FrameServices | null = null,
): RenderedFrame => {
  const wrap = wrapperFor(locale, services);
  const result = render(wrap(element));
  return { ...result, change: (next) => result.rerender(wrap(next)) };
};

/** Ids of violated axe rules. Colours need a real browser. */
export const brokenRules = async (element: Element): Promise<readonly string[]> => {
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
};

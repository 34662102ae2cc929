import {
  isLocale,
  languageOf,
  localesOf,
  printPath,
  safeReturnPath,
  siteNames,
  siteOf,
  type Locale,
  type SiteName,
} from '@detour/shared-contracts/sites';
import type { Config } from '../../settings/settings';

/** @spec CONTACT-032 */
export type ContactOutcome = 'contact_thank_you' | 'contact_error';

/** Absolute address of the contact page, saying what has become of the message. */
export const contactPage = (
  { shopOrigins }: Pick<Config, 'shopOrigins'>,
  locale: Locale,
  outcome: ContactOutcome,
): string => `${shopOrigins[siteOf(locale)]}${printPath('contact', locale)}?ref=${outcome}`;

/** The locale of a form's hidden fields; French where they say nothing that we know. */
export const localeOfForm = (pointOfSale: unknown, language: unknown): Locale => {
  const site = siteNames.find((name): name is SiteName => name === pointOfSale);
  const found = site && localesOf(site).find((locale) => languageOf(locale) === language);
  return found && isLocale(found) ? found : 'fr_FR';
};

/**
 * Where the browser goes after the post: the form's return address when it is a page of ours, with our word for the outcome; else the
 * contact page of its locale. A foreign address is not followed.
 */
export const returnAddress = (
  config: Pick<Config, 'shopOrigins'>,
  wish: string,
  locale: Locale,
  outcome: ContactOutcome,
): string => {
  const url = URL.canParse(wish) ? new URL(wish) : null;
  if (!url || !Object.values(config.shopOrigins).includes(url.origin))
    return contactPage(config, locale, outcome);
  url.searchParams.set('ref', outcome);
  // Of the address only the path is taken over: it could also hold a user name, which looks like a host.
  const path = safeReturnPath(url.pathname + url.search, '');
  return path ? url.origin + path : contactPage(config, locale, outcome);
};

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

/** Absolute URL of the contact page with the outcome of the message. */
export const contactPage = (
  { shopOrigins }: Pick<Config, 'shopOrigins'>,
  locale: Locale,
  outcome: ContactOutcome,
): string => `${shopOrigins[siteOf(locale)]}${printPath('contact', locale)}?ref=${outcome}`;

/** Locale of a form's hidden fields; French for unknown values. */
export const localeOfForm = (pointOfSale: unknown, language: unknown): Locale => {
  const site = siteNames.find((name): name is SiteName => name === pointOfSale);
  const found = site && localesOf(site).find((locale) => languageOf(locale) === language);
  return found && isLocale(found) ? found : 'fr_FR';
};

/**
 * URL after the post: the form's return address, with the outcome, when it is a page of the shop; else the contact page of its locale.
 * Foreign addresses are ignored.
 */
export const returnAddress = (
  config: Pick<Config, 'shopOrigins'>,
  returnTo: string,
  locale: Locale,
  outcome: ContactOutcome,
): string => {
  const url = URL.canParse(returnTo) ? new URL(returnTo) : null;
  if (!url || !Object.values(config.shopOrigins).includes(url.origin))
    return contactPage(config, locale, outcome);
  url.searchParams.set('ref', outcome);
  // Only the path is used: the address could also contain a user name that looks like a host.
  const path = safeReturnPath(url.pathname + url.search, '');
  return path ? url.origin + path : contactPage(config, locale, outcome);
};

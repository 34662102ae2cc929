import type { Locale } from '@detour/shared-contracts/sites';
import type { ContentItem, ContentView } from '../../context/content';

/** The body of an item: the editors' version, else the shop's own. Bodies are validated before they are stored. */
export const bodyOf = <T>(view: ContentView, item: ContentItem, own: T): T =>
  (view.find(item)?.body as T | undefined) ?? own;

const fallback: Readonly<Partial<Record<Locale, Locale>>> = { fr_BE: 'fr_FR', nl_BE: 'nl_NL' };

/** The locale whose content a Belgian site shows where it has none of its own. Null for the other locales. */
export const fallbackLocaleOf = (locale: Locale): Locale | null => fallback[locale] ?? null;

/**
 * The editors' body of an item that may have no own content of the shop. Only then the fallback locale counts: a change for France
 * leaves the pages of Belgium as they are.
 */
export const findWritten = <T>(view: ContentView, item: ContentItem, hasOwn: boolean): T | null => {
  const found = view.find(item)?.body as T | undefined;
  const other = fallbackLocaleOf(item.locale);
  if (found !== undefined || hasOwn || other === null) return found ?? null;
  return (view.find({ ...item, locale: other })?.body as T | undefined) ?? null;
};

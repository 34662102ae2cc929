import { zonedNow } from '@detour/shared-contracts/base';
import { printSupportHours } from '@detour/shared-contracts/format';
import type { StaticPage } from '@detour/shared-contracts/api';
import type { ConsentClass } from '@detour/shared-contracts/mount';
import { printPath, timeZoneOf, type Locale, type PageName } from '@detour/shared-contracts/sites';
import { type Language, typeset, wordingOf } from '@detour/shared-contracts/catalogue';
import type { StaticBody } from '../../../content/kinds/page-bodies';
import type { ContentView } from '../../../context/content';
import { findWritten } from '../own-content';
import { parseStaticPage, staticPageIds, type StaticPageId, type StaticTexts } from './parse-static-page';
import { inBelgianWords } from '../belgian-words';
import { captchaSection } from './captcha-section';
import { paymentSection } from './payment-texts';
import { serviceCookies, type HostedServices } from './service-cookies';
import { staticTextsEs } from './static-texts-es';
import { staticTextsFr } from './static-texts-fr';
import { staticTextsIt } from './static-texts-it';
import { staticTextsNl } from './static-texts-nl';
import { storedItemLines } from './stored-item-texts';

const texts: Readonly<Record<Language, StaticTexts>> = {
  fr: staticTextsFr,
  es: staticTextsEs,
  nl: staticTextsNl,
  it: staticTextsIt,
};

/** Day of the last change of these texts. */
export const updatedOn = '2026-11-29';

const isStaticPageId = (id: string): id is StaticPageId => staticPageIds.includes(id as StaticPageId);

const typesetPage = (language: Language, page: StaticPage): StaticPage => {
  const set = (text: string): string => typeset(language, text);
  return {
    ...page,
    title: set(page.title),
    metaDescription: set(page.metaDescription),
    lead: page.lead === null ? null : set(page.lead),
    sections: page.sections.map(({ title, question, stored, paragraphs, items, links }) => ({
      title: set(title),
      ...(stored !== undefined && { stored }),
      ...(question !== undefined && { question }),
      paragraphs: paragraphs.map(set),
      items: items.map(set),
      links: links.map(({ label, url }) => ({ label: set(label), url })),
    })),
  };
};

/** The shop's own text of a page, which applies until an editor publishes another. Null for an unknown id. */
export const staticSeed = (id: string, locale: Locale): StaticBody | null => {
  if (!isStaticPageId(id)) return null;
  const lines = texts[wordingOf(locale)][id].replace(/^\{(needed|preferences|statistics)\}$/gm, '- {$1}');
  return parseStaticPage(inBelgianWords(locale, lines), (page) => printPath(page as PageName, locale));
};

const listName = /^\{(needed|preferences|statistics)\}$/;

/** The class of the cookies and storage keys that a section lists. Undefined for any other section. */
const storedClassOf = (items: readonly string[]): ConsentClass | undefined =>
  items.map((item) => listName.exec(item)?.[1] as ConsentClass | undefined).find(Boolean);

/** The entries of a list: `{needed}` becomes a line for each cookie and storage key of the class. */
const entriesOf = (items: readonly string[], locale: Locale): string[] =>
  items.flatMap((item) => {
    const kind = listName.exec(item)?.[1] as ConsentClass | undefined;
    return kind === undefined
      ? [item]
      : storedItemLines(kind, wordingOf(locale)).map((line) => inBelgianWords(locale, line.slice(2)));
  });

interface StaticContext extends HostedServices {
  readonly id: string;
  readonly locale: Locale;
  readonly brand: string;
}

/** Sections that the settings of the gateway add to a page: who else gets data, and who else sets cookies. */
const addedSections = ({ id, locale, captcha, paysWithStripe }: StaticContext): StaticBody['sections'] => {
  const language = wordingOf(locale);
  const here = (text: string): string => inBelgianWords(locale, text);
  const ofPage: Readonly<Record<string, () => StaticBody['sections']>> = {
    cookies: () => serviceCookies({ captcha, paysWithStripe }, language),
    'data-protection': () => [
      ...(paysWithStripe ? [paymentSection(language)] : []),
      ...(captcha === null ? [] : [captchaSection(captcha, language)]),
    ],
  };
  return (ofPage[id]?.() ?? []).map(({ title, paragraphs, items, ...rest }) => ({
    ...rest,
    title: here(title),
    paragraphs: paragraphs.map(here),
    items: items.map(here),
  }));
};

/** Sections of a page. The rights of the visitor stay at the end of that of data protection. */
const sectionsOf = ({ sections }: StaticBody, context: StaticContext): StaticBody['sections'] => {
  const end = context.id === 'data-protection' ? -1 : sections.length;
  return [...sections.slice(0, end), ...addedSections(context), ...sections.slice(end)];
};

/** The response of the call: names and lists instead of `{brand}`, `{hours}` and the like. */
const fillStaticPage = (
  body: StaticBody,
  context: StaticContext,
  changedOn: string = updatedOn,
): StaticPage => {
  const { id, locale, brand } = context;
  const named = (text: string): string =>
    text.replaceAll('{brand}', brand).replaceAll('{hours}', printSupportHours(locale, 'phone'));
  const page = {
    id,
    updatedOn: changedOn,
    title: named(body.title),
    metaDescription: named(body.metaDescription),
    lead: body.lead === null ? null : named(body.lead),
    sections: sectionsOf(body, context).map((section) => {
      const stored = storedClassOf(section.items);
      return {
        ...section,
        ...(stored && { stored }),
        title: named(section.title),
        paragraphs: section.paragraphs.map(named),
        items: entriesOf(section.items, locale).map(named),
      };
    }),
  };
  return typesetPage(wordingOf(locale), page);
};

/** A page by id in the visitor's language. Null for an unknown id. @spec CALL-066 FOOT-001 FOOT-011 */
export const staticPageOf = (view: ContentView, context: StaticContext): StaticPage | null => {
  const { id, locale } = context;
  const own = staticSeed(id, locale);
  const item = { kind: 'page', key: id, locale } as const;
  const written = findWritten<StaticBody>(view, item, own !== null);
  if (written) {
    const at = view.find(item)?.at.getTime();
    const day = at === undefined ? undefined : zonedNow(at, timeZoneOf(locale)).date;
    return fillStaticPage(written, context, day);
  }
  return own && fillStaticPage(own, context);
};

import type { Page } from 'playwright';

export interface Content {
  /** Text of the first visible heading of level 1. Null without one. */
  readonly heading: string | null;
  /** Texts of the visible headings of levels 1 to 3, in their order. */
  readonly headings: readonly string[];
  /** Visible amounts of money, in their order: `12,00 €`. */
  readonly prices: readonly string[];
  /** Addresses of visible links, without repetitions. */
  readonly links: readonly string[];
  /** Those that lead to another page in the same tab. */
  readonly ways: readonly string[];
  /** Texts of links that are no addresses. */
  readonly notLinks: readonly string[];
}

/** Links that open another tab, a file, or by their own words a dialog. */
export const notAWay = '[target]:not([target=""], [target=_self]), [download], [aria-haspopup]';

const space = '[ \\u00a0\\u202f]?';
const amount = String.raw`\d[\d.,\u00a0\u202f]*`;
const price = new RegExp(
  `(?:[€$£¥]|\\b(?:EUR|USD|GBP|CHF))${space}${amount}|${amount}${space}(?:[€$£¥]|(?:EUR|USD|GBP|CHF)\\b)`,
  'g',
);

/** Spaces of all kinds are one space, and money has no dot or comma at its end. */
const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What can be seen now. `javaScript` off: elements that are shown only then are not read. */
export const readContent = async (page: Page, javaScript = true): Promise<Content> => {
  // No named functions inside: they would name a helper of the compiler, which the page does not have.
  const seen = await page.evaluate(
    ({ scripts, other }) => {
      if (!scripts) document.querySelectorAll('noscript').forEach((element) => element.remove());
      const options = { opacityProperty: true, visibilityProperty: true };
      const anchors = [...document.querySelectorAll('a, [role=link]')]
        .filter((element) => element.checkVisibility(options))
        .map((element) => ({
          text: (element.textContent || element.getAttribute('aria-label')) ?? '',
          at: element instanceof HTMLAnchorElement ? element.getAttribute('href') : null,
          address: element instanceof HTMLAnchorElement ? element.href : '',
          leaves: element.matches(other),
        }));
      return {
        headings: [...document.querySelectorAll<HTMLElement>('h1, h2, h3')]
          .filter((element) => element.checkVisibility(options) && element.getClientRects().length > 0)
          .map((element) => ({ level: element.tagName, text: element.innerText })),
        text: document.body.innerText,
        anchors,
      };
    },
    { scripts: javaScript, other: notAWay },
  );
  const isAddress = (at: string | null): boolean =>
    at !== null && at !== '' && at !== '#' && !/^\s*javascript:/i.test(at);
  const addresses = seen.anchors.filter(({ at }) => isAddress(at));
  const headings = seen.headings.map(({ level, text }) => ({ level, text: tidy(text) }));
  return {
    heading: headings.find(({ level, text }) => level === 'H1' && text !== '')?.text ?? null,
    headings: headings.map(({ text }) => text).filter((text) => text !== ''),
    prices: (seen.text.match(price) ?? []).map((text) => tidy(text).replace(/[.,]$/, '')),
    links: [...new Set(addresses.map(({ address }) => address))],
    ways: [...new Set(addresses.filter(({ leaves }) => !leaves).map(({ address }) => address))],
    notLinks: seen.anchors.filter(({ at }) => !isAddress(at)).map(({ text }) => tidy(text)),
  };
};

/** Complex selectors of a style sheet that are not limited to a part of the page by `@scope`. */
export interface Sheet {
  /** Address, or null for a style element. */
  readonly address: string | null;
  readonly selectors: readonly string[];
}

/** Style sheets of the document in their order, adopted ones last. Sheets that the page may not read are missing. */
export const readSheets = (page: Page): Promise<readonly Sheet[]> =>
  page.evaluate(() =>
    [...document.styleSheets, ...document.adoptedStyleSheets].flatMap((sheet) => {
      const selectors: string[] = [];
      const open: CSSRule[] = [];
      try {
        open.push(...sheet.cssRules);
      } catch {
        return [];
      }
      for (let rule = open.shift(); rule; rule = open.shift()) {
        if (rule instanceof CSSStyleRule) selectors.push(rule.selectorText);
        else if (
          rule instanceof CSSMediaRule ||
          rule instanceof CSSSupportsRule ||
          rule instanceof CSSLayerBlockRule
        )
          open.push(...rule.cssRules);
        else if (rule instanceof CSSContainerRule) open.push(...rule.cssRules);
      }
      return [{ address: sheet.href, selectors }];
    }),
  );

/** Addresses of scripts and styles that an element or the import map gives a hash. */
export const readIntegrity = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const marked = [...document.querySelectorAll('script[integrity], link[integrity]')]
      .filter((element) => element.getAttribute('integrity') !== '')
      .map((element) =>
        element instanceof HTMLScriptElement ? element.src : (element as HTMLLinkElement).href,
      );
    const maps = [...document.querySelectorAll('script[type=importmap]')].flatMap((element) => {
      const map = JSON.parse(element.textContent || '{}') as { readonly integrity?: object };
      return Object.keys(map.integrity ?? {}).map((address) => new URL(address, document.baseURI).href);
    });
    return [...marked, ...maps];
  });

/** `content` of the policy in the document. */
export const readMetaPolicies = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy" i]')].map(
      ({ content }) => content,
    ),
  );

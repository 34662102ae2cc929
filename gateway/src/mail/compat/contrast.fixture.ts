import { JSDOM } from 'jsdom';

type Scheme = 'light' | 'dark';
type Property = 'color' | 'background-color';

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/** Colours by class that the style sheet sets in dark programs. */
const darkRules = (sheet: string): ReadonlyMap<string, string> => {
  const [, dark = ''] = /prefers-color-scheme: dark\) \{([\s\S]*?)\n\}/.exec(sheet) ?? [];
  const rules = dark.matchAll(/\.(\w+) \{ ([\w-]+): (#\w{6})/g);
  return new Map(
    [...rules].map(([, name = '', property = '', value = '']) => [`${name} ${property}`, value]),
  );
};

const colourIn = (style: string, property: Property): string | undefined =>
  new RegExp(`(?:^|;)${property}:(#[0-9A-Fa-f]{6})`).exec(style)?.[1];

/**
 * Least contrast between a text of a letter and its ground, by WCAG. The hidden first line is no text. Colours are those of the style
 * attributes; in the dark scheme the classes of the style sheet win.
 */
export const leastContrast = (html: string, scheme: Scheme): number => {
  const { document } = new JSDOM(html).window;
  const rules = scheme === 'dark' ? darkRules(document.querySelector('style')?.textContent ?? '') : new Map();
  const ownColour = (element: Element, property: Property): string | undefined => {
    const classes = [...element.classList].map(
      (name) => rules.get(`${name} ${property}`) as string | undefined,
    );
    return classes.find(Boolean) ?? colourIn(element.getAttribute('style') ?? '', property);
  };
  const colourOf = (element: Element | null, property: Property): string => {
    if (!element) return property === 'color' ? '#000000' : '#FFFFFF';
    return ownColour(element, property) ?? colourOf(element.parentElement, property);
  };
  const texts = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      !element.closest('[style*="display:none"]') &&
      (element.tagName === 'IMG' ||
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())),
  );
  return Math.min(
    ...texts.map((element) => contrast(colourOf(element, 'color'), colourOf(element, 'background-color'))),
  );
};

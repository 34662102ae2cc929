import { locales, type Locale } from '@detour/shared-contracts/sites';
import { JSDOM } from 'jsdom';
import { sampleHouse, sampleLetters } from '../../../test/mails/sample-letters';
import { renderLetter } from '../blocks/render-letter';
import { leastContrast } from './contrast.fixture';
import { mostBytes, support } from './mail-support';

const rendered = (letter: string, locale: Locale) => {
  const sample = sampleLetters[letter];
  if (!sample) throw new Error(`There is no letter ${letter}.`);
  return renderLetter(sample(sampleHouse(locale)));
};

const has = (list: readonly string[], word: string): boolean => list.includes(word);

/** `property: value` pairs of a declaration block. */
const declarationsIn = (block: string): readonly (readonly [string, string])[] =>
  block
    .split(';')
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => {
      const [property = '', ...value] = text.split(':');
      return [property.trim(), value.join(':').trim()] as const;
    });

const declarationFaults = (block: string): readonly string[] =>
  declarationsIn(block).flatMap(([property, value]) => {
    const known = has([...support.properties, ...support.decoration], property);
    if (!known) return [`property ${property}`];
    if (property === 'display' && !has(support.display, value)) return [`display: ${value}`];
    return /url\(|var\(|calc\(/.test(value) ? [`${property}: ${value}`] : [];
  });

const linkFault = (href: string): readonly string[] =>
  /^(https?:\/\/|tel:\+?\d)/.test(href) ? [] : [`link ${href}`];

const pictureFault = (src: string): readonly string[] =>
  /^https?:\/\/[^?]+\.(jpg|png)$/.test(src) ? [] : [`picture ${src}`];

const elementFaults = (element: Element): readonly string[] => {
  const name = element.tagName.toLowerCase();
  const names = element.getAttributeNames();
  return [
    ...(has(support.elements, name) ? [] : [`element ${name}`]),
    ...names.filter((one) => !has(support.attributes, one)).map((one) => `attribute ${one}`),
    ...(name === 'img' && !names.includes('alt') ? ['picture without alt'] : []),
    ...declarationFaults(element.getAttribute('style') ?? ''),
    ...(name === 'a' ? linkFault(element.getAttribute('href') ?? '') : []),
    ...(name === 'img' ? pictureFault(element.getAttribute('src') ?? '') : []),
  ];
};

const sheetFaults = (sheet: string): readonly string[] => {
  const media = [...sheet.matchAll(/@media ([^{]+) \{/g)].map(([, condition = '']) => condition);
  const rules = [...sheet.matchAll(/\n {2}[^{]+\{([^}]*)\}/g)].map(([, block = '']) => block);
  return [
    ...media.filter((one) => !has(support.media, one)).map((one) => `media ${one}`),
    ...rules.flatMap((block) => declarationFaults(block.replaceAll('!important', ''))),
  ];
};

/** Everything in a letter that some mail program does not support. */
const faultsOf = (html: string): readonly string[] => {
  const { document } = new JSDOM(html).window;
  const elements = [...document.querySelectorAll('*')];
  const sheets = [...document.querySelectorAll('style')].map((style) => style.textContent);
  return [...new Set([...elements.flatMap(elementFaults), ...sheets.flatMap(sheetFaults)])];
};

const cases = Object.keys(sampleLetters).flatMap((letter) =>
  locales.map((locale) => [letter, locale] as const),
);

describe('the letter', () => {
  it.each(cases)('%s in %s uses only what mail programs support', (letter, locale) => {
    expect(faultsOf(rendered(letter, locale).html)).toEqual([]);
  });

  it.each(cases)('%s in %s is small enough, and whole', (letter, locale) => {
    const { html, text, subject } = rendered(letter, locale);
    expect(Buffer.byteLength(html)).toBeLessThan(mostBytes);
    expect(subject).not.toBe('');
    for (const part of [html, text]) expect(part).not.toMatch(/undefined|\[object|\{\w+\}/);
    expect(text).not.toMatch(/\n{3}|<\w/);
  });

  it.each(Object.keys(sampleLetters))('%s is readable in light and dark colours', (letter) => {
    const { html } = rendered(letter, 'fr_FR');
    expect(leastContrast(html, 'light')).toBeGreaterThanOrEqual(4.5);
    expect(leastContrast(html, 'dark')).toBeGreaterThanOrEqual(4.5);
  });

  it('for the recipient of a gift names neither price nor order', () => {
    for (const locale of locales) {
      const { html, text } = rendered('gift', locale);
      for (const part of [html, text]) expect(part).not.toMatch(/€|82045056|confirmation|#r=/);
      expect(text).toContain('/gift#token=DTR-7QK2-M9XB-4HTW');
    }
  });
});

describe('the check of letters', () => {
  const page = (body: string): string => `<html><body>${body}</body></html>`;
  it.each([
    ['<div style="display:flex">x</div>', 'display: flex'],
    ['<div style="position:absolute">x</div>', 'property position'],
    ['<td style="background-image:url(a.png)">x</td>', 'property background-image'],
    ['<p style="color:var(--ink)">x</p>', 'color: var(--ink)'],
    ['<svg></svg>', 'element svg'],
    ['<img src="https://a.example/a.webp" alt="">', 'picture https://a.example/a.webp'],
    ['<img src="https://a.example/a.jpg">', 'picture without alt'],
    ['<a href="/page">x</a>', 'link /page'],
    ['<p onclick="x()">x</p>', 'attribute onclick'],
  ])('finds %s', (body, fault) => {
    expect(faultsOf(page(`<table><tbody><tr>${body}</tr></tbody></table>${body}`))).toContain(fault);
  });

  it('finds text in the colour of its ground', () => {
    const body = '<body style="background-color:#FFFFFF"><p style="color:#FEFEFE">x</p></body>';
    expect(leastContrast(body, 'light')).toBeLessThan(1.1);
  });
});

/* eslint-disable @typescript-eslint/no-require-imports -- the helper must be replaced before jsdom loads its reader of styles, and imports have no order */
// jest's jsdom with quicker styles. For each computed style, jsdom asks its selector engine about every rule of every style sheet. A
// page has hundreds of rules (Emotion makes one per style), and Testing Library asks for the style of each element and its ancestors.
// A rule whose last part names a class or a tag that the element lacks cannot match, and a text comparison sees that.
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');

/** What the last part of each alternative of a selector demands; null when the text is too complex to tell. */
const demandsOf = (selector) => {
  if (/[[("'\\|]/.test(selector)) return null;
  return selector.split(',').map((alternative) => {
    const [last = ''] = /[^\s>+~]+$/.exec(alternative.trim()) ?? [];
    const [tag] = /^[a-z][\w-]*/i.exec(last) ?? [];
    return { tag: tag?.toLowerCase(), classes: [...last.matchAll(/\.([\w-]+)/g)].map(([, name]) => name) };
  });
};

const known = new Map();

const mayMatch = (element, selector) => {
  // Of a rule that styles no element: @keyframes, @font-face.
  if (selector === undefined) return false;
  if (!known.has(selector)) known.set(selector, demandsOf(selector));
  const demands = known.get(selector);
  if (!demands) return true;
  const classes = element.getAttributeNS(null, 'class') ?? '';
  const name = element.localName.toLowerCase();
  return demands.some(
    (demand) => (!demand.tag || demand.tag === name) && demand.classes.every((one) => classes.includes(one)),
  );
};

const { matchesDontThrow } = selectors;
// The helper that reads style sheets takes this function when it is loaded, which must be after this line.
selectors.matchesDontThrow = (element, selector) =>
  mayMatch(element, selector) && matchesDontThrow(element, selector);

module.exports = require('jest-environment-jsdom');

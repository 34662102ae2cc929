// A fast check whether a selector can match an element, for the computed styles of jsdom (quick-jsdom.cjs).

/** Returns what the last part of each alternative of a selector requires. Null when the text is too complex. */
const demandsOf = (selector) => {
  if (/[[("'\\|]/.test(selector)) return null;
  return selector.split(',').map((alternative) => {
    const [last = ''] = /[^\s>+~]+$/.exec(alternative.trim()) ?? [];
    const [tag] = /^[a-z][\w-]*/i.exec(last) ?? [];
    return { tag: tag?.toLowerCase(), classes: [...last.matchAll(/\.([\w-]+)/g)].map(([, name]) => name) };
  });
};

const known = new Map();

/** Returns false only if the element cannot match. True means that the real selector engine must decide. */
const mayMatch = (element, selector) => {
  // Rules that style no element: @keyframes, @font-face.
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

module.exports = { mayMatch };

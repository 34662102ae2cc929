// A quick answer to "can this selector match this element?", for the computed styles of jsdom (quick-jsdom.cjs).

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

/** False only if the element cannot match. True asks for the real selector engine. */
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

module.exports = { mayMatch };

/** Tags that content may use. */
const allowed = new Set(['b', 'i', 'a', 'br', 'p', 'ul', 'li']);

const escapeText = (text: string): string => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** An address of our own site or of the secure web; anything else is no link. */
const safeHref = (attributes: string): string | null => {
  const href = /(?:^|\s)href\s*=\s*"([^"]*)"/i.exec(attributes)?.[1]?.trim() ?? '';
  return /^(https:\/\/|\/(?!\/))/.test(href) ? href : null;
};

const printTag = (closing: boolean, name: string, attributes: string): string => {
  if (!allowed.has(name)) return '';
  if (closing) return name === 'br' ? '' : `</${name}>`;
  if (name !== 'a') return `<${name}>`;
  const href = safeHref(attributes);
  return href === null ? '<a>' : `<a href="${href.replaceAll('"', '&quot;')}">`;
};

/**
 * Rich text of banners and partners: the safe subset stays, every other tag, attribute and comment is dropped, a stray bracket is
 * text. Scripts and styles go with what is in them.
 */
export const sanitiseRichText = (html: string): string =>
  html
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replaceAll(/<(script|style|template|svg|iframe)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .split(/(<\/?[a-zA-Z][^<>]*>)/)
    .map((part) => {
      const tag = /^<(\/?)([a-zA-Z][a-zA-Z0-9]*)([^<>]*)>$/.exec(part);
      return tag ? printTag(tag[1] === '/', (tag[2] ?? '').toLowerCase(), tag[3] ?? '') : escapeText(part);
    })
    .join('');

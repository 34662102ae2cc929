import sanitizeHtml from 'sanitize-html';

/** An address of our own site or of the secure web. */
const isSafe = (href: string): boolean => /^(https:\/\/|\/(?!\/))/.test(href);

const options: sanitizeHtml.IOptions = {
  //
  allowedTags: ['b', 'i', 'a', 'br', 'p', 'ul', 'li'],
  allowedAttributes: { a: ['href'] },
  transformTags: {
    a: (tagName, { href = '' }) => {
      const address = href.trim();
      return { tagName, attribs: isSafe(address) ? { href: address } : {} };
    },
  },
  // Dropped with their content.
  nonTextTags: ['script', 'style', 'template', 'svg', 'iframe', 'textarea', 'option', 'noscript'],
};

/**
 * Rich text of banners and partners. Keeps b, i, a, br, p, ul and li, and of attributes only the `href` of links to our site or to
 * https. Drops every other tag and attribute, comments, and scripts and styles with their content; escapes stray brackets.
 */
export const sanitiseRichText = (html: string): string =>
  sanitizeHtml(html, options).replaceAll('<br />', '<br>');

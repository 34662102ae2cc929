import { contentLink } from '@detour/shared-contracts/sites';
import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  // The allowed tags are from A-145.
  allowedTags: ['b', 'i', 'a', 'br', 'p', 'ul', 'li'],
  allowedAttributes: { a: ['href'] },
  transformTags: {
    a: (tagName, { href = '' }) => {
      const address = contentLink(href.trim());
      return { tagName, attribs: address === null ? {} : { href: address } };
    },
  },
  // Dropped with their content.
  nonTextTags: ['script', 'style', 'template', 'svg', 'iframe', 'textarea', 'option', 'noscript'],
};

/**
 * Sanitises rich text of banners and partners. Keeps b, i, a, br, p, ul and li, and of attributes only the `href` of links to our
 * site or to https. Drops every other tag and attribute, comments, and scripts and styles with their content; escapes stray
 * brackets.
 */
export const sanitiseRichText = (html: string): string =>
  sanitizeHtml(html, options).replaceAll('<br />', '<br>');

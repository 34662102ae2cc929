/**
 * What a letter may use, because mail programs support it (decision 0826): elements, attributes, CSS properties. `decoration` is ignored by
 * some, Outlook for Windows above all, and the letter is whole without it.
 */
export const support = {
  elements: [
    ...['html', 'head', 'meta', 'title', 'style', 'body'],
    ...['table', 'tbody', 'tr', 'td', 'th'],
    ...['div', 'span', 'p', 'h1', 'h2', 'strong', 'br', 'a', 'img'],
  ],
  attributes: [
    ...['lang', 'dir', 'charset', 'name', 'content', 'class', 'style', 'href', 'src', 'alt'],
    ...['role', 'scope', 'width', 'height', 'border', 'cellpadding', 'cellspacing', 'align', 'valign'],
  ],
  properties: [
    ...['color', 'background-color', 'font-family', 'font-size', 'font-style', 'font-weight', 'line-height'],
    ...['text-align', 'text-decoration', 'vertical-align', 'border', 'border-top', 'border-left'],
    ...['border-collapse', 'padding', 'padding-left', 'padding-right', 'margin', 'margin-top', 'width'],
  ],
  decoration: ['border-radius', 'border-color', 'max-width', 'max-height', 'overflow', 'display'],
  /** Values of `display`: the hidden first line, and pictures without a gap below. */
  display: ['none', 'block'],
  /** Media features of the one style sheet. */
  media: ['(prefers-color-scheme: dark)', '(max-width: 640px)'],
} as const;

/** Bytes. Gmail cuts a mail off at 102 kB. */
export const mostBytes = 100_000;

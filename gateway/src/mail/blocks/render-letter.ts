import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { toPlainText } from './plain-text';

/** A mail to render: subject, and a `MailFrame` with its blocks. */
export interface Letter {
  readonly subject: string;
  readonly element: ReactElement;
}

export interface RenderedLetter {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

// React announces the pictures of a page to the browser. A mail program does not need that, and some show such a link as a fault.
const announcement = /<link rel="preload"[^>]*>/g;

/** Renders a letter as HTML and as plain text, from the same elements. */
export const renderLetter = ({ subject, element }: Letter): RenderedLetter => {
  const markup = renderToStaticMarkup(element)
    .replace(announcement, '')
    .replace(/^<!doctype html>/i, '');
  return { subject, html: `<!doctype html>\n${markup}\n`, text: `${toPlainText(element)}\n` };
};

import { contentLink } from '@detour/shared-contracts/sites';
import { css } from '@emotion/react';
import { createElement, Fragment, type ReactNode } from 'react';

interface Element {
  readonly tag: string;
  readonly href: string | null;
  readonly children: (Element | string)[];
}

const allowed = new Set(['b', 'i', 'a', 'br', 'p', 'ul', 'li']);

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  nbsp: '\u00a0',
};

const decode = (text: string): string =>
  text.replaceAll(/&(lt|gt|amp|quot|nbsp);/g, (_, name: string) => entities[name] ?? '');

const hrefOf = (attributes: string): string | null => {
  const [, href = ''] = /(?:^|\s)href="([^"]*)"/.exec(attributes) ?? [];
  return contentLink(decode(href));
};

/** The tree of the safe subset. Drops other tags and keeps their text. */
const parse = (html: string): Element => {
  const root: Element = { tag: 'root', href: null, children: [] };
  const open: Element[] = [root];
  const top = (): Element => open[open.length - 1] ?? root;
  for (const part of html.split(/(<\/?[a-zA-Z][^<>]*>)/)) {
    const [, closing, name = '', attributes = ''] = /^<(\/?)([a-zA-Z]+)([^<>]*)>$/.exec(part) ?? [];
    const tag = name.toLowerCase();
    if (tag === '') top().children.push(decode(part));
    else if (!allowed.has(tag)) continue;
    else if (closing) {
      const found = open.findLastIndex((element) => element.tag === tag);
      if (found > 0) open.length = found;
    } else {
      const element: Element = { tag, href: tag === 'a' ? hrefOf(attributes) : null, children: [] };
      top().children.push(element);
      if (tag !== 'br') open.push(element);
    }
  }
  return root;
};

const draw = ({ tag, href, children }: Element, key: number): ReactNode => {
  const inside = children.map((child, index) => (typeof child === 'string' ? child : draw(child, index)));
  if (tag === 'br') return <br key={key} />;
  if (tag === 'a' && href === null) return <Fragment key={key}>{inside}</Fragment>;
  return createElement(tag, { key, ...(href === null ? {} : { href }) }, ...inside);
};

/**
 * Renders rich text of content (b, i, a, br, p, ul, li) as elements, never as raw HTML, so that nothing outside the safe subset
 * gets through. @spec MINI-004
 */
export const RichText = ({ html }: { readonly html: string }) => (
  <div css={richText}>
    {parse(html).children.map((child, index) => (typeof child === 'string' ? child : draw(child, index)))}
  </div>
);

const richText = css({
  '& b': { fontWeight: 650 },
  '& a': { color: 'inherit', textUnderlineOffset: '0.2em' },
  '& ul': { paddingInlineStart: '1.2em', listStyle: 'disc' },
  '& p + p': { marginBlockStart: 'var(--space-2)' },
});

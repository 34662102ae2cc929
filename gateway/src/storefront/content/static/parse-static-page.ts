import type { StaticPage } from '@detour/shared-contracts/api';

/** Pages of text, the same in each locale. The press room is linked only in France and Spain. */
export const staticPageIds = [
  'terms-of-sale',
  'terms-of-use',
  'data-protection',
  'cookies',
  'legal-notice',
  'help',
  'partners',
  'press',
  'jobs',
] as const;

export type StaticPageId = (typeof staticPageIds)[number];

export type StaticTexts = Readonly<Record<StaticPageId, string>>;

type Section = StaticPage['sections'][number];

type Parsed = Pick<StaticPage, 'title' | 'metaDescription' | 'lead' | 'sections'>;

/** A line of a section: `- item`, `[label](page)` or a paragraph. */
const addLine = (section: Section, line: string, urlOf: (page: string) => string): Section => {
  const link = /^\[(.+)\]\(([a-z-]+)\)$/.exec(line);
  if (link)
    return { ...section, links: [...section.links, { label: link[1] ?? '', url: urlOf(link[2] ?? '') }] };
  if (line.startsWith('- ')) return { ...section, items: [...section.items, line.slice(2)] };
  return { ...section, paragraphs: [...section.paragraphs, line] };
};

/**
 * Parses `# title`, `> description`, an optional lead, then `## section` with paragraphs, `- items` and `[links](page)`. A section that
 * answers a question names it: `## section {question}`. Throws
 * for a text without title or description: texts are part of the code, so a test finds the error.
 */
export const parseStaticPage = (source: string, urlOf: (page: string) => string): Parsed => {
  const [head = '', ...parts] = source.trim().split(/^## /m);
  const [title = '', description = '', ...lead] = head.trim().split('\n');
  if (!title.startsWith('# ') || !description.startsWith('> '))
    throw new Error(
      `A static page must begin with "# title" and "> description", not with "${head.slice(0, 40)}".`,
    );
  return {
    title: title.slice(2),
    metaDescription: description.slice(2),
    lead: lead.join(' ') || null,
    sections: parts.map((part) => {
      const [heading = '', ...lines] = part.trim().split('\n');
      const [, name = heading, question] = /^(.+) \{([a-z-]+)\}$/.exec(heading) ?? [];
      return lines
        .filter((line) => line !== '')
        .reduce<Section>((section, line) => addLine(section, line, urlOf), {
          title: name,
          ...(question !== undefined && { question }),
          paragraphs: [],
          items: [],
          links: [],
        });
    }),
  };
};

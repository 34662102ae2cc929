import type { StaticPage } from '@detour/shared-contracts/api';
import type { SiteContext } from '@detour/shared-contracts/mount';
import type { Text } from '../text';

type Sections = StaticPage['sections'];

/**
 * Sections of a page. While the shop has a key of the hosted map, that of data protection also names it, before the rights of the
 * visitor, and that of cookies its cookies: the key is a setting of the shell server, which the gateway does not know.
 */
export const withMapSection = (
  { id, sections }: Pick<StaticPage, 'id' | 'sections'>,
  { mapsKey }: Pick<SiteContext, 'mapsKey'>,
  text: Text,
): Sections => {
  if (!mapsKey) return sections;
  const about = (...paragraphs: readonly string[]): Sections[number] => ({
    title: text('static.maps'),
    paragraphs: [...paragraphs],
    items: [],
    links: [],
  });
  if (id === 'cookies') return [...sections, about(text('static.mapsCookies'))];
  if (id !== 'data-protection') return sections;
  return [
    ...sections.slice(0, -1),
    about(text('static.mapsText'), text('static.mapsChoice')),
    ...sections.slice(-1),
  ];
};

import type { StaticPage } from '@detour/shared-contracts/api';
import type { SiteContext } from '@detour/shared-contracts/mount';
import type { Text } from '../text';

type Sections = StaticPage['sections'];

/**
 * Sections of a page. That of data protection also names the hosted map, before the rights of the visitor, while the shop has a key of
 * it: the key is a setting of the shell server, which the gateway does not know.
 */
export const withMapSection = (
  { id, sections }: Pick<StaticPage, 'id' | 'sections'>,
  { mapsKey }: Pick<SiteContext, 'mapsKey'>,
  text: Text,
): Sections => {
  if (id !== 'data-protection' || !mapsKey) return sections;
  const section: Sections[number] = {
    title: text('static.maps'),
    paragraphs: [text('static.mapsText'), text('static.mapsChoice')],
    items: [],
    links: [],
  };
  return [...sections.slice(0, -1), section, ...sections.slice(-1)];
};

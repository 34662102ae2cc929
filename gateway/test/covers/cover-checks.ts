import type { Catalogue } from '../../src/seed/demonstration';
import { figuresOf } from './likeness';
import { resultPages } from './pages';
import { untruthsOf } from './place-rules';

/** Covers of a page that may be alike, of 24. */
const mostAlikeAllowed = 3;

/** Pages of results on which neighbours are alike, or more than three covers. Empty when all is well. */
export const troublesOfPages = async (catalogue: Catalogue): Promise<readonly string[]> => {
  const troubles: string[] = [];
  for (const [index, { search, covers }] of resultPages(catalogue).entries()) {
    const { besides, mostAlike, different } = await figuresOf(covers);
    if (besides > 0) troubles.push(`${search} (${index}): ${besides} neighbours are alike`);
    if (mostAlike > mostAlikeAllowed) troubles.push(`${search} (${index}): ${mostAlike} covers are alike`);
    if (different < covers.length) troubles.push(`${search} (${index}): a cover appears twice`);
  }
  return troubles;
};

/** Stays whose cover shows what their place does not have. Empty when all is well. */
export const untruthsOfStays = ({ hotels, stays }: Catalogue): readonly string[] => {
  const houses = new Map(hotels.map((hotel) => [hotel.id, hotel]));
  return stays.flatMap(({ id, hotelId, scene }) => {
    const hotel = houses.get(hotelId);
    return hotel ? untruthsOf(scene, hotel).map((rule) => `${id} ${scene}: ${rule}`) : [`${id}: no house`];
  });
};

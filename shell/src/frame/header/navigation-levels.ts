import type { NavigationLink } from '@detour/shared-contracts/api';

/** Links from the root to the one with the id, which is last. Empty for the root level and for an unknown id. */
export const pathTo = (links: readonly NavigationLink[], id: string | 0): readonly NavigationLink[] => {
  for (const link of links) {
    if (link._id === id) return [link];
    const below = pathTo(link.children, id);
    if (below.length > 0) return [link, ...below];
  }
  return [];
};

/** Adds a first link to the whole category when the title links to a page. */
export const withAll = (parent: NavigationLink, label: string): readonly NavigationLink[] =>
  parent.uri === null
    ? parent.children
    : [{ ...parent, _id: `${parent._id}-all`, label, children: [], count: parent.count }, ...parent.children];

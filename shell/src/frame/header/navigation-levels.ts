import type { NavigationLink } from '@detour/shared-contracts';

/** The links from the root down to the one with that id, itself last; empty for the root level and for an unknown id. */
export const pathTo = (links: readonly NavigationLink[], id: string | 0): readonly NavigationLink[] => {
  for (const link of links) {
    if (link._id === id) return [link];
    const below = pathTo(link.children, id);
    if (below.length > 0) return [link, ...below];
  }
  return [];
};

/** A level with a first link to all of what its title names, where that is a page. */
export const withAll = (parent: NavigationLink, label: string): readonly NavigationLink[] =>
  parent.uri === null
    ? parent.children
    : [{ ...parent, _id: `${parent._id}-all`, label, children: [], count: parent.count }, ...parent.children];

import type { Text } from '../text';

/** Names under which the shop itself writes, with their words. */
const own = { demonstration: 'author.demonstration', 'command line': 'author.commandLine' } as const;

const isOwn = (name: string): name is keyof typeof own => Object.hasOwn(own, name);

/** Who wrote a version: the name of a member of staff, or words for the shop itself. */
export const authorName = (name: string, text: Text): string => (isOwn(name) ? text(own[name]) : name);

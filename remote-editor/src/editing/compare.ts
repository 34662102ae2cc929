import type { Json } from '@detour/shared-contracts/base';

/** A place where two bodies differ. */
export interface Difference {
  /** `/blocks/0/title` */
  readonly path: string;
  /** Null where one body has nothing. */
  readonly mine: string | null;
  readonly theirs: string | null;
}

const isGroup = (value: Json | undefined): value is Readonly<Record<string, Json>> | readonly Json[] =>
  typeof value === 'object' && value !== null;

const print = (value: Json | undefined): string | null => {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const membersOf = (value: Json | undefined): Readonly<Record<string, Json | undefined>> =>
  isGroup(value) ? Object.fromEntries(Object.entries(value)) : {};

/** Places where two bodies differ, in the order of the first one. */
export const compare = (
  mine: Json | undefined,
  theirs: Json | undefined,
  path = '',
): readonly Difference[] => {
  if (!isGroup(mine) && !isGroup(theirs))
    return mine === theirs ? [] : [{ path, mine: print(mine), theirs: print(theirs) }];
  const [own, other] = [membersOf(mine), membersOf(theirs)];
  return [...new Set([...Object.keys(own), ...Object.keys(other)])].flatMap((name) =>
    compare(own[name], other[name], `${path}/${name}`),
  );
};

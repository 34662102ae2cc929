import type { DeprecationNotice } from '@detour/shared-releases/contract';

/** One deprecation as a sentence, with its date and remaining users. */
export const printDeprecation = (notice: DeprecationNotice): string => {
  const { remote, item, since, removeOn, replacement, consumers } = notice;
  const users =
    consumers.length > 0
      ? `still used by ${consumers.join(', ')}`
      : 'used by nobody in this channel any more';
  return `  ${remote} deprecates ${item} since ${since}, to go on ${removeOn}; use ${replacement}: ${users}.`;
};

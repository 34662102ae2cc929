import type { PageName } from '../routes';

/**
 * Names of a contract that links to these pages. Functions that print addresses take them as a type argument: `hotelPath<Names>(…)`
 * compiles only if the contract links to the hotel page.
 */
export interface LinksTo<P extends PageName> {
  readonly links: { readonly [Page in P]: true };
}

/** The pages that a contract links to. */
export type LinkedPage<N extends LinksTo<never>> = keyof N['links'] & PageName;

import type { LandingComponent, LandingPage } from '@detour/shared-contracts/api';

export type ComponentName = LandingComponent['component'];

export type ComponentOf<N extends ComponentName> = Extract<LandingComponent, { readonly component: N }>;

const names: ReadonlySet<string> = new Set<ComponentName>([
  'BestBoxes',
  'JumbotronPromo',
  'MainUSP',
  'TopBar',
  'PromoCards',
  'TargetedBanner',
  'TopSearchResults',
]);

/** Component names unknown to this release. @spec LAND-009 */
export const unknownComponents = ({ components }: LandingPage): readonly string[] =>
  components.map(({ component }) => component as string).filter((name) => !names.has(name));

export const componentsOf = <N extends ComponentName>(
  { components }: LandingPage,
  name: N,
): readonly ComponentOf<N>[] => components.filter((part): part is ComponentOf<N> => part.component === name);

import { currentTrace, noteSpan, noteTracedPart, type TracedPart } from '@detour/shared-contracts/tracing';
import type { RouteMatch } from '@detour/shared-contracts/sites';
import type { ComposedRelease } from '../composition/composed-release';

/** The release of a package in a composition, and whether it is its canary. */
export const partIn = (
  { composition, canaries }: Pick<ComposedRelease, 'composition' | 'canaries'>,
  remote: string,
): TracedPart => {
  const remotes: Readonly<Record<string, { readonly version: string } | undefined>> = composition.remotes;
  const release = (remote === 'shell' ? composition.shell : remotes[remote])?.version ?? 'none';
  return { remote, release, arm: canaries.includes(remote) ? 'candidate' : 'stable' };
};

/** Arms of experiments in one word. Undefined without any. */
export const printArms = (arms: Readonly<Record<string, string>> | null): string | undefined =>
  Object.entries(arms ?? {})
    .map(([experiment, arm]) => `${experiment}:${arm}`)
    .sort()
    .join(',') || undefined;

/** Says in the current trace which page a request is about: names only. Nothing while the server does not trace. */
export const notePage = (
  { page, locale, remote }: Pick<RouteMatch, 'page' | 'locale' | 'remote'>,
  composed: ComposedRelease,
  arms: Readonly<Record<string, string>> | null,
): void => {
  if (currentTrace() === null) return;
  const experiments = printArms(arms);
  noteSpan({
    'shop.page': page,
    'shop.locale': locale,
    ...(experiments !== undefined && { 'shop.experiments': experiments }),
  });
  noteTracedPart(partIn(composed, remote));
};

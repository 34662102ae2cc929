import type { ContractBroughtRoute, ContractDocument } from '@detour/shared-contracts/contract';
import { namespaceOf } from '@detour/shared-contracts/mount';
import { isLocale, minisites, prefixOf, type Locale } from '@detour/shared-contracts/sites';
import { isNameOf } from '../../base/package-name';
import type { ContractProblem } from '../contract-problem';
import { nameOf, problem, type Rule } from '../scene';

/** A page that a remote brings has a dot in its name: `reviews.home`. */
export const isBrought = (page: string): boolean => page.includes('.');

/** First segments that the servers keep for files, calls and their own pages. */
const reserved = new Set([
  'api',
  'content',
  'error',
  'images',
  'sitemaps',
  'metrics',
  'robots.txt',
  'sitemap.xml',
  'favicon.ico',
]);

const segment = /^(?:[a-z\d]+(?:-[a-z\d]+)*|:[a-z][a-zA-Z]*)$/;

const segmentsOf = (pattern: string): readonly string[] => pattern.split('/').slice(1);

/** Why a pattern cannot be the address of a page in this locale. Null when it can. */
const malformed = (locale: string, pattern: string): string | null => {
  if (!isLocale(locale)) return `${locale} is not a locale of the shop`;
  const prefix = prefixOf(locale);
  if (!pattern.startsWith(`${prefix}/`)) return `it must begin with "${prefix}/"`;
  const [first = '', ...rest] = segmentsOf(pattern.slice(prefix.length));
  const wrong = [first, ...rest].find((part) => !segment.test(part));
  if (wrong !== undefined)
    return `"${wrong}" is not a part of a path: lower-case words with hyphens, or a parameter such as ":id"`;
  if (first.startsWith(':')) return 'its first part must be a word, because a parameter takes every address';
  return reserved.has(first) ? `"/${first}" belongs to the servers` : null;
};

/** True when some address matches both patterns. */
const overlap = (one: string, other: string): boolean => {
  const [left, right] = [segmentsOf(one), segmentsOf(other)];
  return (
    left.length === right.length &&
    left.every((part, index) => {
      const across = right[index] ?? '';
      return part === across || part.startsWith(':') || across.startsWith(':');
    })
  );
};

const routesOf = ({ brings }: ContractDocument): readonly ContractBroughtRoute[] => brings?.routes ?? [];

/** A partner's page has a pattern that matches every word, but only known addresses. */
const minisiteAt = (locale: string, pattern: string): string | undefined =>
  minisites
    .filter(({ minisiteLocale }) => minisiteLocale === locale)
    .map(({ minisiteUrl }) => `${prefixOf(locale as Locale)}/${minisiteUrl}`)
    .find((path) => overlap(pattern, path));

/** Every address of the candidate that another package has: the first one of each locale. */
const takenRoutes = (
  candidate: ContractDocument,
  others: readonly ContractDocument[],
): readonly ContractProblem[] =>
  routesOf(candidate).flatMap((route) =>
    Object.entries(route.paths).flatMap(([locale, pattern]) => {
      const refuse = (who: string, page: string, at: string): ContractProblem =>
        problem(
          'page',
          candidate,
          `page ${route.page}`,
          `${nameOf(candidate)} brings ${pattern} for ${route.page} in ${locale}, but ${at} is the page ${page} of ${who}.`,
        );
      const ofShell = others.flatMap((other) =>
        other.routes.resolves
          .filter(({ page }) => page !== 'minisite')
          .flatMap(({ page, paths }) =>
            (paths[locale] ?? [])
              .filter((path) => overlap(pattern, path))
              .map((path) => refuse(nameOf(other), page, path)),
          ),
      );
      const minisite = minisiteAt(locale, pattern);
      const ofRemotes = others.flatMap((other) =>
        routesOf(other).flatMap(({ page, paths }) => {
          const path = paths[locale];
          return path !== undefined && overlap(pattern, path) ? [refuse(nameOf(other), page, path)] : [];
        }),
      );
      return [
        ...ofShell.slice(0, 1),
        ...(minisite === undefined ? [] : [refuse('shell', 'minisite', minisite)]),
        ...ofRemotes.slice(0, 1),
      ];
    }),
  );

/** Two pages of one remote at the same address: the first would hide the second. */
const ownOverlaps = (candidate: ContractDocument): readonly ContractProblem[] =>
  routesOf(candidate).flatMap((route, index) =>
    routesOf(candidate)
      .slice(index + 1)
      .flatMap((later) => {
        const locale = Object.keys(route.paths).find((name) =>
          overlap(route.paths[name] ?? '', later.paths[name] ?? '/'),
        );
        return locale === undefined
          ? []
          : [
              problem(
                'page',
                candidate,
                `page ${later.page}`,
                `${nameOf(candidate)} brings ${later.paths[locale]} for ${later.page} in ${locale}, which ${route.page} takes too.`,
              ),
            ];
      }),
  );

/** The names of what a remote brings begin with its noun, so that two teams never choose the same name. */
const wrongNames = (candidate: ContractDocument): readonly ContractProblem[] => {
  const { remote, brings } = candidate;
  if (!brings) return [];
  const refuse = (item: string, why: string): ContractProblem =>
    problem(
      item.startsWith('storage') ? 'storage-key' : item.startsWith('flag') ? 'host' : 'page',
      candidate,
      item,
      `${nameOf(candidate)} ${why}.`,
    );
  const needed = `whose name must begin with "${namespaceOf(remote)}" and have at most 40 characters`;
  return [
    ...brings.routes
      .filter(({ page }) => !isNameOf(remote, page))
      .map(({ page }) => refuse(`page ${page}`, `brings the page ${page}, ${needed}`)),
    ...Object.keys(brings.flags)
      .filter((flag) => !isNameOf(remote, flag))
      .map((flag) => refuse(`flag ${flag}`, `brings the flag ${flag}, ${needed}`)),
    ...(brings.storage ?? []).flatMap(({ name, class: consent, kind, text }) => {
      const item = `storage key ${name}`;
      if (!isNameOf(remote, name)) return [refuse(item, `brings the storage key ${name}, ${needed}`)];
      if (
        !['needed', 'preferences', 'statistics'].includes(consent) ||
        !/^(?:local|session)-storage$/.test(kind)
      )
        return [refuse(item, `brings the storage key ${name} of an unknown kind or class of consent`)];
      const silent = candidate.locales.find((locale) => !text[locale]);
      return silent === undefined
        ? []
        : [refuse(item, `brings the storage key ${name} without a text for the cookie page in ${silent}`)];
    }),
    ...brings.routes.flatMap(({ page, flag }) =>
      flag === undefined || brings.flags[flag] !== undefined
        ? []
        : [refuse(`flag ${flag}`, `hides ${page} behind the flag ${flag}, which it does not bring`)],
    ),
    ...brings.routes.flatMap(({ page, paths }) =>
      Object.entries(paths).flatMap(([locale, pattern]) => {
        const why = malformed(locale, pattern);
        return why === null
          ? []
          : [refuse(`page ${page}`, `brings ${pattern} for ${page} in ${locale}: ${why}`)];
      }),
    ),
  ];
};

/** A page that the contract draws needs an address, and an address needs a page. */
const unmatched = (candidate: ContractDocument): readonly ContractProblem[] => {
  const drawn = candidate.routes.draws.map(({ page }) => page);
  const addressed = routesOf(candidate).map(({ page }) => page);
  return [
    ...drawn
      .filter((page) => isBrought(page) && !addressed.includes(page))
      .map((page) =>
        problem(
          'page',
          candidate,
          `page ${page}`,
          `${nameOf(candidate)} renders the page ${page}, for which it brings no route.`,
        ),
      ),
    ...addressed
      .filter((page) => !drawn.includes(page))
      .map((page) =>
        problem(
          'page',
          candidate,
          `page ${page}`,
          `${nameOf(candidate)} brings a route for ${page}, a page that it does not render.`,
        ),
      ),
  ];
};

/** A link to a page that another remote brings: that remote must be live with it. */
const deadLinks: Rule = ({ candidate, others }) => {
  const live = [candidate, ...others].flatMap(routesOf).map(({ page }) => page);
  return candidate.routes.links
    .filter(({ page }) => isBrought(page) && !live.includes(page))
    .map(({ page, remote }) =>
      problem(
        'page',
        candidate,
        `page ${page}`,
        `${nameOf(candidate)} links to the page ${page}, which no live release of ${remote} brings.`,
      ),
    );
};

/** A new shell, or a new page of it, must not take an address that a live remote brings. */
const shellTakes: Rule = ({ candidate, others }) =>
  candidate.remote === 'shell' ? others.flatMap((other) => takenRoutes(other, [candidate])) : [];

/** Pages and flags that come with a release. No two packages have one address, and no name leaves its namespace. */
export const broughtRules: Rule = (scene) => {
  const { candidate, others } = scene;
  return [
    ...wrongNames(candidate),
    ...unmatched(candidate),
    ...ownOverlaps(candidate),
    ...takenRoutes(
      candidate,
      others.filter(({ remote }) => remote !== candidate.remote),
    ),
    ...shellTakes(scene),
    ...deadLinks(scene),
  ];
};

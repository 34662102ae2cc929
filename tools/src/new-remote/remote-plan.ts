import { parseArgs } from 'node:util';

/** Path words by language. Belgian sites use the French and Dutch ones. */
type RouteLanguage = 'fr' | 'es' | 'it' | 'nl';

/** Everything derived from a remote's name. */
export interface RemotePlan {
  /** `remote-reviews` */
  readonly name: string;
  /** `reviews`: how the names of its pages and flags begin. */
  readonly noun: string;
  /** `Reviews`: prefix of component names. */
  readonly pascal: string;
  readonly owner: string;
  /** `/reviews` by language, without the prefix of a site. */
  readonly paths: Readonly<Record<RouteLanguage, string>>;
}

export class PlanError extends Error {
  override name = 'PlanError';
}

export const usage =
  'npm run new:remote -- remote-reviews --route /reviews --owner reviews\n' +
  '  --route   one path for all languages, or fr=/avis,es=/opiniones,it=/recensioni,nl=/beoordelingen\n' +
  '  --owner   the team: its key signs the releases, and contract.json contains its name\n';

const languages = ['fr', 'es', 'it', 'nl'] as const;
const path = /^\/[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/;

const pathsOf = (route: string): Record<RouteLanguage, string> => {
  const parts = route.includes('=')
    ? Object.fromEntries(route.split(',').map((part) => part.split('=') as [string, string]))
    : Object.fromEntries(languages.map((language) => [language, route]));
  for (const language of languages) {
    const value = parts[language];
    if (value === undefined) throw new PlanError(`--route has no path for "${language}".`);
    if (!path.test(value))
      throw new PlanError(`--route contains "${value}"; a path must look like /reviews, in lower case.`);
  }
  return parts as Record<RouteLanguage, string>;
};

/** Parses a command line such as `remote-reviews --route /reviews --owner reviews`. Throws `PlanError` with a sentence. */
export const planOf = (args: readonly string[]): RemotePlan => {
  const { values, positionals } = (() => {
    try {
      return parseArgs({
        args: [...args],
        allowPositionals: true,
        options: { route: { type: 'string' }, owner: { type: 'string' } },
      });
    } catch (error) {
      throw new PlanError((error as Error).message);
    }
  })();
  const [name] = positionals;
  const noun = /^remote-([a-z]+(?:-[a-z]+)*)$/.exec(name ?? '')?.[1];
  if (!name || !noun)
    throw new PlanError(`The name of a remote must look like remote-reviews, not "${name ?? ''}".`);
  if (positionals.length > 1)
    throw new PlanError(`Only one remote can be created at a time: remove "${positionals[1]}".`);
  const owner = values.owner ?? noun;
  if (!/^[a-z]+(-[a-z]+)*$/.test(owner))
    throw new PlanError(`--owner must be a team's name in lower case, not "${owner}".`);
  return {
    name,
    noun,
    owner,
    pascal: noun.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase()),
    paths: pathsOf(values.route ?? `/${noun}`),
  };
};

/** Its first page: `reviews.home`. */
export const pageOf = ({ noun }: RemotePlan): string => `${noun}.home`;

/** The flag that opens its pages: `reviews.pages`. It is switched in the channel. */
export const flagOf = ({ noun }: RemotePlan): string => `${noun}.pages`;

import { shortOf, type CheckId, type Finding } from './checks';
import type { Content } from './read-page';
import type { PageFacts } from './read-facts';

/** Share of a script below which it belongs to another page. What defines a part without running it is a few percent. */
const usedAtAll = 0.05;

type Judge = (facts: PageFacts) => readonly string[];

const originOf = ({ address }: PageFacts): string => new URL(address).origin;

const withoutHash = (address: string): string => address.split('#', 1)[0] ?? '';

const inOneWave: Judge = (facts) => {
  const short = (address: string): string => shortOf(address, originOf(facts));
  const loaded = new Set(facts.files.map(({ address }) => address));
  return facts.files
    .filter(({ early, parent }) => early && parent !== null && loaded.has(parent))
    .map(
      ({ address, parent }) =>
        `${short(address)} is asked for by ${short(parent ?? '')} when that is loaded.`,
    );
};

const onlyOfThisPage: Judge = (facts) => {
  const short = (address: string): string => shortOf(address, originOf(facts));
  const others = new Set([...facts.drawn.links, ...facts.live.links].map(withoutHash));
  others.delete(withoutHash(facts.address));
  return [
    ...facts.files.flatMap(({ address, early }) => {
      const share = facts.shares.get(address) ?? 1;
      return early && share < usedAtAll ? [`${short(address)}: ${Math.round(share * 100)} % of it ran.`] : [];
    }),
    ...facts.fetched
      .filter((address) => others.has(address))
      .map((address) => `${short(address)} is the document of another page.`),
  ];
};

/** The first of `wanted` that does not follow in `found`, in this order. */
const firstMissing = (wanted: readonly string[], found: readonly string[]): string | undefined => {
  let at = 0;
  return wanted.find((one) => {
    const next = found.indexOf(one, at);
    at = next + 1;
    return next < 0;
  });
};

const sameContent: Judge = ({ drawn, live }) =>
  (['headings', 'prices'] as const satisfies readonly (keyof Content)[]).flatMap((kind) => {
    const missing = firstMissing(drawn[kind], live[kind]);
    return missing === undefined
      ? []
      : [`"${missing}" of the server is not among the ${kind} after the scripts: ${live[kind].join(' · ')}`];
  });

const withIntegrity: Judge = (facts) => {
  const hashed = new Set(facts.hashed);
  return facts.files
    .filter(({ address }) => /^https?:/.test(address) && new URL(address).origin !== originOf(facts))
    .filter(({ address }) => !hashed.has(address))
    .map(({ address, kind }) => `${kind} ${address} has no integrity.`);
};

/** Sources that one policy allows for scripts. Null when it does not limit them. */
const scriptSources = (policy: string): readonly string[] | null => {
  const directives = new Map(
    policy.split(';').map((text) => {
      const [name = '', ...sources] = text.trim().toLowerCase().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  return (
    directives.get('script-src-elem') ?? directives.get('script-src') ?? directives.get('default-src') ?? null
  );
};

/** Browsers ignore `unsafe-inline` beside a nonce or a hash. */
const isStrict = (sources: readonly string[]): boolean =>
  !sources.includes("'unsafe-inline'") || sources.some((source) => /^'(?:nonce|sha\d+)-/.test(source));

const withPolicy: Judge = ({ policies }) => {
  // Several policies in one header are joined by commas.
  const limits = policies.flatMap((text) => text.split(',')).map(scriptSources);
  if (limits.some((sources) => sources !== null && isStrict(sources))) return [];
  return [
    limits.some((sources) => sources !== null)
      ? "The policy allows 'unsafe-inline' for scripts."
      : 'No policy limits scripts.',
  ];
};

/** A selector without class, id, attribute and custom element reaches the parts of others. */
const reachesEverything = (selector: string): boolean =>
  selector
    .split(',')
    .some((one) => /^(?:html|body|\*|:root)(?:\s*[\s>]\s*(?:html|body|\*))*(?::[\w-]+)*$/.test(one.trim()));

const withinReach: Judge = (facts) =>
  facts.sheets
    .filter(({ selectors }) => selectors.length > 0)
    .slice(1)
    .flatMap(({ address, selectors }) =>
      selectors
        .filter(reachesEverything)
        .map(
          (selector) =>
            `"${selector}" in ${address === null ? 'a style element' : shortOf(address, originOf(facts))}`,
        ),
    );

const judges: Readonly<Partial<Record<CheckId, Judge>>> = {
  'server-rendered': ({ drawn }) =>
    drawn.heading === null ? ['There is no visible h1 without JavaScript.'] : [],
  'one-wave': inOneWave,
  'only-this-page': onlyOfThisPage,
  'same-content': sameContent,
  integrity: withIntegrity,
  csp: withPolicy,
  'style-reach': withinReach,
  'plain-links': ({ live }) => live.notLinks.map((text) => `"${text}" has no address.`),
  'no-errors': ({ complaints }) => complaints,
  accessibility: ({ barriers }) => barriers,
};

/** What is wrong with a page by its facts alone. */
export const judgePage = (facts: PageFacts): readonly Finding[] =>
  Object.entries(judges).flatMap(([check, judge]) =>
    judge(facts).map((reason) => ({
      check: check as CheckId,
      path: shortOf(facts.address, originOf(facts)),
      reason,
    })),
  );

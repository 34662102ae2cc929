import type { ContractDocument, ContractRoute } from '@detour/shared-contracts/contract';
import type { ContractProblem } from '../contract-problem';
import { isBrought } from './brought-rules';
import { lostItems, nameOf, pairsOf, problem, type Rule } from '../scene';

const find = (routes: readonly ContractRoute[], page: string): ContractRoute | undefined =>
  routes.find((route) => route.page === page);

const isRemote = ({ remote }: ContractDocument): boolean => remote !== 'shell' && remote !== 'gateway';

/** Two packages that claim the same page. The shell can load only one. */
const claimedTwice: Rule = ({ candidate, others }) =>
  others
    .filter(({ remote }) => remote !== candidate.remote)
    .flatMap((other) =>
      candidate.routes.draws
        .filter(({ page }) => find(other.routes.draws, page))
        .map(({ page }) =>
          problem(
            'page',
            other,
            `page ${page}`,
            `${nameOf(candidate)} claims the page ${page}, which ${nameOf(other)} renders.`,
          ),
        ),
    );

/** The shell resolves pages by URL: it must know the page and the package that renders it. */
const unresolved = (shell: ContractDocument, remote: ContractDocument): readonly ContractProblem[] =>
  remote.routes.draws.flatMap(({ page }) => {
    // Judged by `broughtRules`: its address comes with the release.
    if (isBrought(page)) return [];
    const known = find(shell.routes.resolves, page);
    if (known?.remote === remote.remote) return [];
    const reason = known
      ? `${nameOf(remote)} renders the page ${page}, which ${nameOf(shell)} expects from ${known.remote}.`
      : `${nameOf(remote)} renders the page ${page}, for which ${nameOf(shell)} has no URL.`;
    return [problem('page', remote, `page ${page}`, reason)];
  });

/** The reverse: a route of the shell whose remote no longer renders the page. */
const undrawn: Rule = (scene) =>
  lostItems(scene, ({ routes }) => routes.draws.map(({ page }) => page)).flatMap((page) =>
    scene.others
      .filter(
        (other) =>
          find(other.routes.links, page) ??
          find(other.routes.resolves, page)?.remote === scene.candidate.remote,
      )
      .map((other) =>
        problem(
          'page',
          other,
          `page ${page}`,
          `${nameOf(scene.candidate)} no longer renders the page ${page}, to which ${nameOf(other)} links.`,
        ),
      ),
  );

/** A link must print a URL that the shell resolves. */
const deadLinks = (shell: ContractDocument, linker: ContractDocument): readonly ContractProblem[] =>
  linker.routes.links.flatMap(({ page, paths }) => {
    const known = find(shell.routes.resolves, page);
    const refuse = (reason: string): ContractProblem => problem('page', linker, `page ${page}`, reason);
    if (isBrought(page)) return [];
    if (!known)
      return [refuse(`${nameOf(linker)} links to the page ${page}, for which ${nameOf(shell)} has no URL.`)];
    return Object.entries(paths)
      .filter(([locale, printed]) => printed.some((path) => !known.paths[locale]?.includes(path)))
      .map(([locale, printed]) =>
        refuse(
          `${nameOf(linker)} links to ${printed.join(', ')} for the page ${page} in ${locale}, which ${nameOf(shell)} does not find.`,
        ),
      );
  });

/**
 * Finds links to a page whose live owner does not render it. A missing owner is not a break, because the channel is being set up.
 */
const linksNowhere: Rule = ({ candidate, others }) => {
  const after = [candidate, ...others];
  return candidate.routes.links
    .filter(({ page, remote }) => {
      const owners = after.filter((document) => document.remote === remote);
      return owners.length > 0 && !after.some(({ routes }) => find(routes.draws, page));
    })
    .map(({ page, remote }) =>
      problem(
        'page',
        candidate,
        `page ${page}`,
        `${nameOf(candidate)} links to the page ${page}, which ${remote} does not render.`,
      ),
    );
};

/** A page without `./page`, or a fragment without its module, cannot be loaded. */
const unexposed: Rule = ({ candidate }) => {
  if (!isRemote(candidate)) return [];
  const wanted = [
    ...(candidate.routes.draws.length > 0
      ? [['./page', `it draws ${candidate.routes.draws.length} pages`] as const]
      : []),
    ...candidate.fragments.offers.map(
      ({ name }) => [`./fragment-${name.split('/')[1]}`, `it offers ${name}`] as const,
    ),
  ];
  return wanted
    .filter(([module]) => !candidate.exposes.includes(module))
    .map(([module, why]) =>
      problem(
        'expose',
        candidate,
        `module ${module}`,
        `${nameOf(candidate)} exposes no ${module}, though ${why}.`,
      ),
    );
};

export const pageRules: Rule = (scene) => [
  ...claimedTwice(scene),
  ...pairsOf(scene)
    .filter(([shell]) => shell.remote === 'shell')
    .flatMap(([shell, other]) => [
      ...(isRemote(other) ? unresolved(shell, other) : []),
      ...deadLinks(shell, other),
    ]),
  ...undrawn(scene),
  ...linksNowhere(scene),
  ...unexposed(scene),
];

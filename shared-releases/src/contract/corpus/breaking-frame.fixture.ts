import type { ContractDocument } from '@detour/shared-contracts/contract';
import {
  everyContract,
  foreign,
  next,
  remotes,
  sample,
  shell,
  whoever,
  without,
  withMember,
  type Mutation,
} from './mutation.fixture';

const shows = (name: string): readonly string[] =>
  whoever(({ fragments }) => fragments.uses.some((use) => use.name === name));

const leadsTo = (page: string, owner: string): readonly string[] =>
  whoever(({ remote, routes }) =>
    remote === 'shell'
      ? routes.resolves.some((route) => route.page === page && route.remote === owner)
      : routes.links.some((route) => route.page === page),
  );

const fragments: readonly Mutation[] = remotes.flatMap((contract) =>
  contract.fragments.offers
    .filter(({ name }) => shows(name).length > 0)
    .flatMap((offered): readonly Mutation[] => {
      const common = { breaks: shows(offered.name), item: `fragment ${offered.name}` };
      const withProps = (props: ReturnType<typeof withMember>) =>
        next(contract, (draft) => {
          const offers = contract.fragments.offers.map((one) => (one === offered ? { ...one, props } : one));
          draft.fragments = { ...contract.fragments, offers };
        });
      return [
        {
          ...common,
          words: `${contract.remote} does not offer ${offered.name} any more`,
          candidate: next(contract, (draft) => {
            draft.fragments = { ...contract.fragments, offers: without(contract.fragments.offers, offered) };
          }),
        },
        {
          ...common,
          words: `${offered.name} requires a prop that no user passes`,
          candidate: withProps(withMember(offered.props, 'theme', { type: 'string' }, true)),
        },
        {
          ...common,
          words: `${offered.name} rejects unknown props, and has none`,
          candidate: withProps({
            type: 'object',
            properties: {},
            required: ['theme'],
            additionalProperties: false,
          }),
        },
      ];
    }),
);

const usedProps: readonly Mutation[] = everyContract.flatMap((contract) =>
  contract.fragments.uses.flatMap((use) => {
    const offered = everyContract
      .flatMap((other) => other.fragments.offers)
      .find(({ name }) => name === use.name);
    const [member] =
      typeof offered?.props === 'object' ? Object.keys((offered.props['properties'] ?? {}) as object) : [];
    if (member === undefined) return [];
    return [
      {
        words: `${contract.remote} passes "${member}" of ${use.name} with another type`,
        candidate: next(contract, (draft) => {
          const uses = contract.fragments.uses.map((one) =>
            one === use ? { ...one, props: withMember(use.props, member, foreign) } : one,
          );
          draft.fragments = { ...contract.fragments, uses };
        }),
        breaks: [contract.remote],
        item: `fragment ${use.name}`,
      },
    ];
  }),
);

const pages: readonly Mutation[] = remotes.flatMap((contract) =>
  contract.routes.draws.map((route) => ({
    words: `${contract.remote} does not draw the page ${route.page} any more`,
    candidate: next(contract, (draft) => {
      draft.routes = { ...contract.routes, draws: without(contract.routes.draws, route) };
    }),
    breaks: leadsTo(route.page, contract.remote),
    item: `page ${route.page}`,
  })),
);

const claims: readonly Mutation[] = remotes.flatMap((contract) => {
  const [other] = remotes
    .filter(({ remote }) => remote !== contract.remote)
    .slice(contract.remote.length % 3);
  const [page] = other?.routes.draws ?? [];
  if (!other || !page) return [];
  return [
    {
      words: `${contract.remote} claims the page ${page.page} of ${other.remote}`,
      candidate: next(contract, (draft) => {
        draft.routes = {
          ...contract.routes,
          draws: [...contract.routes.draws, { ...page, remote: contract.remote }],
        };
      }),
      breaks: [contract.remote, other.remote],
      item: `page ${page.page}`,
    },
  ];
});

const addresses: readonly Mutation[] = sample(shell.routes.resolves, 12).flatMap(
  (route): readonly Mutation[] => {
    const linkers = whoever(({ routes }) => routes.links.some(({ page }) => page === route.page));
    const drawers = remotes
      .filter(({ routes }) => routes.draws.some(({ page }) => page === route.page))
      .map(({ remote }) => remote);
    const common = { item: `page ${route.page}` };
    const withRoutes = (resolves: ContractDocument['routes']['resolves']) =>
      next(shell, (draft) => {
        draft.routes = { ...shell.routes, resolves };
      });
    const paths = Object.fromEntries(
      Object.entries(route.paths).map(([locale, list]) => [locale, list.map((path) => `/new${path}`)]),
    );
    const forgotten = {
      ...common,
      words: `the shell forgets the page ${route.page}`,
      candidate: withRoutes(without(shell.routes.resolves, route)),
      breaks: [...new Set([...drawers, ...linkers])],
    };
    const moved = {
      ...common,
      words: `the shell finds the page ${route.page} at other addresses only`,
      candidate: withRoutes(shell.routes.resolves.map((one) => (one === route ? { ...one, paths } : one))),
      breaks: linkers,
    };
    return [forgotten, moved].filter(({ breaks }) => breaks.length > 0);
  },
);

const modules: readonly Mutation[] = remotes.flatMap((contract) =>
  contract.exposes.map((module) => ({
    words: `${contract.remote} does not expose ${module} any more, and keeps what it is for`,
    candidate: next(contract, (draft) => {
      draft.exposes = without(contract.exposes, module);
    }),
    breaks: [contract.remote],
    item: `module ${module}`,
  })),
);

export const breakingFrame: readonly Mutation[] = [
  ...fragments,
  ...usedProps,
  ...pages,
  ...claims,
  ...addresses,
  ...modules,
];

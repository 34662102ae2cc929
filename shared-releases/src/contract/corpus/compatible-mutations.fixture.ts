import {
  everyContract,
  gateway,
  next,
  optional,
  remotes,
  requiredOf,
  sample,
  shell,
  whoever,
  withCall,
  withEvent,
  without,
  withMember,
  withoutMember,
  type Mutation,
} from './mutation.fixture';

const fine = (words: string, candidate: Mutation['candidate']): Mutation => ({
  words,
  candidate,
  breaks: [],
  item: '',
});

const text = { type: 'string' };

const emitters = [...remotes, shell];

const events: readonly Mutation[] = [
  ...emitters.flatMap((contract) =>
    contract.events.emits.flatMap((event) => [
      fine(
        `${contract.remote} sends a new member with ${event.name}`,
        withEvent(contract, 'emits', event, withMember(event.payload, 'campaign', text, true)),
      ),
      fine(
        `${contract.remote} sends a new member with ${event.name} now and then`,
        withEvent(contract, 'emits', event, withMember(event.payload, 'campaign', text)),
      ),
    ]),
  ),
  ...everyContract.flatMap((contract) =>
    contract.events.consumes.flatMap((event) => [
      fine(
        `${contract.remote} does not listen to ${event.name} any more`,
        next(contract, (draft) => {
          draft.events = { ...contract.events, consumes: without(contract.events.consumes, event) };
        }),
      ),
      ...requiredOf(event.payload).map((member) =>
        fine(
          `${contract.remote} does not read "${member}" of ${event.name} any more`,
          withEvent(contract, 'consumes', event, withoutMember(event.payload, member)),
        ),
      ),
      ...requiredOf(event.payload).map((member) =>
        fine(
          `${contract.remote} can do without "${member}" of ${event.name}`,
          withEvent(contract, 'consumes', event, optional(event.payload, member)),
        ),
      ),
    ]),
  ),
  ...remotes
    .filter(({ events: { emits } }) => emits.some(({ name }) => name === 'account.wishlist-changed@1'))
    .filter(({ remote }) => remote !== 'remote-account')
    .map((contract) =>
      fine(
        `${contract.remote} does not emit account.wishlist-changed@1 any more, which others emit too`,
        next(contract, (draft) => {
          const emits = contract.events.emits.filter(({ name }) => name !== 'account.wishlist-changed@1');
          draft.events = { ...contract.events, emits };
        }),
      ),
    ),
  ...remotes.map((contract) =>
    fine(
      `${contract.remote} listens to an event that the shell supports, before any package emits it`,
      next(contract, (draft) => {
        const known = shell.events.carries.filter(({ name }) => name === 'shell.page-shown@1');
        draft.events = { ...contract.events, consumes: [...contract.events.consumes, ...known] };
      }),
    ),
  ),
  fine(
    'the shell supports an event that no package emits yet',
    next(shell, (draft) => {
      const added = {
        name: 'product.stay-viewed@2',
        payload: withMember({}, 'id', text, true),
        replays: true,
      };
      draft.events = { ...shell.events, carries: [...shell.events.carries, added] };
    }),
  ),
];

const calls: readonly Mutation[] = [
  ...sample(gateway.calls.answers, 40).map((call) =>
    fine(
      `the gateway returns a new member (call ${call.id})`,
      withCall(gateway, 'answers', call, {
        response:
          requiredOf(call.response).length > 0
            ? withMember(call.response, 'campaign', text, true)
            : call.response,
      }),
    ),
  ),
  ...sample(gateway.calls.answers, 30).map((call) => {
    const part = call.body ? 'body' : 'query';
    const strict = { type: 'object', properties: {}, required: [], additionalProperties: false };
    return fine(
      `the gateway takes a new member that may be left out (${part} of ${call.id})`,
      withCall(gateway, 'answers', call, { [part]: withMember(call[part] ?? strict, 'campaign', text) }),
    );
  }),
  fine(
    'the gateway serves a new call',
    next(gateway, (draft) => {
      const added = {
        id: 'weather',
        method: 'GET',
        path: '/api/weather',
        params: null,
        query: null,
        body: null,
        response: {},
      };
      draft.calls = { ...gateway.calls, answers: [...gateway.calls.answers, added] };
    }),
  ),
  ...remotes.flatMap((contract) =>
    sample(contract.calls.sends, 3).flatMap((call) => [
      fine(
        `${contract.remote} does not make the call ${call.id} any more`,
        next(contract, (draft) => {
          draft.calls = { ...contract.calls, sends: without(contract.calls.sends, call) };
        }),
      ),
      ...requiredOf(call.response)
        .slice(0, 2)
        .map((member) =>
          fine(
            `${contract.remote} does not read "${member}" of ${call.id} any more`,
            withCall(contract, 'sends', call, { response: withoutMember(call.response, member) }),
          ),
        ),
    ]),
  ),
  ...gateway.calls.answers
    .filter(({ id }) => whoever(({ calls: { sends } }) => sends.some((call) => call.id === id)).length === 0)
    .map((call) =>
      fine(
        `the gateway drops the call ${call.id}, which no package makes`,
        next(gateway, (draft) => {
          draft.calls = { ...gateway.calls, answers: without(gateway.calls.answers, call) };
        }),
      ),
    ),
];

const frame: readonly Mutation[] = [
  ...remotes.flatMap((contract) =>
    contract.fragments.offers.flatMap((offered) => [
      fine(
        `${offered.name} reads a prop that may be left out`,
        next(contract, (draft) => {
          const props = withMember(offered.props, 'campaign', text);
          const offers = contract.fragments.offers.map((one) => (one === offered ? { ...one, props } : one));
          draft.fragments = { ...contract.fragments, offers };
        }),
      ),
    ]),
  ),
  ...everyContract.flatMap((contract) =>
    contract.fragments.uses.flatMap((use) => [
      fine(
        `${contract.remote} does not show ${use.name} any more`,
        next(contract, (draft) => {
          draft.fragments = { ...contract.fragments, uses: without(contract.fragments.uses, use) };
        }),
      ),
      fine(
        `${contract.remote} gives ${use.name} one prop more`,
        next(contract, (draft) => {
          const props = withMember(use.props, 'campaign', text, true);
          const uses = contract.fragments.uses.map((one) => (one === use ? { ...one, props } : one));
          draft.fragments = { ...contract.fragments, uses };
        }),
      ),
    ]),
  ),
  ...remotes.flatMap((contract) => [
    fine(
      `${contract.remote} offers a new fragment`,
      next(contract, (draft) => {
        const added = { name: `${contract.remote}/hint`, props: {} };
        draft.exposes = [...contract.exposes, './fragment-hint'];
        draft.fragments = { ...contract.fragments, offers: [...contract.fragments.offers, added] };
      }),
    ),
    ...sample(contract.routes.links, 3).map((link) =>
      fine(
        `${contract.remote} does not link to the page ${link.page} any more`,
        next(contract, (draft) => {
          draft.routes = { ...contract.routes, links: without(contract.routes.links, link) };
        }),
      ),
    ),
    ...shell.routes.resolves
      .filter(({ page }) => page === 'home' || page === 'hotel')
      .map((route) =>
        fine(
          `${contract.remote} links to the page ${route.page}`,
          next(contract, (draft) => {
            const links = contract.routes.links.filter(({ page }) => page !== route.page);
            draft.routes = { ...contract.routes, links: [...links, route] };
          }),
        ),
      ),
  ]),
  fine(
    'the shell resolves a page that no package renders yet',
    next(shell, (draft) => {
      const added = { page: 'reviews', remote: 'remote-reviews', paths: { fr_FR: ['/avis'] } };
      draft.routes = { ...shell.routes, resolves: [...shell.routes.resolves, added] };
    }),
  ),
  ...sample(shell.routes.resolves, 8).map((route) =>
    fine(
      `the shell finds the page ${route.page} at one address more`,
      next(shell, (draft) => {
        const paths = Object.fromEntries(
          Object.entries(route.paths).map(([locale, list]) => [locale, [...list, `/new${list[0]}`]]),
        );
        draft.routes = {
          ...shell.routes,
          resolves: shell.routes.resolves.map((one) => (one === route ? { ...one, paths } : one)),
        };
      }),
    ),
  ),
];

const host: readonly Mutation[] = [
  ...everyContract.flatMap((contract) => [
    fine(
      `${contract.remote} is built again without a change`,
      next(contract, () => undefined),
    ),
    fine(
      `${contract.remote} changes its alert address`,
      next(contract, (draft) => {
        draft.alert = 'someone@teams.detour.example';
      }),
    ),
    fine(
      `${contract.remote} deprecates something that is used`,
      next(contract, (draft) => {
        const added = {
          item: 'call quote',
          since: '2026-11-01',
          removeOn: '2027-02-01',
          replacement: 'call price',
        };
        draft.deprecations = [...contract.deprecations, added];
      }),
    ),
  ]),
  ...remotes.flatMap((contract) => [
    fine(
      `${contract.remote} works with the present and the next mount API`,
      next(contract, (draft) => {
        draft.mountApi = { provides: null, needs: { from: 1, to: 2 } };
      }),
    ),
    fine(
      `${contract.remote} is built with another patch of React`,
      next(contract, (draft) => {
        draft.modules = { ...contract.modules, needs: { ...contract.modules.needs, react: '19.3.9' } };
      }),
    ),
    fine(
      `${contract.remote} uses less of the host`,
      next(contract, (draft) => {
        draft.host = { ...contract.host, needs: contract.host.needs.slice(1) };
      }),
    ),
    fine(
      `${contract.remote} uses everything of the host`,
      next(contract, (draft) => {
        draft.host = { ...contract.host, needs: shell.host.provides };
      }),
    ),
    fine(
      `${contract.remote} reads every hash key that the shell supports`,
      next(contract, (draft) => {
        draft.hashKeys = { ...contract.hashKeys, reads: shell.hashKeys.carries };
      }),
    ),
    fine(
      `${contract.remote} has texts in German too`,
      next(contract, (draft) => {
        draft.locales = [...contract.locales, 'de_DE'];
      }),
    ),
    ...contract.storage.uses
      .filter(
        ({ name, owner }) =>
          owner !== contract.remote ||
          whoever(({ storage }) => storage.uses.some((key) => key.name === name)).length === 1,
      )
      .map((key) =>
        fine(
          `${contract.remote} drops ${key.name}, which belongs to another package or which no other package uses`,
          next(contract, (draft) => {
            draft.storage = { ...contract.storage, uses: without(contract.storage.uses, key) };
          }),
        ),
      ),
  ]),
  fine(
    'the shell provides the current and the next mount API',
    next(shell, (draft) => {
      draft.mountApi = { provides: { from: 1, to: 2 }, needs: null };
    }),
  ),
  fine(
    'the shell brings a newer React of the same major version',
    next(shell, (draft) => {
      draft.modules = { ...shell.modules, provides: { ...shell.modules.provides, react: '19.8.0' } };
    }),
  ),
  fine(
    'the shell provides one more member',
    next(shell, (draft) => {
      draft.host = { ...shell.host, provides: [...shell.host.provides, 'navigation.prerender'] };
    }),
  ),
  fine(
    'the shell supports one more hash key',
    next(shell, (draft) => {
      draft.hashKeys = { ...shell.hashKeys, carries: [...shell.hashKeys.carries, 'pool'] };
    }),
  ),
  fine(
    'the shell stops showing its pages in Italian',
    next(shell, (draft) => {
      draft.locales = without(shell.locales, 'it_IT');
    }),
  ),
];

/** Compatible changes of the real contracts. */
export const compatibleMutations: readonly Mutation[] = [...events, ...calls, ...frame, ...host];

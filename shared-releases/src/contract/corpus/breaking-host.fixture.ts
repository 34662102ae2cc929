import type { ContractDocument } from '@detour/shared-contracts/contract';
import { next, remotes, shell, whoever, without, type Mutation } from './mutation.fixture';

const everyRemote = remotes.map(({ remote }) => remote);

const ofShell = (
  words: string,
  item: string,
  breaks: readonly string[],
  change: Parameters<typeof next>[1],
): Mutation => ({ words: `the shell ${words}`, item, breaks, candidate: next(shell, change) });

const host: readonly Mutation[] = shell.host.provides
  .map((feature) => ({ feature, breaks: whoever(({ host: { needs } }) => needs.includes(feature)) }))
  .filter(({ breaks }) => breaks.length > 0)
  .map(({ feature, breaks }) =>
    ofShell(`does not give ${feature} any more`, `host ${feature}`, breaks, (draft) => {
      draft.host = { ...shell.host, provides: without(shell.host.provides, feature) };
    }),
  );

const ahead: readonly Mutation[] = remotes.flatMap((contract): readonly Mutation[] => [
  {
    words: `${contract.remote} needs the next mount API`,
    candidate: next(contract, (draft) => {
      draft.mountApi = { provides: null, needs: { from: 2, to: 2 } };
    }),
    breaks: [contract.remote],
    item: 'mount API',
  },
  {
    words: `${contract.remote} uses a member of the host that no shell provides`,
    candidate: next(contract, (draft) => {
      draft.host = { ...contract.host, needs: [...contract.host.needs, 'navigation.prerender'] };
    }),
    breaks: [contract.remote],
    item: 'host navigation.prerender',
  },
  {
    words: `${contract.remote} is built with the next React`,
    candidate: next(contract, (draft) => {
      draft.modules = { ...contract.modules, needs: { ...contract.modules.needs, react: '20.0.0' } };
    }),
    breaks: [contract.remote],
    item: 'module react',
  },
  {
    words: `${contract.remote} loses its Dutch texts of Belgium`,
    candidate: next(contract, (draft) => {
      draft.locales = without(contract.locales, 'nl_BE');
    }),
    breaks: [contract.remote],
    item: 'locale nl_BE',
  },
]);

const versions: readonly Mutation[] = [
  ofShell('provides the next mount API only', 'mount API', everyRemote, (draft) => {
    draft.mountApi = { provides: { from: 2, to: 3 }, needs: null };
  }),
  ofShell('brings the next React', 'module react', everyRemote, (draft) => {
    draft.modules = { ...shell.modules, provides: { ...shell.modules.provides, react: '20.1.0' } };
  }),
  ofShell('brings an older React than the remotes were built with', 'module react', everyRemote, (draft) => {
    draft.modules = { ...shell.modules, provides: { ...shell.modules.provides, react: '19.2.9' } };
  }),
  ofShell('does not share react-intl any more', 'module react-intl', everyRemote, (draft) => {
    draft.modules = { ...shell.modules, provides: { react: '19.3.1', 'react-dom': '19.3.1' } };
  }),
  ofShell('shows its pages in German too', 'locale de_DE', everyRemote, (draft) => {
    draft.locales = [...shell.locales, 'de_DE'];
  }),
];

const usersOf = (key: string): readonly string[] =>
  whoever(({ storage }) => storage.uses.some(({ name }) => name === key));

const tableOfShell: readonly Mutation[] = shell.storage.carries
  .map((key) => ({ key, breaks: usersOf(key.name) }))
  .filter(({ key, breaks }) => key.kind !== 'cookie' && breaks.some((remote) => remote !== 'shell'))
  .flatMap(({ key, breaks }) => {
    const carrying =
      (carries: ContractDocument['storage']['carries']) =>
      (draft: { storage: ContractDocument['storage'] }) => {
        draft.storage = { ...shell.storage, carries };
      };
    const changed = (part: object) =>
      carrying(shell.storage.carries.map((one) => (one === key ? { ...one, ...part } : one)));
    const item = `storage key ${key.name}`;
    const other = key.class === 'needed' ? 'preferences' : 'needed';
    return [
      ofShell(
        `does not keep ${key.name} any more`,
        item,
        breaks,
        carrying(without(shell.storage.carries, key)),
      ),
      ofShell(`puts ${key.name} into the class ${other}`, item, breaks, changed({ class: other })),
      ofShell(`gives ${key.name} to another owner`, item, breaks, changed({ owner: 'remote-reviews' })),
    ];
  });

const ownKeys: readonly Mutation[] = remotes.flatMap((contract) =>
  contract.storage.uses.flatMap((key): readonly Mutation[] => {
    const others = usersOf(key.name).filter((remote) => remote !== contract.remote);
    const item = `storage key ${key.name}`;
    // The shell stores some keys on behalf of their owner. When the owner drops one, its readers break.
    const readers = others.filter((remote) => remote !== 'shell');
    const common = { item, breaks: [contract.remote, ...others] };
    const changed = (part: object): ContractDocument =>
      next(contract, (draft) => {
        const uses = contract.storage.uses.map((one) => (one === key ? { ...one, ...part } : one));
        draft.storage = { ...contract.storage, uses };
      });
    return [
      {
        ...common,
        words: `${contract.remote} keeps ${key.name} as its own under another class`,
        candidate: changed({ class: 'statistics' }),
      },
      {
        ...common,
        words: `${contract.remote} names an unknown owner of ${key.name}`,
        candidate: changed({ owner: 'remote-reviews' }),
      },
      ...(key.owner === contract.remote && readers.length > 0
        ? [
            {
              item,
              words: `${contract.remote} drops ${key.name}, which others use`,
              breaks: readers,
              candidate: next(contract, (draft) => {
                draft.storage = { ...contract.storage, uses: without(contract.storage.uses, key) };
              }),
            },
          ]
        : []),
    ];
  }),
);

const hash: readonly Mutation[] = shell.hashKeys.carries
  .map((key) => ({
    key,
    breaks: whoever(({ hashKeys }) => hashKeys.reads.includes(key) || hashKeys.writes.includes(key)),
  }))
  .filter(({ breaks }) => breaks.length > 0)
  .map(({ key, breaks }) =>
    ofShell(`no longer supports the hash key ${key}`, `hash key ${key}`, breaks, (draft) => {
      draft.hashKeys = { ...shell.hashKeys, carries: without(shell.hashKeys.carries, key) };
    }),
  );

const strangeKeys: readonly Mutation[] = remotes.map((contract) => ({
  words: `${contract.remote} writes a key of the hash that the shell drops`,
  candidate: next(contract, (draft) => {
    draft.hashKeys = { ...contract.hashKeys, writes: [...contract.hashKeys.writes, 'pool'] };
  }),
  breaks: [contract.remote],
  item: 'hash key pool',
}));

const unwritten: readonly Mutation[] = remotes.flatMap((contract) =>
  contract.hashKeys.writes
    .map((key) => ({
      key,
      writers: whoever(({ hashKeys }) => hashKeys.writes.includes(key)),
      readers: whoever(({ remote, hashKeys }) => remote !== contract.remote && hashKeys.reads.includes(key)),
    }))
    .filter(({ writers, readers }) => writers.length === 1 && readers.length > 0)
    .map(({ key, readers }) => ({
      words: `${contract.remote} no longer writes the hash key ${key}, and no other package does`,
      candidate: next(contract, (draft) => {
        draft.hashKeys = { ...contract.hashKeys, writes: without(contract.hashKeys.writes, key) };
      }),
      breaks: readers,
      item: `hash key ${key}`,
    })),
);

export const breakingHost: readonly Mutation[] = [
  ...host,
  ...ahead,
  ...versions,
  ...tableOfShell,
  ...ownKeys,
  ...hash,
  ...strangeKeys,
  ...unwritten,
];

import type { ContractDocument, ContractStorageKey } from '@detour/shared-contracts/contract';
import type { ContractProblem } from '../contract-problem';
import { lostItems, nameOf, pairsOf, problem, type Rule } from '../scene';

const differences = (one: ContractStorageKey, other: ContractStorageKey): string | null => {
  if (one.owner !== other.owner) return `belongs to ${one.owner} there and to ${other.owner} here`;
  if (one.class !== other.class) return `is of the class ${one.class} there and ${other.class} here`;
  return one.kind === other.kind ? null : `is kept in the ${one.kind} there and in the ${other.kind} here`;
};

/** The shell stores the keys of its table, before or after consent as listed there. */
const refusedKeys = (shell: ContractDocument, user: ContractDocument): readonly ContractProblem[] =>
  user.storage.uses.flatMap((key) => {
    // A key of the remote's own comes with its release.
    if (user.brings?.storage?.some(({ name }) => name === key.name)) return [];
    const carried = shell.storage.carries.find(({ name }) => name === key.name);
    const why = carried && differences(carried, key);
    if (carried && !why) return [];
    const reason = carried
      ? `${nameOf(user)} keeps ${key.name}, which by the table of ${nameOf(shell)} ${why}.`
      : `${nameOf(user)} keeps ${key.name}, which is not in the table of ${nameOf(shell)} and is refused.`;
    return [problem('storage-key', user, `storage key ${key.name}`, reason)];
  });

/** Two packages that store the same key must define it in the same way. */
const sharedKeys: Rule = ({ candidate, others }) =>
  others
    .filter(({ remote }) => remote !== candidate.remote)
    .flatMap((other) =>
      candidate.storage.uses.flatMap((key) => {
        const same = other.storage.uses.find(({ name }) => name === key.name);
        const why = same && differences(same, key);
        return why
          ? [
              problem(
                'storage-key',
                other,
                `storage key ${key.name}`,
                `${nameOf(candidate)} and ${nameOf(other)} both keep ${key.name}, but it ${why}.`,
              ),
            ]
          : [];
      }),
    );

const ownKeys = ({ remote, storage }: ContractDocument): readonly string[] =>
  storage.uses.filter(({ owner }) => owner === remote).map(({ name }) => name);

/** The owner writes what others read. */
const abandonedKeys: Rule = (scene) =>
  lostItems(scene, ownKeys).flatMap((name) =>
    scene.others
      .filter(({ remote, storage }) => remote !== 'shell' && storage.uses.some((key) => key.name === name))
      .map((user) =>
        problem(
          'storage-key',
          user,
          `storage key ${name}`,
          `${nameOf(scene.candidate)} no longer keeps ${name}, which is its own and which ${nameOf(user)} uses.`,
        ),
      ),
  );

const hashKeysOf = ({ hashKeys }: ContractDocument): readonly string[] => [
  ...new Set([...hashKeys.reads, ...hashKeys.writes]),
];

/** The shell's codec drops unknown keys. */
const droppedKeys = (shell: ContractDocument, user: ContractDocument): readonly ContractProblem[] =>
  hashKeysOf(user)
    .filter((key) => !shell.hashKeys.carries.includes(key))
    .map((key) => {
      const does = user.hashKeys.reads.includes(key) ? 'reads' : 'writes';
      const reason = `${nameOf(user)} ${does} the key ${key} of the hash, which ${nameOf(shell)} does not know and drops.`;
      return problem('hash-key', user, `hash key ${key}`, reason);
    });

const unwrittenKeys: Rule = (scene) =>
  lostItems(scene, ({ hashKeys }) => hashKeys.writes).flatMap((key) =>
    scene.others
      .filter(({ hashKeys }) => hashKeys.reads.includes(key))
      .map((reader) =>
        problem(
          'hash-key',
          reader,
          `hash key ${key}`,
          `${nameOf(scene.candidate)} no longer writes the key ${key} of the hash, which ${nameOf(reader)} reads, and no other package writes it.`,
        ),
      ),
  );

/** Data kept in the browser or the URL: storage keys and hash keys. */
export const keptRules: Rule = (scene) => [
  ...sharedKeys(scene),
  ...abandonedKeys(scene),
  ...unwrittenKeys(scene),
  ...pairsOf(scene)
    .filter(([shell]) => shell.remote === 'shell')
    .flatMap(([shell, user]) => [...refusedKeys(shell, user), ...droppedKeys(shell, user)]),
];

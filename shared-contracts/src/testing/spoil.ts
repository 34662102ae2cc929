import fc from 'fast-check';
import { hostileText, hostileValue } from './hostile-values';

type Path = readonly (string | number)[];

const isTree = (value: unknown): value is Record<string, unknown> | unknown[] =>
  value !== null && typeof value === 'object';

const pathsOf = (value: unknown, path: Path = []): readonly Path[] => [
  path,
  ...(isTree(value) ? Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, [...path, name])) : []),
];

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((inner, name) => (inner as Record<string | number, unknown>)[name], value);

type Change =
  | { readonly kind: 'replace' | 'add'; readonly value: unknown; readonly name: string }
  | { readonly kind: 'drop' | 'wrap' | 'rename' | 'text'; readonly name: string };

const changeAt = (value: unknown, [name, ...rest]: Path, change: Change): unknown => {
  if (name === undefined) {
    if (change.kind === 'replace') return change.value;
    if (change.kind === 'wrap') return [value];
    if (change.kind === 'text') return isTree(value) ? change.name : `${String(value)}${change.name}`;
    return change.kind === 'add' && isTree(value) ? { ...value, [change.name]: change.value } : value;
  }
  const tree = value as Record<string, unknown>;
  if (rest.length > 0 || !['drop', 'rename'].includes(change.kind)) {
    const changed = changeAt(tree[name], rest, change);
    return Array.isArray(value)
      ? value.map((item: unknown, index) => (String(index) === name ? changed : item))
      : { ...tree, [name]: changed };
  }
  const { [name]: dropped, ...others } = tree;
  return change.kind === 'rename' ? { ...others, [change.name]: dropped } : others;
};

const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('replace'), value: hostileValue, name: fc.constant('') }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('text'), name: hostileText }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('drop', 'wrap'), name: fc.constant('') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('rename'), name: hostileText }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('add'), value: hostileValue, name: hostileText }),
  },
) as fc.Arbitrary<Change>;

/** Nearly valid: replaces, drops, renames or adds one to three members of the value. */
export const spoil = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(valid, fc.array(fc.tuple(fc.nat(), change), { minLength: 1, maxLength: 3 }))
    .map(([value, changes]) =>
      changes.reduce<unknown>((spoilt, [pick, one]) => {
        const all = pathsOf(spoilt).slice(0, 500);
        const texts =
          one.kind === 'text' ? all.filter((path) => typeof valueAt(spoilt, path) === 'string') : [];
        const paths = texts.length > 0 ? texts : all;
        return changeAt(spoilt, paths[pick % paths.length] ?? [], one);
      }, value),
    );

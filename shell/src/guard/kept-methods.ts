import { methodsOf } from './lock-platform';

export interface KeptMethods {
  /** Puts back what was replaced since the last call. Returns the names: `Array.map`. */
  putBack(): readonly string[];
}

/**
 * Prototypes whose methods stay writable: V8 runs loops over arrays and maps a quarter slower when any of their methods is read-only, and
 * programs replace some methods on their own objects.
 */
export const keptPrototypes = (): readonly (readonly [name: string, prototype: object])[] =>
  [Array, Map, Set, WeakMap, Function, Object, Promise].map(({ name, prototype }) => [
    name,
    prototype as object,
  ]);

/** Remembers the methods as they are now. */
export const createKeptMethods = (prototypes: ReturnType<typeof keptPrototypes>): KeptMethods => {
  const kept = prototypes.flatMap(([name, prototype]) =>
    methodsOf(prototype).map((method) => ({
      name: `${name}.${method}`,
      prototype: prototype as Record<string, unknown>,
      method,
      own: prototype[method as keyof typeof prototype] as unknown,
    })),
  );
  return {
    putBack() {
      const names: string[] = [];
      // Without the methods that it checks.
      for (let index = 0; index < kept.length; index += 1) {
        const found = kept[index];
        if (!found || found.prototype[found.method] === found.own) continue;
        found.prototype[found.method] = found.own;
        names[names.length] = found.name;
      }
      return names;
    },
  };
};

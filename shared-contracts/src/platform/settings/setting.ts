/** Variables of a process. */
export type Env = Readonly<Record<string, string | undefined>>;

/** One variable of the environment. `parse` throws the end of a sentence that starts with the variable's name. */
export interface Setting<T> {
  readonly env: string;
  /** As one would write it in the environment. */
  readonly fallback: string;
  readonly parse: (text: string) => T;
}

/** The values of a table of settings. */
export type SettingValues<S extends Readonly<Record<string, Setting<unknown>>>> = {
  readonly [K in keyof S]: S[K] extends Setting<infer T> ? T : never;
};

export interface ReadSettings<V> {
  /** An invalid one is undefined. */
  readonly values: { readonly [K in keyof V]: V[K] | undefined };
  /** One sentence per invalid setting. */
  readonly failures: readonly string[];
}

/** Reads every setting of a table. A variable that is not set has the setting's fallback. */
export const readSettings = <S extends Readonly<Record<string, Setting<unknown>>>>(
  table: S,
  env: Env,
): ReadSettings<SettingValues<S>> => {
  const failures: string[] = [];
  const entries = Object.entries(table).map(([name, { env: variable, fallback, parse }]) => {
    try {
      return [name, parse(env[variable] ?? fallback)];
    } catch (error) {
      failures.push(`${variable} ${(error as Error).message}.`);
      return [name, undefined];
    }
  });
  // Safe: the entries have the names of the table, each with the result of its own parser.
  return { values: Object.fromEntries(entries) as ReadSettings<SettingValues<S>>['values'], failures };
};

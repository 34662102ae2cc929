import { tokens } from './tokens';

/** `--color-brand` → `#1F4D3D`, in the order of the tokens. */
export const cssVariables = (
  from: Readonly<Record<string, object>> = tokens,
): ReadonlyArray<readonly [name: string, value: string]> =>
  Object.entries(from).flatMap(([group, members]) =>
    Object.entries(members).map(([name, value]) => [`--${group}-${name}`, String(value)] as const),
  );

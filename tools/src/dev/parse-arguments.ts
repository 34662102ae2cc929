import { err, ok, type Result } from '@detour/shared-contracts/base';

/** Parsed arguments of `npm run dev`. */
export interface DevWish {
  /** Null means the whole shop. */
  readonly name: string | null;
  /** Origin of a running gateway. Null starts one. */
  readonly gateway: string | null;
}

const usage = 'Use `npm run dev`, or `npm run dev -- remote-search [--with-gateway http://127.0.0.1:8081]`.';

/** Parses the arguments after `npm run dev --`. The error is a user-facing sentence. */
export const parseArguments = (
  args: readonly string[],
  packages: readonly string[],
): Result<DevWish, string> => {
  let name: string | null = null;
  let gateway: string | null = null;
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--with-gateway') {
      const given = rest.shift() ?? '';
      if (!/^https?:/.test(given) || !URL.canParse(given))
        return err(`--with-gateway needs the address of a gateway, not "${given}". ${usage}`);
      gateway = new URL(given).origin;
    } else if (arg.startsWith('-')) return err(`There is no option ${arg}. ${usage}`);
    else if (name !== null) return err(`One remote at a time, not ${name} and ${arg}. ${usage}`);
    else if (!packages.includes(arg))
      return err(`There is no remote "${arg}". There are: ${packages.join(', ')}.`);
    else name = arg;
  }
  return name === null && gateway !== null
    ? err(`--with-gateway is for the work on one remote. ${usage}`)
    : ok({ name, gateway });
};

import { err, ok, type Result } from '@detour/shared-contracts';

/** What `npm run dev` was asked for. */
export interface DevWish {
  /** Null is the whole shop. */
  readonly name: string | null;
  /** Origin of a gateway that runs already; null starts one. */
  readonly gateway: string | null;
}

const usage = 'Say `npm run dev`, or `npm run dev -- remote-search [--with-gateway http://127.0.0.1:8081]`.';

/** Arguments after `npm run dev --`; the error is a sentence for whoever typed them. */
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

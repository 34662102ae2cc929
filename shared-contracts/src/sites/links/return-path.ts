/** Maximum length of a return address. */
const longest = 2000;

// Two bases: a URL that resolves differently against them names its own host.
const bases = ['https://shop.invalid', 'http://other.invalid:81'] as const;

/** Resolves a path below a host. Null when it leaves that host. */
const resolvedBelow = (path: string, base: string): string | null => {
  if (!URL.canParse(path, base)) return null;
  const url = new URL(path, base);
  return url.origin === base ? url.pathname + url.search + url.hash : null;
};

/** `/.//evil.example` resolves to `//evil.example`. `/%2F` and `/%5C` become slashes if a server decodes too early. */
const namesHost = (path: string): boolean => /^(?:\/|\\|%2f|%5c){2}/i.test(path) || !path.startsWith('/');

/**
 * None of our paths contains these. A server that decodes them early would read another address. Queries may contain them
 * encoded.
 */
const hasControls = (text: string): boolean =>
  /[\\\p{Cc}]/u.test(text) || /%(?:[01][\da-f]|7f)/i.test(text.split(/[?#]/, 1)[0] ?? '');

/**
 * Resolves a same-site path for a redirect or link. Returns `fallback` for anything that could lead elsewhere. Checks the
 * resolved result as well, because URL parsers drop dots, tabs and line breaks. @spec ACC-002 ACC-003
 */
export const safeReturnPath = (origin: string | null | undefined, fallback: string): string => {
  if (!origin || origin.length > longest || namesHost(origin) || hasControls(origin)) return fallback;
  const [path, other] = bases.map((base) => resolvedBelow(origin, base));
  if (!path || path !== other || namesHost(path)) return fallback;
  return bases.every((base) => resolvedBelow(path, base) === path) ? path : fallback;
};

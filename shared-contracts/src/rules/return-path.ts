/** Longest address that anybody is sent back to. */
const longest = 2000;

// Two bases: what resolves differently against them names a host of its own.
const bases = ['https://shop.invalid', 'http://other.invalid:81'] as const;

/** What a parser makes of a path below a host; null where it leads away from it. */
const resolvedBelow = (path: string, base: string): string | null => {
  if (!URL.canParse(path, base)) return null;
  const url = new URL(path, base);
  return url.origin === base ? url.pathname + url.search + url.hash : null;
};

/** `/.//evil.example` resolves to `//evil.example`; `/%2F` and `/%5C` are slashes to whoever decodes too early. */
const namesHost = (path: string): boolean => /^(?:\/|\\|%2f|%5c){2}/i.test(path) || !path.startsWith('/');

/** No path of ours holds these; whoever decodes them early reads another address. A query may hold them encoded. */
const hasControls = (text: string): boolean =>
  /[\\\p{Cc}]/u.test(text) || /%(?:[01][\da-f]|7f)/i.test(text.split(/[?#]/, 1)[0] ?? '');

/**
 * A path of this site, resolved, for a redirect or a link: `fallback` for anything that could lead elsewhere. The result is checked,
 * not only the text: parsers drop dots, tabs and line ends. @spec ACC-002 ACC-003
 */
export const safeReturnPath = (origin: string | null | undefined, fallback: string): string => {
  if (!origin || origin.length > longest || namesHost(origin) || hasControls(origin)) return fallback;
  const [path, other] = bases.map((base) => resolvedBelow(origin, base));
  if (!path || path !== other || namesHost(path)) return fallback;
  return bases.every((base) => resolvedBelow(path, base) === path) ? path : fallback;
};

/**
 * What each answer of the shell server carries behind TLS, whatever was asked and whoever made the answer: pages, files, redirects,
 * refusals, errors, and what the gateway said. A header by its name in lower case, and what its value must match.
 */
const answerHeaders: Readonly<Record<string, readonly RegExp[]>> = {
  'content-security-policy': [
    /default-src 'none'/,
    /object-src 'none'|^default-src 'none'(?:;|$)/,
    /base-uri 'none'/,
    /frame-ancestors 'none'/,
  ],
  'x-content-type-options': [/^nosniff$/],
  'referrer-policy': [/^strict-origin-when-cross-origin$/],
  'cross-origin-opener-policy': [/^same-origin$/],
  'cross-origin-resource-policy': [/^same-origin$/],
  'permissions-policy': [/camera=\(\), microphone=\(\)/],
  'strict-transport-security': [/^max-age=63072000; includeSubDomains$/],
};

/** Never there: other origins read nothing, and nobody learns what the server is made of. */
const absentHeaders = ['access-control-allow-origin', 'server', 'x-powered-by'] as const;

/** What an answer's headers lack or have too much; null when they are right. */
export const headerTrouble = (headers: ReadonlyMap<string, string>): string | null => {
  for (const [name, patterns] of Object.entries(answerHeaders)) {
    const value = headers.get(name);
    if (value === undefined) return `${name} is missing`;
    const failed = patterns.find((pattern) => !pattern.test(value));
    if (failed) return `${name} is "${value}", not ${String(failed)}`;
  }
  const present = absentHeaders.find((name) => headers.has(name));
  if (present) return `${present} is "${headers.get(present) ?? ''}"`;
  const type = headers.get('content-type') ?? '';
  return type.startsWith('text/') && !/charset=utf-8/i.test(type) ? `"${type}" has no charset` : null;
};

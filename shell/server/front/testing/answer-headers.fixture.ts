/**
 * Headers of every response of the shell server behind TLS: pages, files, redirects, rejections, errors and gateway responses.
 * Lower-case header names with the pattern of their values.
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

/** Forbidden headers: other origins may read nothing, and the server does not reveal its software. */
const absentHeaders = ['access-control-allow-origin', 'server', 'x-powered-by'] as const;

/** Missing or forbidden headers of a response. Null when correct. */
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

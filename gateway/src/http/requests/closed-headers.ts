const none = ["'none'"];

/** No answer of the gateway is a page to be drawn or framed, but the one that unsubscribes, which carries a policy of its own. */
export const closedPolicy = { defaultSrc: none, objectSrc: none, baseUri: none, frameAncestors: none };

/** The same for answers that no hook sees, as the plugin `helmet` writes it. */
export const closedHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none';object-src 'none';base-uri 'none';frame-ancestors 'none'",
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

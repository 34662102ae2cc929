const none = ["'none'"];

/** No response of the gateway is a page, except the unsubscribe page, which sets its own policy. */
export const closedPolicy = { defaultSrc: none, objectSrc: none, baseUri: none, frameAncestors: none };

/** The same headers as the plugin `helmet` writes them, for responses that skip the hooks. */
export const closedHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none';object-src 'none';base-uri 'none';frame-ancestors 'none'",
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

/** Query names of payment secrets: `payment_intent_client_secret`. */
const secretName = /_client_secret$/;

/**
 * Redirect target for a browser that returns from its bank with a payment secret in the query. Null for any other URL. The URL
 * with the secret never renders a page, so no referrer, history, report or cache contains it.
 */
export const withoutClientSecrets = ({ pathname, searchParams }: URL): string | null => {
  const kept = new URLSearchParams(searchParams);
  for (const name of [...searchParams.keys()]) if (secretName.test(name)) kept.delete(name);
  if (kept.size === searchParams.size) return null;
  return pathname + (kept.size > 0 ? `?${kept.toString()}` : '');
};

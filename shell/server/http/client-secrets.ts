/** Names by which a payment provider appends what opens a payment: `payment_intent_client_secret`. */
const secretName = /_client_secret$/;

/**
 * Where a browser is sent at once that comes back from its bank with the secret of a payment in the query; null for any other address. The
 * page of that address then never exists: no referrer, history, report or cache holds the secret.
 */
export const withoutClientSecrets = ({ pathname, searchParams }: URL): string | null => {
  const kept = new URLSearchParams(searchParams);
  for (const name of [...searchParams.keys()]) if (secretName.test(name)) kept.delete(name);
  if (kept.size === searchParams.size) return null;
  return pathname + (kept.size > 0 ? `?${kept.toString()}` : '');
};

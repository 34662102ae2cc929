import type { Keyring } from '../../settings/keyring';
import { isSigned, signText } from '../../http/signing';

const purpose = 'payment-return';

/** Path to which the page of a method sends its visitor. */
export const returnPath = '/api/front/purchase/orders/:orderUUID/back';

interface Returned {
  readonly orderUuid: string;
  readonly intentId: string;
}

const subjectOf = ({ orderUuid, intentId }: Returned): string => `${orderUuid}.${intentId}`;

/**
 * Address to which the page of a method sends its visitor. It is signed, because it works without the visitor's session, and says nothing
 * about the outcome: the gateway asks the provider for that.
 */
export const returnAddress = (secret: Keyring, origin: string, returned: Returned): string => {
  const key = signText(secret, purpose, subjectOf(returned));
  return `${origin}${returnPath.replace(':orderUUID', returned.orderUuid)}?${new URLSearchParams({ key })}`;
};

export const isReturnKey = (secret: Keyring, returned: Returned, key: string): boolean =>
  isSigned(secret, { purpose, text: subjectOf(returned) }, key);

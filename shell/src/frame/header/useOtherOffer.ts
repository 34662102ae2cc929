import { useEffect, useState } from 'react';

/** A hotel with another offer. */
export interface OtherOffer {
  readonly hotelId: string;
  readonly hotel: string;
}

interface OtherOfferInput {
  readonly hotelId?: string | undefined;
  readonly findOtherOffer?: (hotelId: string) => Promise<OtherOffer | null>;
}

/** One other offer of the hotel in the hash. No request without a hotel. @spec NOTF-006 NOTF-007 NOTF-008 */
export const useOtherOffer = ({ hotelId, findOtherOffer }: OtherOfferInput): OtherOffer | null => {
  const [offer, setOffer] = useState<OtherOffer | null>(null);
  useEffect(() => {
    setOffer(null);
    if (hotelId === undefined || !findOtherOffer) return;
    let current = true;
    findOtherOffer(hotelId).then(
      (found) => current && setOffer(found),
      // After a failed search the page stays "not found".
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [hotelId, findOtherOffer]);
  return offer;
};

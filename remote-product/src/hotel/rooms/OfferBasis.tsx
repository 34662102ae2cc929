import { css } from '@emotion/react';
import { text } from '@detour/shared-ui';
import type { OfferView } from '../hotel.view-model';

/** What the price covers, and the part that the hotel collects. */
export const OfferBasis = ({ offer }: { readonly offer: OfferView }) => (
  <div css={[text.small, text.muted, basis]}>
    <p>{offer.basis}</p>
    {offer.difference && <p>{offer.difference}</p>}
    {offer.rooms && <p>{offer.rooms}</p>}
    {offer.taxNote && <p>{offer.taxNote}</p>}
    {offer.referenceNote && <p>{offer.referenceNote}</p>}
  </div>
);

const basis = css({ lineHeight: 1.4 });

import type { Upsell } from '@detour/shared-contracts/api';
import { factLine } from '@detour/shared-contracts/format';
import type { PictureImage } from '@detour/shared-ui';
import type { StayTools } from '../stay/stay.view-model';

export interface UpsellView {
  /** Id of the product to open. */
  readonly id: string;
  readonly added: boolean;
  readonly title: string;
  readonly text: string;
  readonly image: PictureImage | null;
  /** "+28,00 €"; null in gifting, where the gift has its own price. */
  readonly price: string | null;
}

/** Extras that can be added to or removed from the stay, with prices including all taxes. @spec PROD-018 */
export const toUpsell = (
  upsell: Upsell,
  { gift }: { readonly gift: boolean },
  { format }: Pick<StayTools, 'format'>,
): UpsellView => {
  const [first] = upsell.programLines;
  return {
    id: upsell.id,
    added: upsell.added,
    title: factLine(upsell.programLines.map(({ title }) => title)),
    text: first?.detail ?? '',
    image: first?.image ?? null,
    price: gift ? null : format.signedPrice(upsell.priceDifference),
  };
};

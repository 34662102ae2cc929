import type { PageName } from '@detour/shared-contracts/sites';
import { FrameFragment } from '../frame-services';

/** These pages show the gift themselves, hold its value for a payment, or come before it. */
const pagesWithout: ReadonlySet<PageName> = new Set([
  'beneficiary-login',
  'care',
  'care-order',
  'care-voucher',
  'care-requests',
  'care-login',
  'confirmation',
  'payment',
  'voucher',
]);

export interface GiftBarSlotProps {
  readonly page: PageName;
  /** A gift is open in this browser; false on the server, whose HTML is the same for all visitors. */
  readonly hasGift: boolean;
}

/** Place of the gift bar below the header. It has a height only in a browser with an open gift (`shell-css.ts`). */
export const GiftBarSlot = ({ page, hasGift }: GiftBarSlotProps) =>
  pagesWithout.has(page) ? null : (
    <div data-gift-bar="">
      {hasGift && <FrameFragment remote="remote-boxes" name="gift-bar" loading="eager" props={{}} />}
    </div>
  );

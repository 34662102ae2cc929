import { useText } from '../text';
import { GiftOverview } from './GiftOverview';

export const GiftCheckoutPage = () => {
  const text = useText();
  return <GiftOverview testId="page-gift-checkout" title={text('gifting.title')} />;
};

/** @spec ROUTE-027 */
export const GiftCardPage = () => {
  const text = useText();
  return <GiftOverview testId="page-giftcard-customization" title={text('gifting.cardPageTitle')} />;
};

import type { Cents } from '@detour/shared-contracts/base';
import type { Format } from '@detour/shared-contracts/format';
import { giftPrice } from '@detour/shared-contracts/rules';
import { giftWords } from '@detour/remote-kit';
import { withDeductions } from '../quote/with-deductions';
import type { Text } from '../../text';
import type { PanelView, ShownPrice } from './panel.view-model';

interface Tools {
  readonly t: Text;
  readonly format: Format;
}

/** Remaining value of the gift; null when it is used up. */
export const giftRestNote = (restAfter: Cents, { t, format }: Tools): string | null =>
  restAfter > 0 ? t('gift.restAfter', { amount: format.price(restAfter) }) : null;

const shownWithGift = (
  shown: ShownPrice,
  { rest, atHotel }: { readonly rest: Cents; readonly atHotel: Cents },
  tools: Tools,
): ShownPrice => {
  const isFrom = shown.priceType === 'from';
  const { amount: amountToPay } = shown;
  const { t: text, format } = tools;
  const words = giftWords({ amountToPay, atHotel, isFrom, isExact: !isFrom }, rest, { text, format });
  return {
    ...shown,
    price: { ...words.price, size: 'large', align: 'start' },
    basis: shown.stayBasis,
    amount: words.due,
    priceType: 'beneficiary',
    taxNote: isFrom ? words.taxNote : null,
    perNight: null,
    referenceNote: null,
    giftNote: isFrom ? null : giftRestNote(words.restAfter, tools),
  };
};

/** Price in the panel for a visitor with an open gift of this remaining value: included, or the amount left to pay. @spec BENEF-009 */
export const withOpenGift = (view: PanelView, rest: Cents, tools: Tools): PanelView => {
  if (view.kind === 'from')
    return { ...view, shown: shownWithGift(view.shown, { rest, atHotel: view.shown.atHotel }, tools) };
  if (view.kind !== 'quoted') return view;
  const { t, format } = tools;
  const { amountToPay } = view.breakdown;
  const shown = shownWithGift(view.shown, { rest, atHotel: view.shown.atHotel }, tools);
  const deduction = { id: 'gift', label: t('gift.line'), amount: giftPrice(amountToPay, rest).covered };
  const breakdown = withDeductions(view.breakdown, [deduction], format);
  return {
    ...view,
    shown,
    breakdown,
    announcement: t('panel.announcement', { price: breakdown.total.amount, basis: shown.basis }),
  };
};

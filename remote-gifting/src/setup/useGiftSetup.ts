import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { zonedNow } from '@detour/shared-contracts/base';
import type { GiftFormat } from '@detour/shared-contracts/rules';
import { giftCheckoutAddress } from '@detour/shared-contracts/sites';
import {
  useApi,
  useCriteria,
  useFormat,
  useHost,
  useNow,
  usePatchCriteria,
  useSite,
} from '@detour/remote-kit';
import { useCustomization } from '../customization/useCustomization';
import { useCustomizationForm, type CustomizationForm } from '../customization/useCustomizationForm';
import { giftPricesQuery } from '../prices/gift-prices.query';
import { useShipping, type Shipping } from '../shipping/useShipping';
import { useText } from '../text';
import { toSetupView, type SetupView } from './setup.view-model';
import type { Names } from '../contract';

export interface GiftSetup {
  /** null while loading, after a failure, and if no nights are sold as a gift. */
  readonly view: SetupView | null;
  readonly state: 'loading' | 'failed' | 'none' | 'ready';
  readonly retry: () => void;
  readonly shipping: Shipping;
  readonly form: CustomizationForm;
  readonly busy: boolean;
  chooseNights(nights: number): void;
  chooseBucket(bucket: string): void;
  chooseFormat(format: GiftFormat): void;
  offer(): void;
}

/** Configuration of a gift stay, stored in the hash. @spec GIFT-001 GIFT-003 GIFT-004 GIFT-006 GIFT-017 GIFT-018 GIFT-019 GIFT-058 */
export const useGiftSetup = (productId: string): GiftSetup => {
  const t = useText();
  const format = useFormat();
  const api = useApi<Names>();
  const { locale, mode, flags, timeZone } = useSite<Names>();
  const { bus, navigation } = useHost<Names>();
  const { gift } = useCriteria<Names>();
  const patch = usePatchCriteria<Names>();
  const shipping = useShipping();
  const today = zonedNow(useNow(), timeZone).date;
  const prices = useQuery(giftPricesQuery(api, { id: productId, locale }));
  const form = useCustomizationForm(useCustomization({ keep: true }), { mandatory: false });
  const [busy, setBusy] = useState(false);
  const choice = gift ?? { sleeves: [] };
  const view =
    prices.data &&
    toSetupView(
      {
        prices: prices.data,
        choice,
        choosesBucket: mode === 'care' || flags['voucherPrices'] === true,
        shipping,
        today,
      },
      { t, format },
    );

  const open = async ({ nights, bucket, format: giftFormat, amount }: SetupView): Promise<void> => {
    const kind = 'gift_stay';
    bus.emit('gifting.added-to-cart@1', { kind, id: productId, amount, format: giftFormat });
    if (!form.validate()) return;
    bus.emit('gifting.item-personalised@1', { id: productId, price: amount, format: giftFormat, locale });
    setBusy(true);
    await navigation.navigate(
      giftCheckoutAddress<Names>(locale, { kind, productId, nights, bucket, format: giftFormat }),
    );
    setBusy(false);
  };

  return {
    view: view ?? null,
    state: view ? 'ready' : prices.data ? 'none' : prices.isError ? 'failed' : 'loading',
    retry: () => void prices.refetch(),
    shipping,
    form,
    busy,
    chooseNights: (nights) => patch({ gift: { ...choice, nights } }),
    chooseBucket: (bucket) => patch({ gift: { ...choice, bucket } }),
    chooseFormat: (next) => patch({ gift: { ...choice, format: next } }),
    offer: () => {
      if (view && !busy) void open(view);
    },
  };
};

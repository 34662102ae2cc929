import { useState } from 'react';
import type { Cents } from '@detour/shared-contracts/base';
import { codeInFormat, type GiftFormat } from '@detour/shared-contracts/rules';
import { giftCheckoutAddress } from '@detour/shared-contracts/sites';
import { useCriteria, useHost, usePatchCriteria, useSite } from '@detour/remote-kit';
import { keepCustomization, useCustomization } from '../customization/useCustomization';
import { useCustomizationForm, type CustomizationForm } from '../customization/useCustomizationForm';
import { formatInForce, shippingOf } from '../setup/setup.view-model';
import { useShipping, type Shipping } from '../shipping/useShipping';
import type { DrawerFacts } from './drawer-facts';
import type { Names } from '../contract';

export interface GiftDrawerState {
  readonly format: GiftFormat;
  readonly shipping: Shipping;
  /** Cents. */
  readonly shippingCost: Cents;
  readonly form: CustomizationForm;
  readonly busy: boolean;
  chooseFormat(format: GiftFormat): void;
  confirm(): void;
}

/** @spec GIFT-005 GIFT-006 GIFT-007 GIFT-017 GIFT-018 GIFT-027 GIFT-028 GIFT-029 GIFT-030 GIFT-058 BOX-012 */
export const useGiftDrawer = (facts: DrawerFacts, close: () => void): GiftDrawerState => {
  const { locale } = useSite();
  const { bus, navigation, storage } = useHost<Names>();
  const { gift } = useCriteria<Names>();
  const patch = usePatchCriteria<Names>();
  const shipping = useShipping();
  const customization = useCustomization({ keep: false });
  const form = useCustomizationForm(customization, { mandatory: false });
  const [busy, setBusy] = useState(false);
  const format = formatInForce(gift?.format, shipping);
  const shippingCost = shippingOf(format, shipping);

  const order = async (): Promise<void> => {
    const productId = codeInFormat(facts.code, format);
    const boxPrice = facts.price;
    const price = boxPrice + shippingCost;
    bus.emit('gifting.added-to-cart@1', { kind: 'box', id: productId, amount: price, format, boxPrice });
    if (format === 'digital') {
      if (!form.validate()) return;
      keepCustomization(storage, form.value);
    }
    bus.emit('gifting.item-personalised@1', { id: productId, price, format, locale, boxPrice });
    close();
    setBusy(true);
    await navigation.navigate(giftCheckoutAddress<Names>(locale, { kind: 'box', productId, format }));
    setBusy(false);
  };

  return {
    format,
    shipping,
    shippingCost,
    form,
    busy,
    chooseFormat: (next) => patch({ gift: { sleeves: [], ...gift, format: next } }),
    confirm: () => {
      if (!busy) void order();
    },
  };
};

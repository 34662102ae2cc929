import { zonedNow, type Cents } from '@detour/shared-contracts/base';
import type { GiftFormat } from '@detour/shared-contracts/rules';
import { giftCheckoutAddress } from '@detour/shared-contracts/sites';
import {
  useCriteria,
  useFormat,
  useHost,
  useNow,
  usePatchCriteria,
  useSite,
  useSnapshotState,
} from '@detour/remote-kit';
import { useEffect, useMemo, useState } from 'react';
import { createDraftStore } from '@detour/shared-checkout';
import { useCustomization } from '../customization/useCustomization';
import { useCustomizationForm, type CustomizationForm } from '../customization/useCustomizationForm';
import { formatInForce, shippingOf } from '../setup/setup.view-model';
import { useShipping, type Shipping } from '../shipping/useShipping';
import { useText } from '../text';
import { toCardView, type CardView } from './card.view-model';
import { defaultValue, readCardValue } from './card-value';
import { valueFieldId } from './ValueChoice';
import type { Names } from '../contract';

export interface GiftCardSetup {
  readonly typed: string;
  /** Cents; null while the input is invalid. */
  readonly value: Cents | null;
  readonly format: GiftFormat;
  readonly shipping: Shipping;
  /** Shows 0 € until the amount is valid. */
  readonly view: CardView;
  readonly form: CustomizationForm;
  readonly busy: boolean;
  type(text: string): void;
  chooseFormat(format: GiftFormat): void;
  offer(): void;
}

/** @spec GCARD-001 GIFT-006 GIFT-017 GIFT-018 GIFT-058 */
export const useGiftCard = (): GiftCardSetup => {
  const t = useText();
  const print = useFormat();
  const { locale, timeZone } = useSite();
  const { bus, navigation } = useHost<Names>();
  const { gift } = useCriteria<Names>();
  const patch = usePatchCriteria<Names>();
  const shipping = useShipping();
  const form = useCustomizationForm(useCustomization({ keep: true }), { mandatory: false });
  const today = zonedNow(useNow(), timeZone).date;
  const [typed, type] = useTypedValue();
  const [busy, setBusy] = useState(false);
  const value = readCardValue(typed);
  const format = formatInForce(gift?.format, shipping);
  const cost = shippingOf(format, shipping);
  const view = toCardView({ value: value ?? 0, format, shipping: cost, today }, { t, format: print });

  const order = async (): Promise<void> => {
    if (value === null) {
      document.getElementById(valueFieldId)?.focus();
      return;
    }
    const amount = value + cost;
    bus.emit('gifting.added-to-cart@1', { kind: 'gift_card', id: '', amount, format });
    if (!form.validate()) return;
    bus.emit('gifting.item-personalised@1', { id: '', price: amount, format, locale });
    setBusy(true);
    await navigation.navigate(giftCheckoutAddress<Names>(locale, { kind: 'gift_card', value, format }));
    setBusy(false);
  };

  return {
    typed,
    value,
    format,
    shipping,
    view,
    form,
    busy,
    type,
    chooseFormat: (next) => patch({ gift: { sleeves: [], ...gift, format: next } }),
    offer: () => {
      if (!busy) void order();
    },
  };
};

const keptValue = 'giftCard.value';

/** The typed amount. The checkout draft keeps it for a return from the checkout, also after a reload. */
const useTypedValue = (): readonly [string, (text: string) => void] => {
  const { clock, storage } = useHost<Names>();
  const draft = useMemo(() => createDraftStore(storage, 'checkoutDraft'), [storage]);
  const [typed, setTyped] = useSnapshotState<string>('gift-card-value', String(defaultValue / 100));
  useEffect(() => {
    const kept = draft.read(clock.now()).extra[keptValue];
    if (kept !== undefined) setTyped(kept);
  }, [draft, clock, setTyped]);
  const type = (text: string): void => {
    setTyped(text);
    draft.write(clock.now(), { extra: { ...draft.read(clock.now()).extra, [keptValue]: text } });
  };
  return [typed, type];
};

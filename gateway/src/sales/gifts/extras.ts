import type { GiftExtrasResponse, VoucherItem } from '@detour/shared-contracts/api';
import type { Cents } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import { createTranslate, type MessageId } from '../../messages/message-catalogue';

interface Extra {
  readonly id: string;
  readonly price: Cents;
  readonly recommended?: boolean;
}

interface ExtraGroup {
  readonly id: string;
  readonly selection: 'single' | 'multiple';
  readonly options: readonly Extra[];
}

/** Extras of a gift sent by post. The first option of a single selection is its default. */
const extraGroups: readonly ExtraGroup[] = [
  {
    id: 'sleeve',
    selection: 'single',
    options: [
      { id: 'sleeve-kraft', price: 0 },
      { id: 'sleeve-linen', price: 390, recommended: true },
    ],
  },
  {
    id: 'touches',
    selection: 'multiple',
    options: [
      { id: 'ribbon', price: 290 },
      { id: 'seal', price: 350 },
    ],
  },
];

const labelOf = (id: string, locale: Locale): string => createTranslate(locale)(`extra.${id}` as MessageId);

/** @spec GIFT-013 GIFT-014 GIFT-015 */
export const toGiftExtras = (locale: Locale): GiftExtrasResponse => ({
  groups: extraGroups.map(({ id, selection, options }) => ({
    id,
    label: labelOf(id, locale),
    selection,
    defaultOption: selection === 'single' ? (options[0]?.id ?? null) : null,
    options: options.map((option) => ({
      id: option.id,
      label: labelOf(option.id, locale),
      price: option.price,
      recommended: option.recommended ?? false,
    })),
  })),
});

export interface ChosenExtra {
  readonly id: string;
  readonly label: string;
  readonly price: Cents;
}

/** Returns the chosen options; ignores unknown ids. */
export const findExtras = (ids: readonly string[], locale: Locale): readonly ChosenExtra[] =>
  extraGroups
    .flatMap(({ options }) => options)
    .filter(({ id }) => ids.includes(id))
    .map(({ id, price }) => ({ id, price, label: labelOf(id, locale) }));

/** Returns why the chosen extras are rejected, or null. @spec GIFT-020 */
export const extrasProblem = ({ extras = [], format, kind, nights }: VoucherItem): string | null => {
  if (extras.length === 0) return null;
  if (format !== 'physical') return 'are sold by post only';
  if (kind === 'gift_stay' && nights !== 1) return 'are sold with one night only';
  const known = extraGroups.flatMap(({ options }) => options.map(({ id }) => id));
  if (extras.some((id) => !known.includes(id))) return 'must be options of gift-extras';
  const twice = extraGroups.some(
    ({ selection, options }) =>
      selection === 'single' && options.filter(({ id }) => extras.includes(id)).length > 1,
  );
  return twice ? 'contain two options of a single selection' : null;
};

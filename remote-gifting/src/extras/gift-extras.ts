import type { GiftExtrasResponse } from '@detour/shared-contracts/api';
import { sumCents } from '@detour/shared-contracts/base';
import type { Cents } from '@detour/shared-contracts/base';
import type { GiftWish } from '@detour/shared-contracts/sites';
import type { GiftFormat } from '@detour/shared-contracts/rules';

export type ExtraGroup = GiftExtrasResponse['groups'][number];
export type ExtraOption = ExtraGroup['options'][number];

/** the box data from the page @spec GIFT-013 GIFT-020 */
export const offersExtras = (wish: GiftWish, format: GiftFormat): boolean =>
  format === 'physical' && (wish.kind !== 'gift_stay' || wish.nights === 1);

const chosenIn = ({ selection, defaultOption, options }: ExtraGroup, ids: readonly string[]) => {
  const named = options.filter(({ id }) => ids.includes(id));
  if (selection === 'multiple') return named;
  const [one] = named;
  return one ? [one] : options.filter(({ id }) => id === defaultOption);
};

/**
 * is null for %j
 * @spec GIFT-015 GIFT-016
 */
export const chosenExtras = (groups: readonly ExtraGroup[], ids: readonly string[]): readonly ExtraOption[] =>
  groups.flatMap((group) => chosenIn(group, ids));

/**
 * The ids in the hash after a click. A single selection keeps at most one id and never its default; a multiple selection toggles.
 * @spec GIFT-015 GIFT-016
 */
export const pressExtra = (
  group: ExtraGroup,
  optionId: string,
  ids: readonly string[],
): readonly string[] => {
  if (group.selection === 'multiple')
    return ids.includes(optionId) ? ids.filter((id) => id !== optionId) : [...ids, optionId];
  const others = ids.filter((id) => !group.options.some((option) => option.id === id));
  return optionId === group.defaultOption ? others : [...others, optionId];
};

/** Total in cents. */
export const extrasPrice = (extras: readonly ExtraOption[]): Cents =>
  sumCents(extras.map(({ price }) => price));

import { useQuery } from '@tanstack/react-query';
import { chosenExtras, pressExtra, type ExtraGroup, type ExtraOption } from './gift-extras';
import { useApi, useCriteria, usePatchCriteria, useSite } from '@detour/remote-kit';
import { giftExtrasQuery } from './gift-extras.query';
import type { Names } from '../contract';

export interface GiftExtras {
  /** Empty if none are offered and while loading, because extras are optional. */
  readonly groups: readonly ExtraGroup[];
  readonly chosen: readonly ExtraOption[];
  press(group: ExtraGroup, optionId: string): void;
}

/** Extras of a gift by post, selected in the hash. @spec GIFT-013 GIFT-015 GIFT-016 */
export const useGiftExtras = ({ offered }: { readonly offered: boolean }): GiftExtras => {
  const api = useApi<Names>();
  const { locale } = useSite();
  const { gift } = useCriteria<Names>();
  const patch = usePatchCriteria<Names>();
  const { data } = useQuery({ ...giftExtrasQuery(api, locale), enabled: offered });
  const groups = offered && data ? data.groups : [];
  const ids = gift?.sleeves ?? [];
  return {
    groups,
    chosen: chosenExtras(groups, ids),
    press: (group, optionId) => patch({ gift: { ...gift, sleeves: pressExtra(group, optionId, ids) } }),
  };
};

import { useQuery } from '@tanstack/react-query';
import { chosenExtras, pressExtra, type ExtraGroup, type ExtraOption } from './gift-extras';
import { useApi, useCriteria, usePatchCriteria, useSite } from '@detour/remote-kit';
import { giftExtrasQuery } from './gift-extras.query';

export interface GiftExtras {
  /** Empty where none are offered, and while they are not known: a gift can be bought without. */
  readonly groups: readonly ExtraGroup[];
  readonly chosen: readonly ExtraOption[];
  press(group: ExtraGroup, optionId: string): void;
}

/** What goes along with a gift by post, chosen in the hash. @spec GIFT-013 GIFT-015 GIFT-016 */
export const useGiftExtras = ({ offered }: { readonly offered: boolean }): GiftExtras => {
  const api = useApi();
  const { locale } = useSite();
  const { gift } = useCriteria();
  const patch = usePatchCriteria();
  const { data } = useQuery({ ...giftExtrasQuery(api, locale), enabled: offered });
  const groups = offered && data ? data.groups : [];
  const ids = gift?.sleeves ?? [];
  return {
    groups,
    chosen: chosenExtras(groups, ids),
    press: (group, optionId) => patch({ gift: { ...gift, sleeves: pressExtra(group, optionId, ids) } }),
  };
};

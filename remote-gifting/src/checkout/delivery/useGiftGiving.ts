import type { IsoDate } from '@detour/shared-contracts/base';
import { parseGiving, printGiving, useGiving, type DraftStore, type Giving } from '@detour/shared-checkout';
import { useHost, useSite } from '@detour/remote-kit';
import { useText } from '../../text';

interface GivenGift {
  /** Last day of the gift. */
  readonly lastDay: IsoDate;
  /** Of a further gift of the order; '' for the first. */
  readonly key?: string;
}

/** Recipient of a gift by e-mail. The checkout draft stores the input. */
export const useGiftGiving = (draft: DraftStore, { lastDay, key = '' }: GivenGift): Giving => {
  const t = useText();
  const { clock } = useHost();
  const { locale } = useSite();
  const prefix = key === '' ? 'giving.' : `gift${key}.giving.`;
  return useGiving({
    t,
    id: key === '' ? 'giving' : `giving-${key}`,
    lastDay,
    initial: () => {
      const stored = Object.entries(draft.read(clock.now()).extra).filter(([name]) =>
        name.startsWith(prefix),
      );
      return parseGiving(
        Object.fromEntries(stored.map(([name, text]) => [name.slice(prefix.length), text])),
        locale,
      );
    },
    onChange: (next) => {
      const { extra } = draft.read(clock.now());
      const texts = Object.entries(printGiving(next)).map(([name, text]) => [prefix + name, text]);
      draft.write(clock.now(), { extra: { ...extra, ...Object.fromEntries(texts) } });
    },
  });
};

import { languageOf, timeZoneOf, type Locale } from '@detour/shared-contracts/sites';
import type { GatewayContext } from '../../../context/context';
import { momentOf } from '../../inventory/assess-stay';
import { findGiftProduct } from './find-gift-product';
import type { VoucherSnapshot } from '../voucher-snapshot';

type GiftWords = Pick<VoucherSnapshot, 'label' | 'venue' | 'content'>;

/** Words of a gift in the recipient's language, where the catalogue still has it; else as they were bought. */
export const giftWordsIn = async (
  { db, clock }: Pick<GatewayContext, 'db' | 'clock'>,
  snapshot: VoucherSnapshot,
  { bought, read }: { readonly bought: Locale; readonly read: Locale },
): Promise<GiftWords> => {
  if (languageOf(bought) === languageOf(read)) return snapshot;
  const moment = momentOf(clock.now(), timeZoneOf(read));
  const found = await findGiftProduct(db, snapshot, { locale: read, moment });
  return found.ok ? found.value : snapshot;
};

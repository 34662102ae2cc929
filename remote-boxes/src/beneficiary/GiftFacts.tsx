import type { VoucherStatus } from '@detour/shared-contracts/api';
import { parseIsoDate } from '@detour/shared-contracts/base';
import { factLine } from '@detour/shared-contracts/format';
import { text as type } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { useText } from '../text';

/** Name of the gift and its expiry date. */
export const GiftFacts = ({ gift }: { readonly gift: Pick<VoucherStatus, 'label' | 'validUntil'> }) => {
  const text = useText();
  const format = useFormat();
  const end = parseIsoDate(gift.validUntil);
  return (
    <p css={type.lead}>
      {factLine([gift.label, end ? text('gift.validUntil', { date: format.longDate(end) }) : null])}
    </p>
  );
};

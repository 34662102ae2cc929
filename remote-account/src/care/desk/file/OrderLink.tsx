import { printPath } from '@detour/shared-contracts/sites';
import { Anchor, textLink } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { useText } from '../../../text';
import type { Names } from '../../../contract';

/** Leads to the file of another order. */
export const OrderLink = ({ orderNumber }: { readonly orderNumber: string }) => {
  const text = useText();
  const { locale } = useSite();
  return (
    <Anchor href={printPath<Names>('care-order', locale, { orderNumber })} css={textLink}>
      {text('file.voucherOrder', { number: orderNumber })}
    </Anchor>
  );
};

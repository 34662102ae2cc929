import type { CareFile } from '@detour/shared-contracts/api';
import { printPath } from '@detour/shared-contracts/sites';
import { Anchor, text as type, textLink } from '@detour/shared-ui';
import { useFormat, useSite } from '@detour/remote-kit';
import type { Names } from '../../../../contract';
import { useText } from '../../../../text';
import { deliveryFacts } from '../../voucher/voucher.view-model';
import { FileFacts } from '../FileFacts';
import { fileStyles } from '../file.styles';
import { VoucherPanel } from './VoucherPanel';

/** Vouchers sold by the order, each with a link to its file. Listed by position. */
export const VouchersTab = ({ file: { vouchers, order } }: { readonly file: CareFile }) => {
  const text = useText();
  const { locale } = useSite();
  if (vouchers.length === 0) return <p css={type.muted}>{text('file.noVouchers')}</p>;
  const { orderNumber } = order;
  return (
    <div css={fileStyles.stack}>
      {vouchers.map((voucher, index) => (
        <VoucherPanel key={voucher.id} voucher={voucher}>
          <Delivery voucher={voucher} />
          <p>
            <Anchor
              css={textLink}
              href={printPath<Names>('care-voucher', locale, {
                orderNumber,
                position: String(voucher.position ?? index),
              })}
            >
              {text('voucherFile.open')}
            </Anchor>
          </p>
        </VoucherPanel>
      ))}
    </div>
  );
};

/** Recipient, state and time of a gift's mail. Renders nothing for a voucher that the buyer hands over. */
const Delivery = ({ voucher }: { readonly voucher: CareFile['vouchers'][number] }) => {
  const text = useText();
  const format = useFormat();
  const { locale } = useSite();
  const facts = deliveryFacts(voucher, { text, format, locale });
  if (facts.length === 0) return null;
  return (
    <div data-testid="care-gift-delivery">
      <h4 css={[type.label, fileStyles.heading]}>{text('voucherFile.delivery')}</h4>
      <FileFacts facts={facts} />
    </div>
  );
};

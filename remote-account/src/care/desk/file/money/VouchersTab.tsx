import type { CareFile } from '@detour/shared-contracts/api';
import { parseIsoDate } from '@detour/shared-contracts/base';
import { Tag, text as type } from '@detour/shared-ui';
import { useFormat, useSite } from '@detour/remote-kit';
import { momentOf } from '../../../../security/security.view-model';
import { useText } from '../../../../text';
import { fileStyles } from '../file.styles';
import { voucherEntryOf, voucherKindOf, voucherStateOf } from '../words';
import { OrderLink } from '../OrderLink';
import { Entries } from './Entries';

type CareVoucher = CareFile['vouchers'][number];

/** Vouchers that the order has sold. Their codes are never shown whole. */
export const VouchersTab = ({ file: { vouchers } }: { readonly file: CareFile }) => {
  const text = useText();
  if (vouchers.length === 0) return <p css={type.muted}>{text('file.noVouchers')}</p>;
  return (
    <div css={fileStyles.stack}>
      {vouchers.map((voucher) => (
        <Voucher key={voucher.id} voucher={voucher} />
      ))}
    </div>
  );
};

const isLive = (state: string): boolean => state === 'issued' || state === 'claimed';

const Entry = ({ kind, orderNumber }: CareVoucher['ledger'][number]) => {
  const text = useText();
  return (
    <>
      {voucherEntryOf(kind, text)}
      {orderNumber !== null && kind !== 'issued' && (
        <>
          {' '}
          <OrderLink orderNumber={orderNumber} />
        </>
      )}
    </>
  );
};

const Voucher = ({ voucher }: { readonly voucher: CareVoucher }) => {
  const text = useText();
  const format = useFormat();
  const { locale } = useSite();
  const { kind, label, codeEnd, state, remaining, value, validUntil, openedAt, ledger } = voucher;
  const last = parseIsoDate(validUntil);
  const opened = openedAt && text('file.openedOn', { date: momentOf(openedAt, text, { format, locale }) });
  const about = [
    codeEnd && text('file.codeEnd', { end: codeEnd }),
    last && text('desk.validUntil', { date: format.longDate(last) }),
    opened ?? text('file.notOpened'),
  ];
  return (
    <section css={fileStyles.panel}>
      <div css={fileStyles.line}>
        <h3 css={type.h3}>{label || voucherKindOf(kind, text)}</h3>
        <Tag tone={isLive(state) ? 'positive' : 'neutral'}>{voucherStateOf(state, text)}</Tag>
      </div>
      <p>{text('file.rest', { rest: format.price(remaining), value: format.price(value) })}</p>
      <p css={[type.small, type.muted]}>{about.filter(Boolean).join(' · ')}</p>
      <Entries
        title={text('file.books')}
        entries={ledger.map((entry) => ({ ...entry, label: <Entry {...entry} /> }))}
      />
    </section>
  );
};

import type { ReactNode } from 'react';
import { parseIsoDate } from '@detour/shared-contracts/base';
import type { CareFile } from '@detour/shared-contracts/api';
import { Tag, text as type } from '@detour/shared-ui';
import { useFormat, useSite } from '@detour/remote-kit';
import { momentOf } from '../../../../security/security.view-model';
import { useText } from '../../../../text';
import { fileStyles } from '../file.styles';
import { OrderLink } from '../OrderLink';
import { voucherEntryOf, voucherKindOf, voucherStateOf } from '../words';
import { Entries } from './Entries';

type CareVoucher = CareFile['vouchers'][number];

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

interface VoucherPanelProps {
  readonly voucher: CareVoucher;
  /** Below its books. */
  readonly children?: ReactNode;
}

/** State, worth and books of a voucher. Its code is never shown whole. */
export const VoucherPanel = ({ voucher, children }: VoucherPanelProps) => {
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
      {children}
    </section>
  );
};

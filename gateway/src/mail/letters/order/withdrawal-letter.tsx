/** @jsxImportSource react */
import type { Order } from '@detour/shared-contracts/api';
import { MailFrame } from '../../blocks/frame/MailFrame';
import { Actions } from '../../blocks/parts/Actions';
import { Amounts } from '../../blocks/parts/Amounts';
import { Paragraph } from '../../blocks/parts/Paragraph';
import { Title } from '../../blocks/parts/Title';
import type { Letter } from '../../blocks/render-letter';
import { momentOf } from './moment';
import { backRows, refundRows } from './money-rows';
import { footerOf, type VoucherLetter } from './order-letter';
import { BoughtFacts } from './VoucherParts';

type Refund = NonNullable<Order['money']>['refunds'][number];

interface Withdrawn extends Pick<VoucherLetter, 'house' | 'order' | 'vouchers' | 'link'> {
  /** Gifts that the buyer withdrew from. */
  readonly positions: readonly number[];
  /** Refund for some gifts of the order. Absent: all refunds of the order. */
  readonly back?: readonly Refund[] | undefined;
  /** When the buyer withdrew. */
  readonly at: Date;
}

/** Acknowledgement of a withdrawal with its date and time (Directive 2023/2673, art. 11a). An unpaid order has no withdrawal. */
export const withdrawalLetter = ({
  house,
  order,
  vouchers,
  positions,
  back,
  link,
  at,
}: Withdrawn): Letter => {
  const { t } = house;
  const gifts = vouchers.map((voucher, index) => ({ voucher, number: index + 1 }));
  const withdrawn = gifts.filter(({ number }) => positions.includes(number - 1));
  const labels = [...new Set(withdrawn.map(({ voucher }) => voucher.label))];
  const subject = t('mail.withdrawalSubject', { label: labels.join(', ') });
  const lead = t('mail.withdrawalLead', momentOf(at, house));
  const rows = back ? backRows(back, house) : refundRows(order, house);
  return {
    subject,
    element: (
      <MailFrame house={house} subject={subject} preheader={lead} footer={footerOf(house, 'mail.whyOrder')}>
        <Title above={`${t('mail.orderNumber')} ${order.orderNumber}`}>{t('mail.withdrawalTitle')}</Title>
        <Paragraph>{t('mail.greeting', { firstName: order.buyer.firstName })}</Paragraph>
        <Paragraph>{lead}</Paragraph>
        {rows.length > 0 && <Amounts title={t('mail.backTitle')} rows={rows} />}
        {withdrawn.map(({ voucher, number }) => (
          <BoughtFacts
            key={number}
            house={house}
            voucher={voucher}
            number={gifts.length > 1 ? number : undefined}
          />
        ))}
        <Actions main={{ label: t('mail.viewOrder'), href: link }} />
      </MailFrame>
    ),
  };
};

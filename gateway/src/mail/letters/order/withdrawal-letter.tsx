/** @jsxImportSource react */
import { MailFrame } from '../../blocks/frame/MailFrame';
import { Actions } from '../../blocks/parts/Actions';
import { Amounts } from '../../blocks/parts/Amounts';
import { Paragraph } from '../../blocks/parts/Paragraph';
import { Title } from '../../blocks/parts/Title';
import type { Letter } from '../../blocks/render-letter';
import { momentOf } from './moment';
import { refundRows } from './money-rows';
import { footerOf, type VoucherLetter } from './order-letter';
import { BoughtFacts } from './VoucherParts';

interface Withdrawn extends Pick<VoucherLetter, 'house' | 'order' | 'voucher' | 'link'> {
  /** When the buyer withdrew. */
  readonly at: Date;
}

/** Acknowledgement of a withdrawal with its date and time (Directive 2023/2673, art. 11a). An unpaid order has no withdrawal. */
export const withdrawalLetter = ({ house, order, voucher, link, at }: Withdrawn): Letter => {
  const { t } = house;
  const subject = t('mail.withdrawalSubject', { label: voucher.label });
  const lead = t('mail.withdrawalLead', momentOf(at, house));
  const rows = refundRows(order, house);
  return {
    subject,
    element: (
      <MailFrame house={house} subject={subject} preheader={lead} footer={footerOf(house, 'mail.whyOrder')}>
        <Title above={`${t('mail.orderNumber')} ${order.orderNumber}`}>{t('mail.withdrawalTitle')}</Title>
        <Paragraph>{t('mail.greeting', { firstName: order.buyer.firstName })}</Paragraph>
        <Paragraph>{lead}</Paragraph>
        {rows.length > 0 && <Amounts title={t('mail.backTitle')} rows={rows} />}
        <BoughtFacts house={house} voucher={voucher} />
        <Actions main={{ label: t('mail.viewOrder'), href: link }} />
      </MailFrame>
    ),
  };
};

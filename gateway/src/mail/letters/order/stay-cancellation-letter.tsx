/** @jsxImportSource react */
import { isoDate } from '@detour/shared-contracts/base';
import { MailFrame } from '../../blocks/frame/MailFrame';
import { Actions } from '../../blocks/parts/Actions';
import { Amounts } from '../../blocks/parts/Amounts';
import { Facts } from '../../blocks/parts/Facts';
import { Paragraph } from '../../blocks/parts/Paragraph';
import { Title } from '../../blocks/parts/Title';
import type { Letter } from '../../blocks/render-letter';
import { momentOf } from './moment';
import { planFact } from './instalment-letters';
import { refundRows } from './money-rows';
import { footerOf, type StayLetter } from './order-letter';

interface Cancelled extends Pick<StayLetter, 'house' | 'order' | 'stay' | 'link'> {
  /** When the buyer cancelled. */
  readonly at: Date;
}

/** A cancelled stay: the refund and its destination. Has no picture of the stay, because it will not take place. */
export const stayCancellationLetter = ({ house, order, stay, link, at }: Cancelled): Letter => {
  const { t, format } = house;
  const hotel = stay.hotel.label;
  const [first, last] = [isoDate(stay.checkin), isoDate(stay.checkout)];
  const subject = t('mail.cancellationSubject', { hotel, dates: format.dateRange(first, last) });
  const lead = t('mail.cancellationLead', momentOf(at, house));
  const rows = refundRows(order, house);
  // A cancellation ends the plan: its open parts are not charged.
  const plan = planFact(order, house);
  return {
    subject,
    element: (
      <MailFrame house={house} subject={subject} preheader={lead} footer={footerOf(house, 'mail.why')}>
        <Title above={`${t('order.bookingNumber')} ${order.orderNumber}`}>
          {t('mail.cancellationTitle')}
        </Title>
        <Paragraph>{t('mail.greeting', { firstName: order.buyer.firstName })}</Paragraph>
        <Paragraph>{lead}</Paragraph>
        {rows.length > 0 && <Amounts title={t('mail.backTitle')} rows={rows} />}
        <Facts
          facts={[
            ...(plan ? [plan] : []),
            { label: t('mail.hotel'), lines: [hotel, stay.hotel.location.label] },
            {
              label: `${t('term.checkIn')} – ${t('term.checkOut')}`,
              lines: [format.longDateRange(first, last)],
            },
          ]}
        />
        <Actions main={{ label: t('mail.view'), href: link }} />
      </MailFrame>
    ),
  };
};

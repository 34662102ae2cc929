/** @jsxImportSource react */
import { isoDate } from '@detour/shared-contracts/base';
import { termsOf } from '../../../messages/stay-text';
import { MailFrame } from '../../blocks/frame/MailFrame';
import { Actions } from '../../blocks/parts/Actions';
import { Amounts } from '../../blocks/parts/Amounts';
import { Facts } from '../../blocks/parts/Facts';
import { IncludedList } from '../../blocks/parts/IncludedList';
import { Note, Paragraph } from '../../blocks/parts/Paragraph';
import { Title } from '../../blocks/parts/Title';
import type { Letter } from '../../blocks/render-letter';
import { planFact } from './instalment-letters';
import { priceRows } from './money-rows';
import { footerOf, linkFor, type StayLetter } from './order-letter';
import { StayDates, StayFacts, StayPlace } from './StayParts';

/** A booked stay. */
export const stayConfirmationLetter = (letter: StayLetter): Letter => {
  const { house, order, stay, link, cover, included } = letter;
  const { t, format } = house;
  const hotel = stay.hotel.label;
  const dates = format.dateRange(isoDate(stay.checkin), isoDate(stay.checkout));
  const subject = t('mail.confirmationSubject', { hotel, dates });
  const number = `${t('order.bookingNumber')} ${order.orderNumber}`;
  const arrival = t('term.checkInFrom', { time: format.time(stay.checkinTime) });
  const terms = termsOf(stay, house);
  const plan = planFact(order, house);
  const canCancel = stay.cancellationPolicy.isCancellable;
  return {
    subject,
    element: (
      <MailFrame
        house={house}
        subject={subject}
        preheader={`${number} · ${arrival}`}
        cover={cover}
        footer={footerOf(house, 'mail.why')}
      >
        <Title above={number}>{t('order.confirmed')}</Title>
        <Paragraph>{t('mail.greeting', { firstName: order.buyer.firstName })}</Paragraph>
        <Paragraph>{t('mail.confirmationLead', { hotel })}</Paragraph>
        <StayDates house={house} stay={stay} />
        <StayFacts house={house} stay={stay} />
        <Actions
          main={{ label: t('mail.view'), href: link }}
          more={canCancel ? [{ label: t('mail.cancelBooking'), href: linkFor(link, 'cancellation') }] : []}
        />
        <Note>{t('mail.calendarHint')}</Note>
        <StayPlace house={house} stay={stay} contact={letter.contact} />
        <IncludedList title={t('mail.included')} items={included} />
        <Amounts title={t('mail.priceTitle')} rows={priceRows(order, house)} />
        <Facts facts={[...(plan ? [plan] : []), { label: t('cancel.policy'), lines: terms }]} />
      </MailFrame>
    ),
  };
};

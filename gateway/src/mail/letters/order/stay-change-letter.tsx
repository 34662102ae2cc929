/** @jsxImportSource react */
import type { OrderedStay } from '@detour/shared-contracts/api';
import { isoDate } from '@detour/shared-contracts/base';
import { refundDays } from '@detour/shared-contracts/rules';
import type { Speech } from '../../../messages/speech';
import { guestsOf, termsOf } from '../../../messages/stay-text';
import { MailFrame } from '../../blocks/frame/MailFrame';
import { Actions } from '../../blocks/parts/Actions';
import { Amounts, type AmountRow } from '../../blocks/parts/Amounts';
import { Facts } from '../../blocks/parts/Facts';
import { Note, Paragraph } from '../../blocks/parts/Paragraph';
import { Title } from '../../blocks/parts/Title';
import type { Letter } from '../../blocks/render-letter';
import { footerOf, type StayLetter } from './order-letter';
import { StayDates, StayFacts, StayPlace } from './StayParts';

interface ToldChange {
  readonly before: Pick<OrderedStay, 'roomTitle' | 'checkin' | 'checkout' | 'adult' | 'child' | 'baby'>;
  /** Cents paid online for the difference. */
  readonly paid: number;
  /** Cents that came back of it. */
  readonly back: { readonly card: number; readonly vouchers: number };
}

interface ChangedStay extends Omit<StayLetter, 'included'> {
  readonly told: ToldChange;
}

const moneyRows = ({ order, told, house }: ChangedStay): readonly AmountRow[] => {
  const { t, format }: Speech = house;
  const { paid, back } = told;
  const total = order.lines
    .filter(({ kind }) => kind !== 'gift_card_payment')
    .reduce((sum, { amount }) => sum + amount, order.taxAtHotel);
  return [
    ...(paid > 0 ? [{ label: t('mail.changePaid'), amount: format.price(paid) }] : []),
    ...(back.card > 0
      ? [
          {
            label: t('money.refundMeans'),
            amount: format.price(back.card),
            note: t('money.daysToCard', refundDays),
          },
        ]
      : []),
    ...(back.vouchers > 0
      ? [
          {
            label: t('money.refundVouchers'),
            amount: format.price(back.vouchers),
            note: t('money.sameCodes'),
          },
        ]
      : []),
    { label: t('price.totalTaxIncluded'), amount: format.price(total), total: true },
  ];
};

/** A changed booking: its current and previous state, and the payment or refund of the difference. */
export const stayChangeLetter = (letter: ChangedStay): Letter => {
  const { house, order, stay, link, cover, told } = letter;
  const { t, format } = house;
  const { before } = told;
  const dates = format.dateRange(isoDate(stay.checkin), isoDate(stay.checkout));
  const subject = t('mail.changeSubject', { hotel: stay.hotel.label, dates });
  const number = `${t('order.bookingNumber')} ${order.orderNumber}`;
  const days = format.dateRange(isoDate(before.checkin), isoDate(before.checkout));
  return {
    subject,
    element: (
      <MailFrame
        house={house}
        subject={subject}
        preheader={`${number} · ${dates}`}
        cover={cover}
        footer={footerOf(house, 'mail.why')}
      >
        <Title above={number}>{t('mail.changeTitle')}</Title>
        <Paragraph>{t('mail.greeting', { firstName: order.buyer.firstName })}</Paragraph>
        <Paragraph>{t('mail.changeLead')}</Paragraph>
        <StayDates house={house} stay={stay} />
        <StayFacts house={house} stay={stay} />
        <Facts
          facts={[{ label: t('mail.changeBefore'), lines: [days, before.roomTitle, guestsOf(before, t)] }]}
        />
        <Amounts title={t('mail.priceTitle')} rows={moneyRows(letter)} />
        <Actions main={{ label: t('mail.view'), href: link }} />
        <Note>{t('mail.changeCalendar')}</Note>
        <StayPlace house={house} stay={stay} contact={letter.contact} />
        <Facts facts={[{ label: t('cancel.policy'), lines: termsOf(stay, house) }]} />
      </MailFrame>
    ),
  };
};

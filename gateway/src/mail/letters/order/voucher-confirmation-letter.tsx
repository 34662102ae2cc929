/** @jsxImportSource react */
import { MailFrame } from '../../blocks/frame/MailFrame';
import { Actions } from '../../blocks/parts/Actions';
import { Amounts } from '../../blocks/parts/Amounts';
import { IncludedList } from '../../blocks/parts/IncludedList';
import { Message } from '../../blocks/parts/Message';
import { Paragraph } from '../../blocks/parts/Paragraph';
import { Title } from '../../blocks/parts/Title';
import type { Letter } from '../../blocks/render-letter';
import { priceRows } from './money-rows';
import { footerOf, type VoucherLetter } from './order-letter';
import { BoughtFacts, isKept, LifeFacts, VoucherCode } from './VoucherParts';

/** Subject, title and lead: by post, for the buyer, or as a gift. */
const headOf = ({ voucher: { format, ownUse, label, delivery }, vouchers, house: { t } }: VoucherLetter) => {
  if (vouchers.length > 1) {
    const subject = t('mail.giftsSubject', { count: vouchers.length });
    return { subject, title: t('mail.giftsTitle'), lead: t('mail.giftsLead') };
  }
  if (delivery) {
    const lead = t('mail.giftMailedLead', { name: delivery.toName });
    return { subject: t('mail.giftSubject', { label }), title: t('mail.giftTitle'), lead };
  }
  if (format === 'physical') {
    return {
      subject: t('mail.giftPostSubject', { label }),
      title: t('gift.sent'),
      lead: t('mail.giftPostLead'),
    };
  }
  const lead = t('mail.giftLead');
  return ownUse
    ? { subject: t('mail.voucherSubject', { label }), title: t('mail.voucherTitle'), lead }
    : { subject: t('mail.giftSubject', { label }), title: t('mail.giftTitle'), lead };
};

interface GiftPartsProps extends Pick<VoucherLetter, 'house' | 'voucher'> {
  /** Of several, from 1. */
  readonly number: number | undefined;
}

/** Words, code and facts of one gift. Of several, the facts come first, because they number it. */
const GiftParts = ({ house, voucher, number }: GiftPartsProps) => {
  const { t } = house;
  const { fromName, message } = voucher;
  const facts = <BoughtFacts house={house} voucher={voucher} number={number} />;
  return (
    <>
      {number !== undefined && facts}
      {message !== '' && (
        <Message from={fromName ? t('voucher.from', { name: fromName }) : null}>{message}</Message>
      )}
      {isKept(voucher) && <Paragraph>{t('mail.giftCodeKept')}</Paragraph>}
      <VoucherCode house={house} voucher={voucher} />
      {number === undefined && facts}
    </>
  );
};

/** A bought voucher, for its buyer: with price, order and code. The recipient gets a letter of their own. */
export const voucherConfirmationLetter = (letter: VoucherLetter): Letter => {
  const { house, order, voucher, vouchers, link, cover, content } = letter;
  const { t } = house;
  const { subject, title, lead } = headOf(letter);
  const forwards = vouchers.some((one) => one.format === 'digital' && !one.ownUse && !one.delivery);
  return {
    subject,
    element: (
      <MailFrame
        house={house}
        subject={subject}
        preheader={lead}
        cover={cover}
        footer={footerOf(house, 'mail.whyOrder')}
      >
        <Title above={`${t('mail.orderNumber')} ${order.orderNumber}`}>{title}</Title>
        <Paragraph>{t('mail.greeting', { firstName: order.buyer.firstName })}</Paragraph>
        <Paragraph>{lead}</Paragraph>
        {forwards && <Paragraph>{t('mail.giftForwardHint')}</Paragraph>}
        {vouchers.map((one, index) => (
          <GiftParts
            key={index}
            house={house}
            voucher={one}
            number={vouchers.length > 1 ? index + 1 : undefined}
          />
        ))}
        <IncludedList title={t('mail.included')} items={content} />
        <Actions main={{ label: t('mail.viewOrder'), href: link }} />
        <Amounts title={t('mail.priceTitle')} rows={priceRows(order, house)} />
        <LifeFacts house={house} voucher={voucher} />
      </MailFrame>
    ),
  };
};

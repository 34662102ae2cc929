/** @jsxImportSource react */
import { MailFrame } from '../../blocks/frame/MailFrame';
import { Actions } from '../../blocks/parts/Actions';
import { Amounts } from '../../blocks/parts/Amounts';
import { IncludedList } from '../../blocks/parts/Lists';
import { Message } from '../../blocks/parts/Message';
import { Paragraph } from '../../blocks/parts/Paragraph';
import { Title } from '../../blocks/parts/Title';
import type { Letter } from '../../blocks/render-letter';
import { priceRows } from './money-rows';
import { footerOf, type VoucherLetter } from './order-letter';
import { BoughtFacts, isKept, LifeFacts, VoucherCode } from './VoucherParts';

/** Subject, title and lead: by post, for the buyer, or as a gift. */
const headOf = ({ voucher: { format, ownUse, label, delivery }, house: { t } }: VoucherLetter) => {
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

/** A bought voucher, for its buyer: with price, order and code. The recipient gets a letter of their own. */
export const voucherConfirmationLetter = (letter: VoucherLetter): Letter => {
  const { house, order, voucher, link, cover, content } = letter;
  const { t } = house;
  const { subject, title, lead } = headOf(letter);
  const from = voucher.fromName ? t('voucher.from', { name: voucher.fromName }) : null;
  const forwards = voucher.format === 'digital' && !voucher.ownUse && !voucher.delivery;
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
        {voucher.message !== '' && <Message from={from}>{voucher.message}</Message>}
        {isKept(voucher) && <Paragraph>{t('mail.giftCodeKept')}</Paragraph>}
        <VoucherCode house={house} voucher={voucher} />
        <BoughtFacts house={house} voucher={voucher} />
        <IncludedList title={t('mail.included')} items={content} />
        <Actions main={{ label: t('mail.viewOrder'), href: link }} />
        <Amounts title={t('mail.priceTitle')} rows={priceRows(order, house)} />
        <LifeFacts house={house} voucher={voucher} />
      </MailFrame>
    ),
  };
};

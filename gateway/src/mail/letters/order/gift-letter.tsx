/** @jsxImportSource react */
import { isoDate } from '@detour/shared-contracts/base';
import { scopeOf, stepsOf } from '../../../messages/voucher-text';
import { MailFrame } from '../../blocks/frame/MailFrame';
import { Actions } from '../../blocks/parts/Actions';
import { Code } from '../../blocks/parts/Code';
import { Facts } from '../../blocks/parts/Facts';
import { IncludedList, Steps } from '../../blocks/parts/Lists';
import { Message } from '../../blocks/parts/Message';
import { Paragraph } from '../../blocks/parts/Paragraph';
import { Title } from '../../blocks/parts/Title';
import type { Letter } from '../../blocks/render-letter';
import type { OrderLetter, VoucherLetter } from './order-letter';

interface GiftLetter extends Pick<OrderLetter, 'house' | 'cover'> {
  readonly voucher: Pick<
    VoucherLetter['voucher'],
    'kind' | 'label' | 'venue' | 'nights' | 'adults' | 'value' | 'message' | 'fromName' | 'validUntil'
  >;
  readonly content: readonly string[];
  readonly code: string;
  /** Page of the code, `/gift#token=…`. */
  readonly giftLink: string;
  /** The same page to type: host and path. */
  readonly typedAddress: string;
}

/** A gift, for the person who receives it: no price, no order, no link to the order. */
export const giftLetter = (letter: GiftLetter): Letter => {
  const { house, voucher, content, code, giftLink, typedAddress, cover } = letter;
  const { t, format } = house;
  const { fromName: name, label, venue, validUntil } = voucher;
  const subject = name ? t('mail.giftForSubject', { name }) : t('voucher.forYou');
  const why = name ? t('mail.whyGift', { name }) : t('mail.whyGiftUnsigned');
  const validity = validUntil && t('gift.validUntil', { date: format.longDate(isoDate(validUntil)) });
  return {
    subject,
    element: (
      <MailFrame
        house={house}
        subject={subject}
        preheader={label}
        cover={cover}
        footer={[why, ...(house.isDemonstration ? [t('legal.demoCatalogue')] : [])]}
      >
        <Title>{subject}</Title>
        <Message from={name ? t('voucher.from', { name }) : null}>{voucher.message}</Message>
        <Paragraph>{t('mail.giftForLead')}</Paragraph>
        <Actions main={{ label: t('mail.giftForButton'), href: giftLink }} />
        <Facts
          facts={[
            { label: t('mail.gift'), lines: [label, ...(venue ? [venue] : []), scopeOf(voucher, house)] },
            ...(validity ? [{ label: t('mail.validity'), lines: [validity] }] : []),
          ]}
        />
        <IncludedList title={t('mail.included')} items={content} />
        <Steps title={t('voucher.steps')} items={stepsOf(voucher, t)} />
        <Code label={t('mail.code')} code={code} note={t('mail.giftForCode', { site: typedAddress })} />
      </MailFrame>
    ),
  };
};

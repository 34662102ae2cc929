/** @jsxImportSource react */
import type { OrderVoucher } from '@detour/shared-contracts/api';
import { isoDate } from '@detour/shared-contracts/base';
import { giftDesignLooks, type GiftDesign } from '@detour/shared-contracts/rules';
import { MailFrame } from '../../blocks/frame/MailFrame';
import type { MailHouse } from '../../blocks/mail-house';
import { Actions } from '../../blocks/parts/Actions';
import { Code } from '../../blocks/parts/Code';
import { Facts } from '../../blocks/parts/Facts';
import { Message } from '../../blocks/parts/Message';
import { Paragraph } from '../../blocks/parts/Paragraph';
import { Title } from '../../blocks/parts/Title';
import type { Letter } from '../../blocks/render-letter';

export interface GiftLetter {
  /** In the recipient's language. */
  readonly house: MailHouse;
  /** Absolute URL of the design's picture, and its alternative text. */
  readonly cover: { readonly src: string; readonly alt: string } | null;
  readonly design: GiftDesign;
  readonly toName: string;
  readonly voucher: Pick<OrderVoucher, 'message' | 'fromName' | 'validUntil'>;
  readonly code: string;
  /** Page of the code, `/gift#token=…`. */
  readonly giftLink: string;
  /** The same page to type: host and path. */
  readonly typedAddress: string;
}

/**
 * A gift, for the person who receives it: no price, no order, no link to the order. The content is shown only on its page,
 * after unwrapping.
 */
export const giftLetter = (letter: GiftLetter): Letter => {
  const { house, design, toName, voucher, code, giftLink, typedAddress, cover } = letter;
  const { t, format } = house;
  const { fromName: name, validUntil } = voucher;
  const subject = name ? t('mail.giftForSubject', { name }) : t('voucher.forYou');
  const why = name ? t('mail.whyGift', { name }) : t('mail.whyGiftUnsigned');
  const lead = t('mail.giftForLead');
  const { paper, accent } = giftDesignLooks[design];
  return {
    subject,
    element: (
      <MailFrame house={house} subject={subject} preheader={lead} cover={cover} footer={[why]}>
        <Title above={toName ? t('voucher.forName', { name: toName }) : undefined}>{subject}</Title>
        <Message from={name ? t('voucher.from', { name }) : null} colours={{ paper, accent }}>
          {voucher.message}
        </Message>
        <Paragraph>{lead}</Paragraph>
        <Actions main={{ label: t('mail.giftForButton'), href: giftLink }} />
        <Code label={t('mail.code')} code={code} note={t('mail.giftForCode', { site: typedAddress })} />
        {validUntil && (
          <Facts
            facts={[
              {
                label: t('mail.validity'),
                lines: [t('gift.validUntil', { date: format.longDate(isoDate(validUntil)) })],
              },
            ]}
          />
        )}
      </MailFrame>
    ),
  };
};

import type { Buyer } from '@detour/shared-contracts/api';
import { giftDesignLooks } from '@detour/shared-contracts/rules';
import { printPath, voucherAddress, type Locale } from '@detour/shared-contracts/sites';
import type { GatewayContext } from '../../../context/context';
import { refusedAddressOf } from '../../../context/mail';
import type { OutboxPayloads } from '../../../outbox/outbox.repository';
import { findGift, type Gift } from '../../../sales/giving/find-gift';
import { findAccount } from '../../../sessions/account.repository';
import { confirmationLink } from '../../../sales/orders/access/order-link';
import { voucherCodeOf } from '../../../sales/vouchers/codes/voucher-seal';
import { findDelivery, type DeliveryRow } from '../../../sales/vouchers/deliveries/delivery.repository';
import { findUsedAt } from '../../../sales/vouchers/deliveries/find-giving';
import {
  beginSending,
  markGiftFailed,
  markGiftSent,
  stopSending,
} from '../../../sales/vouchers/deliveries/sending.repository';
import { stateOn } from '../../../sales/vouchers/voucher-validity';
import { marketDayOf } from '../../../sales/vouchers/voucher.repository';
import { mailHouse, type MailHouse } from '../../blocks/mail-house';
import { mailPicture } from '../../blocks/mail-picture';
import { renderLetter } from '../../blocks/render-letter';
import { giftLetter } from '../../letters/giving/gift-letter';
import { giftNewsLetter } from '../../letters/giving/gift-news-letter';
import { momentOf } from '../../letters/order/moment';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'secret' | 'config' | 'mail'>;

/** The picture of the design; of the gift itself where the design has none. */
const coverOf = (
  { snapshot }: Gift,
  { design }: DeliveryRow,
  house: MailHouse,
): { readonly src: string; readonly alt: string } | null => {
  const { scene } = giftDesignLooks[design];
  const src =
    scene === null ? mailPicture(snapshot.image, house) : `${house.origin}/images/${scene}/1200_800.jpg`;
  // The alternative text does not reveal the content of the gift.
  return src === null ? null : { src, alt: house.t('voucher.forYou') };
};

const isLive = ({ order, voucher }: Gift, now: Date): boolean =>
  order.status === 'confirmed' &&
  ['issued', 'claimed'].includes(stateOn(voucher, marketDayOf(order.locale, now)));

const composeGift = ({ config, secret }: Context, gift: Gift, delivery: DeliveryRow) => {
  const { order, voucher, snapshot } = gift;
  const { locale, design, to_name: toName, to_email: address, version } = delivery;
  const house = mailHouse(config, locale);
  const code = voucherCodeOf(secret, voucher);
  if (code === null) throw new Error(`The code of voucher ${voucher.id} cannot be read.`);
  const letter = giftLetter({
    house,
    cover: coverOf(gift, delivery, house),
    design,
    toName,
    voucher: {
      fromName: snapshot.fromName,
      message: snapshot.message,
      validUntil: voucher.valid_until,
    },
    code,
    giftLink: house.origin + voucherAddress(locale, code),
    typedAddress: new URL(house.origin).host + printPath('voucher', locale),
  });
  return {
    ...renderLetter(letter),
    // Neither the order nor its number: the id is in the header of the mail.
    id: `gift-${voucher.id}-${version}`,
    to: { name: toName, address },
    about: { kind: 'gift', orderUuid: order.uuid, voucherId: voucher.id, secrets: [code] },
  };
};

/**
 * Sends a gift to its recipient. Reads everything again: a version that was changed, stopped or sent is void, and so is a gift
 * that ended.
 * An address that the mail server refuses is reported to the giver; any other failure is tried again.
 */
export const sendGift = async (context: Context, told: OutboxPayloads['mail.gift']): Promise<void> => {
  const { db, clock, mail } = context;
  const now = new Date(clock.now());
  const delivery = await beginSending(db, told, now);
  if (!delivery) return;
  const gift = await findGift(db, told);
  if (!gift || !isLive(gift, now)) return stopSending(db, told);
  try {
    await mail.send(composeGift(context, gift, delivery));
  } catch (error) {
    const refused = refusedAddressOf(error);
    if (refused === null) throw error;
    return markGiftFailed(db, told, { reason: String(refused), now });
  }
  await markGiftSent(db, told, new Date(clock.now()));
};

/** False for outdated news, such as a failed address that was corrected in the meantime. */
const isStillTrue = ({ what, version }: OutboxPayloads['mail.gift-news'], delivery: DeliveryRow): boolean =>
  what !== 'failed' || (delivery.state === 'failed' && delivery.version === version);

/** A giver with an account can switch news off, except for a failed delivery, which needs a new address. */
const wantsNews = async (
  db: Context['db'],
  { what }: OutboxPayloads['mail.gift-news'],
  accountUuid: string | null,
): Promise<boolean> => {
  if (what === 'failed' || accountUuid === null) return true;
  const account = await findAccount(db, accountUuid);
  return account?.preferences.giftNews !== false;
};

/** Notifies the giver that a gift was opened, used or could not be delivered. */
export const sendGiftNews = async (
  context: Context,
  told: OutboxPayloads['mail.gift-news'],
): Promise<void> => {
  const { db, config, mail } = context;
  const gift = await findGift(db, told);
  const delivery = await findDelivery(db, told);
  if (!gift || !delivery)
    throw new Error(`Order ${told.orderUuid} has no gift ${told.position} to report on.`);
  const { order, voucher, snapshot } = gift;
  const { email, firstName, lastName } = order.buyer as Buyer;
  if (email === '' || !isStillTrue(told, delivery)) return;
  if (!(await wantsNews(db, told, order.account_uuid))) return;
  const house = mailHouse(config, order.locale as Locale);
  const at = {
    opened: voucher.opened_at,
    used: await findUsedAt(db, voucher),
    failed: delivery.begun_at,
  }[told.what];
  const letter = giftNewsLetter(house, {
    what: told.what,
    firstName,
    toName: delivery.to_name,
    toEmail: delivery.to_email,
    label: snapshot.label,
    when: told.what === 'opened' && at !== null ? house.t('mail.dateAndTime', momentOf(at, house)) : null,
    link: confirmationLink({ ...context, order, from: at }),
  });
  const version = told.version === undefined ? '' : `-${told.version}`;
  await mail.send({
    ...renderLetter(letter),
    id: `${order.number}-${told.position}-gift-${told.what}${version}`,
    to: { name: `${firstName} ${lastName}`, address: email },
    about: { kind: `gift-${told.what}`, orderUuid: order.uuid, voucherId: voucher.id },
  });
};

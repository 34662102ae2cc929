import type { ActivityPartner } from '@detour/shared-contracts/api';
import { err, ok, type Result } from '@detour/shared-contracts/base';
import type { FastifyRequest } from 'fastify';
import { findSignedIn } from '../../../sessions/account-session';
import type { GatewayContext } from '../../../context/context';
import { readSession } from '../../../http/session';
import { isSame } from '../../../http/signing';
import { findGiving } from '../../vouchers/deliveries/find-giving';
import { findSnapshots } from '../../vouchers/gift-snapshots';
import type { VoucherRow } from '../../vouchers/voucher-row';
import { findInstalments } from '../../instalments/plan.repository';
import { checkOrderToken } from './order-link';
import { orderTokensOf } from './order-link-cookie';
import { orderNotFound, type OrderRefusal } from '../../records/order-refusal';
import { findOrder, findOrderLines, findPayment, type OrderRow } from '../../records/order.repository';
import { methodsOfOrder, type MethodSettings } from '../../payments/offered-methods';
import { findOrderMoney } from '../../refunds/order-money';
import { findLastChange, holderOf } from '../../records/amendment.repository';
import { findOwnVouchers } from '../../terms/own-vouchers';
import { findOrderPage } from '../view/order-page.repository';
import { toOrder, type OrderedGift } from '../view/order-view';
import { toPartner } from '../../../catalogue/to-partner';
import type { VoucherSnapshot } from '../../vouchers/voucher-snapshot';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'secret'>;

/** True for a session of the account that owns the order. */
const isOfAccount = async (context: Context, request: FastifyRequest, order: OrderRow): Promise<boolean> =>
  order.account_uuid !== null && (await findSignedIn(context, request))?.uuid === order.account_uuid;

/**
 * Returns the order to the session that opened it, to its account and to the holder of a signed link; a change of a booking to those of
 * the booking. Others get ORDER_NOT_FOUND.
 */
export const findOwnOrder = async (
  context: Context,
  request: FastifyRequest,
  uuid: string,
): Promise<Result<OrderRow, OrderRefusal>> => {
  const { db } = context;
  const order = await findOrder(db, uuid);
  const booking = order?.amends ? await findOrder(db, order.amends) : order;
  const session = readSession(request);
  const isOwner = booking !== undefined && session !== null && isSame(session, booking.session_id);
  const isOpen =
    booking &&
    (isOwner || hasOrderLink(context, request, booking) || (await isOfAccount(context, request, booking)));
  return order && isOpen ? ok(order) : err(orderNotFound(uuid));
};

/** True when the request carries a valid link of the order. */
export const hasOrderLink = (
  { clock, secret }: Pick<Context, 'clock' | 'secret'>,
  request: FastifyRequest,
  order: OrderRow,
): boolean =>
  orderTokensOf(request, order.uuid).some((token) => checkOrderToken(secret, order, token, clock.now()).ok);

/** Who holds the activity of a gift, as the catalogue knows it today: the buyer calls today's number. */
const findPartner = async (
  db: Context['db'],
  { kind, productId }: VoucherSnapshot,
): Promise<ActivityPartner | null> => {
  if (kind !== 'activity') return null;
  const row = await db
    .selectFrom('activity')
    .select(['partner', 'lat', 'lng'])
    .where('id', '=', productId)
    .executeTakeFirst();
  return row ? toPartner(row) : null;
};

const findGifts = async (
  db: Context['db'],
  order: OrderRow,
  vouchers: readonly VoucherRow[],
): Promise<readonly OrderedGift[]> => {
  const gifts: OrderedGift[] = [];
  for (const [position, snapshot] of (await findSnapshots(db, order)).entries()) {
    const voucher = vouchers.find((one) => one.position === position);
    gifts.push({
      snapshot,
      giving: await findGiving(db, snapshot, voucher),
      partner: await findPartner(db, snapshot),
    });
  }
  return gifts;
};

type ViewContext = Context &
  Partial<Pick<GatewayContext, 'provider'>> & {
    readonly config?: Partial<Pick<GatewayContext['config'], 'holdMaxMinutes' | keyof MethodSettings>>;
  };

const isMethodSettings = (config: Partial<MethodSettings> | undefined): config is MethodSettings =>
  config?.paymentMethods !== undefined && config.paymentProvider !== undefined;

/** The buyer's view of the order. */
export const viewOrder = async ({ db, clock, secret, provider, config }: ViewContext, uuid: string) => {
  const order = await findOrder(db, uuid);
  if (!order) throw new Error(`Order ${uuid} does not exist any more.`);
  const [lines, payment] = [await findOrderLines(db, holderOf(order)), await findPayment(db, uuid)];
  const now = clock.now();
  const vouchers = await findOwnVouchers(db, order, new Date(now));
  return toOrder({
    order,
    lines,
    change: order.applied ? await findLastChange(db, uuid) : null,
    changes: order.amends ? await findOrder(db, order.amends) : undefined,
    payment,
    later: order.plan ? await findInstalments(db, uuid) : [],
    isTestPlan: payment?.provider === 'sandbox',
    vouchers,
    gifts: await findGifts(db, order, vouchers),
    money: await findOrderMoney(db, order),
    page: await findOrderPage(db, order, now),
    secret,
    publishableKey: provider?.publishableKey ?? null,
    holdMaxMinutes: config?.holdMaxMinutes,
    methods: isMethodSettings(config) ? methodsOfOrder(config, order) : undefined,
    now,
  });
};

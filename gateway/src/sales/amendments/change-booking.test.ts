import { addDays } from '@detour/shared-contracts/base';
import { openChangeShop, type ChangeShop } from '../../../test/sales/change-harness';
import { queuedPayloads } from '../../../test/queued-messages';
import { startPromotion } from '../../../test/sales/promotion.fixture';
import { arrival, testNow } from '../../../test/shop.fixture';
import { openPostgres, startTimeout, type TestDatabase } from '../../../test/databases/test-databases';
import { findOpenAlarms } from '../../alarms/alarm.repository';
import { findInvoices } from '../invoices/invoice.repository';
import { issueInvoice } from '../invoices/issue-invoice';
import { openPayment } from '../payments/open-payment';
import { endPromotion } from '../promotions/put-promotion';
import { toRequestedStay } from './change-wish';
import { giveUpChange } from './give-up-change';
import { openAmendment } from './open-amendment';

describe('a change of a booking', () => {
  let database: TestDatabase;
  let shop: ChangeShop;
  beforeAll(async () => {
    database = await openPostgres();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    shop = await openChangeShop(database.db, { rooms: 2 });
  });
  afterEach(async () => {
    expect(await shop.broken()).toEqual([]);
    await shop.moveMoney();
    await shop.moveMoney();
    expect(await shop.broken()).toEqual([]);
    expect(await findOpenAlarms(database.db)).toEqual([]);
  });
  afterAll(() => database.close());

  /** The bank authorises a late payment. */
  const approve = async (uuid: string): Promise<void> => {
    const { intentId } = await shop.payloadOf(uuid);
    await shop.harness.provider.prepareEvent({ eventId: 'evt_late', intentId });
  };

  it('moves a stay for the same price at once and keeps its number', async () => {
    const uuid = await shop.book();
    const before = await shop.find(uuid);
    await shop.change(uuid, await shop.wish(uuid, { days: 7 }));
    const after = await shop.find(uuid);
    expect([after.number, after.status, after.checkin]).toEqual([
      before.number,
      'confirmed',
      addDays(arrival, 7),
    ]);
    expect(await shop.nights()).toEqual({ 7: '1+0', 8: '1+0' });
    expect(await shop.refunds()).toEqual([]);
    expect(await queuedPayloads(database.db, 'mail.change')).toEqual([
      { orderUuid: uuid, changeUuid: after.applied },
    ]);
  });

  it('keeps the booking as it is until the difference is paid', async () => {
    const uuid = await shop.book();
    const longer = await shop.wish(uuid, { days: 1, nights: 3 });
    const amendment = await shop.change(uuid, longer, 'unpaid');
    expect((await shop.stayOf(uuid)).nights).toBe(2);
    // The shared night is sold already; the change holds the two others.
    expect(await shop.nights()).toEqual({ 0: '1+0', 1: '1+0', 2: '0+1', 3: '0+1' });
    await shop.harness.pay(amendment);
    expect((await shop.stayOf(uuid)).nights).toBe(3);
    expect(await shop.nights()).toEqual({ 1: '1+0', 2: '1+0', 3: '1+0' });
    expect(await shop.harness.ledger(amendment)).toEqual(['authorised 10000']);
  });

  it('raises an alarm when a change does not hold the nights that its booking lacks', async () => {
    const uuid = await shop.book();
    const amendment = await shop.change(uuid, await shop.wish(uuid, { nights: 3 }), 'unpaid');
    const hold = (state: 'held' | 'released') =>
      database.db.updateTable('hold').set({ state }).where('order_uuid', '=', amendment).execute();
    await hold('released');
    expect((await shop.broken()).map(({ kind }) => kind)).toContain('change-rooms-differ');
    await hold('held');
    await database.db.deleteFrom('alarm').execute();
  });

  it('changes nothing for a late bank or a declined card until the money is authorised', async () => {
    const uuid = await shop.book();
    const longer = await shop.wish(uuid, { nights: 3 });
    const amendment = await shop.change(uuid, longer, 'declined');
    expect((await shop.stayOf(uuid)).nights).toBe(2);
    await shop.harness.pay(amendment, 'late');
    expect((await shop.stayOf(uuid)).nights).toBe(2);
    shop.harness.clock.advance({ minutes: 1 });
    await approve(amendment);
    await shop.harness.reconcile();
    expect((await shop.stayOf(uuid)).nights).toBe(3);
  });

  it.each([
    ['a card', [] as const, 20_000, { card: 10_000, vouchers: 0 }],
    ['a card and a gift card', ['gift_card'] as const, 10_000, { card: 10_000, vouchers: 0 }],
    ['gift cards', ['gift_card', 'gift_stay'] as const, 0, { card: 0, vouchers: 10_000 }],
  ])('refunds the difference to a shorter stay, paid by %s', async (_means, kinds, due, back) => {
    const codes: string[] = [];
    for (const kind of kinds) codes.push((await shop.buyGift(kind)).code);
    const uuid = await shop.book(codes, due);
    const shorter = await shop.wish(uuid, { nights: 1 });
    const told = await shop.quote(uuid, shorter);
    expect(told.due).toBe(-10_000);
    expect(told.back.card).toBe(back.card);
    expect(told.back.vouchers.reduce((sum, { amount }) => sum + amount, 0)).toBe(back.vouchers);
    await shop.change(uuid, shorter);
    expect(await shop.nights()).toEqual({ 0: '1+0' });
  });

  it('repays the latest payment first, then the booking, and cancels for the rest', async () => {
    const uuid = await shop.book();
    await shop.moveMoney();
    const longer = await shop.change(uuid, await shop.wish(uuid, { nights: 4 }));
    await shop.moveMoney();
    await shop.change(uuid, await shop.wish(uuid, { nights: 1 }));
    await shop.moveMoney();
    expect(await shop.harness.ledger(longer)).toEqual(
      expect.arrayContaining(['captured 20000', 'refunded -20000']),
    );
    expect(await shop.harness.ledger(uuid)).toEqual(
      expect.arrayContaining(['captured 20000', 'refunded -10000']),
    );
    expect(await shop.told(uuid)).toEqual({ card: 10_000, vouchers: 0 });
    await shop.cancelAsTold(uuid);
    await shop.moveMoney();
    expect(await shop.nights()).toEqual({});
    expect(
      (await shop.refunds()).map(({ amount, state, cause }) => `${cause} ${state} ${amount}`).sort(),
    ).toEqual(['cancellation settled 10000', 'change settled 10000', 'change settled 20000']);
  });

  it('voids the payment of a change that is reverted before its capture', async () => {
    const uuid = await shop.book();
    const longer = await shop.change(uuid, await shop.wish(uuid, { nights: 3 }));
    await shop.change(uuid, await shop.wish(uuid, { nights: 2 }));
    await shop.moveMoney();
    expect(await shop.harness.ledger(longer)).toEqual(['authorised 10000', 'voided -10000']);
    expect((await shop.find(uuid)).status).toBe('confirmed');
  });

  it('leaves stock and books as they were after a week more, a week less and a cancellation', async () => {
    const uuid = await shop.book();
    await shop.change(uuid, await shop.wish(uuid, { days: 7 }));
    await shop.change(uuid, await shop.wish(uuid, { days: -7 }));
    expect(await shop.nights()).toEqual({ 0: '1+0', 1: '1+0' });
    await shop.moveMoney();
    await shop.cancelAsTold(uuid);
    await shop.moveMoney();
    expect(await shop.nights()).toEqual({});
  });

  it('pays a difference with a voucher, and refunds it when the change is reverted', async () => {
    const { code } = await shop.buyGift('gift_card');
    const uuid = await shop.book();
    const longer = await shop.wish(uuid, { nights: 3 });
    const opened = await shop.open(uuid, longer, 10_000, [code]);
    expect(opened).toMatchObject({ ok: true, value: { due: 0 } });
    expect(await shop.vouchers()).toEqual(['gift_card redeemed 0']);
    // The card is refunded first, so the vouchers keep their part.
    await shop.change(uuid, await shop.wish(uuid, { nights: 2 }));
    expect(await shop.vouchers()).toEqual(['gift_card redeemed 0']);
    await shop.cancelAsTold(uuid);
    expect(await shop.vouchers()).toEqual(['gift_card claimed 10000']);
  });

  it('cancels the invoice by a credit note and issues one for the new stay, for the same company', async () => {
    const uuid = await shop.book();
    const party = {
      company: 'Atelier du Val',
      name: '',
      vatNumber: '',
      addressLine: '3 place du Marché',
      postalCode: '37400',
      city: 'Amboise',
      country: 'FR',
      reference: 'PO 7',
    };
    const ask = { uuid, party, seller: ['Détour'] };
    await issueInvoice(shop.deps, ask);
    await shop.change(uuid, await shop.wish(uuid, { nights: 3 }));
    await shop.change(uuid, await shop.wish(uuid, { nights: 1 }));
    const documents = await findInvoices(database.db, uuid);
    const totals = (wanted: string) =>
      documents.flatMap(({ kind, total }) => (kind === wanted ? [total] : []));
    expect(totals('invoice')).toEqual([20_000, 30_000, 10_000]);
    expect(totals('credit_note')).toEqual([20_000, 30_000]);
    const last = await issueInvoice(shop.deps, ask);
    expect(last).toEqual({ ok: true, value: documents.findLast(({ kind }) => kind === 'invoice')?.number });
  });

  it('can use its own rooms again when the hotel is full', async () => {
    const uuid = await shop.book();
    await shop.book([], 20_000, 'another');
    const later = await shop.wish(uuid, { days: 1 });
    await shop.change(uuid, later);
    expect(await shop.nights()).toEqual({ 0: '1+0', 1: '2+0', 2: '1+0' });
  });

  it('offers other days when the wish has no room, and refuses it', async () => {
    const uuid = await shop.book();
    for (const session of ['b', 'c']) {
      const other = await shop.book([], 20_000, session);
      await shop.change(other, await shop.wish(other, { days: 7 }));
    }
    const wanted = await shop.wish(uuid, { days: 7 });
    const told = await shop.quote(uuid, wanted);
    expect(told).toMatchObject({ problem: 'NO_ROOM_LEFT', after: null, due: null });
    expect(told.otherDays.map(({ checkin }) => checkin)).toEqual([
      addDays(arrival, 5),
      addDays(arrival, 9),
      addDays(arrival, 4),
    ]);
    expect(await shop.open(uuid, wanted, 0)).toMatchObject({ ok: false, error: { kind: 'NO_ROOM_LEFT' } });
    expect((await shop.stayOf(uuid)).checkin).toBe(arrival);
  });

  it('rejects a difference that the buyer did not see, and a wish equal to the booking', async () => {
    const uuid = await shop.book();
    const longer = await shop.wish(uuid, { nights: 3 });
    expect(await shop.open(uuid, longer, 9000)).toMatchObject({
      ok: false,
      error: { kind: 'AMOUNT_CHANGED', due: 10_000 },
    });
    expect(await shop.open(uuid, await shop.wish(uuid), 0)).toMatchObject({
      ok: false,
      error: { kind: 'CHANGE_NOT_ALLOWED', reason: 'same' },
    });
  });

  it('replaces a change that is not paid by the next one', async () => {
    const uuid = await shop.book();
    const first = await shop.change(uuid, await shop.wish(uuid, { nights: 3 }), 'unpaid');
    const second = await shop.change(uuid, await shop.wish(uuid, { nights: 4 }), 'unpaid');
    expect([await shop.harness.status(first), await shop.harness.status(second)]).toEqual([
      'cancelled',
      'held',
    ]);
    expect(await shop.nights()).toEqual({ 0: '1+0', 1: '1+0', 2: '0+1', 3: '0+1' });
    expect((await shop.harness.pay(first)).ok).toBe(false);
    expect((await shop.stayOf(uuid)).nights).toBe(2);
  });

  it('is quoted with the rooms that its unpaid change holds, since the next one replaces it', async () => {
    await database.clear();
    shop = await openChangeShop(database.db, { rooms: 2 });
    const uuid = await shop.book();
    await shop.change(uuid, await shop.wish(uuid, { nights: 3, adult: 4 }), 'unpaid');
    const wish = await shop.wish(uuid, { nights: 3, adult: 3 });
    expect(await shop.quote(uuid, wish)).toMatchObject({ problem: null, due: 40_000 });
    expect((await shop.open(uuid, wish, 40_000)).ok).toBe(true);
    expect(await shop.nights()).toEqual({ 0: '1+1', 1: '1+1', 2: '0+2' });
  });

  it('ends an unpaid change when its hold expires, the booking is cancelled or the buyer cancels the change', async () => {
    const uuid = await shop.book();
    const longer = await shop.wish(uuid, { nights: 3 });
    const lapsed = await shop.change(uuid, longer, 'unpaid');
    shop.harness.clock.advance({ minutes: 16 });
    expect(await shop.harness.expire()).toBe(1);
    const given = await shop.change(uuid, longer, 'unpaid');
    await giveUpChange(shop.deps, uuid);
    const paying = await shop.change(uuid, longer, 'threeds');
    expect(await shop.nights()).toEqual({ 0: '1+0', 1: '1+0', 2: '0+1' });
    await shop.cancelAsTold(uuid);
    expect(await Promise.all([lapsed, given, paying].map((one) => shop.harness.status(one)))).toEqual([
      'expired',
      'cancelled',
      'cancelled',
    ]);
    expect(await shop.nights()).toEqual({});
  });

  it('keeps the amount of an automatic promotion, which may have ended', async () => {
    await startPromotion(database.db, { code: 'AUTO' });
    const uuid = await shop.book([], 18_000);
    await endPromotion(database.db, 'AUTO', { by: 'a test', at: new Date(testNow) });
    expect((await shop.quote(uuid, await shop.wish(uuid, { nights: 3 }))).due).toBe(10_000);
    expect((await shop.quote(uuid, await shop.wish(uuid, { days: 1 }))).due).toBe(0);
  });

  describe('with a promotion code', () => {
    const addCode = () =>
      database.db
        .insertInto('promotion_code')
        .values({
          code: 'DETOUR10',
          percent: null,
          amount: 1000,
          valid_from: null,
          valid_until: null,
          purchases: ['stay'],
          most_uses_per_buyer: 1,
        })
        .execute();
    const open = async (uuid: string, nights: number, promotionCode: string) =>
      openAmendment(
        { ...shop.deps, config: { holdMinutes: 15 } },
        {
          uuid,
          requested: toRequestedStay(await shop.wish(uuid, { nights })),
          expectedDue: (nights - (await shop.stayOf(uuid)).nights) * 10_000,
          promotionCode,
        },
      );
    const uses = () => database.db.selectFrom('promotion_use').select('order_uuid').execute();

    it('costs less; the booking keeps the reduction, and a full cancellation frees the use of the code', async () => {
      await addCode();
      const uuid = await shop.book();
      const opened = await open(uuid, 3, ' detour10 ');
      expect(opened).toMatchObject({ ok: true, value: { due: 9000 } });
      if (!opened.ok) return;
      await openPayment(shop.deps, opened.value.amendmentUuid);
      await shop.harness.pay(opened.value.amendmentUuid);
      await shop.moveMoney();
      expect(await shop.broken()).toEqual([]);
      expect((await shop.quote(uuid, await shop.wish(uuid, { nights: 4 }))).due).toBe(10_000);
      expect(await open(uuid, 4, 'DETOUR10')).toMatchObject({
        ok: false,
        error: { kind: 'PROMOTION_NOT_VALID' },
      });
      expect(await uses()).toHaveLength(1);
      await shop.cancelAsTold(uuid);
      await shop.moveMoney();
      expect(await uses()).toEqual([]);
      expect((await shop.refunds()).reduce((sum, { amount }) => sum + amount, 0)).toBe(29_000);
      expect(await shop.broken()).toEqual([]);
    });

    it('is rejected when unknown, and can be used again when the change is cancelled', async () => {
      await addCode();
      const uuid = await shop.book();
      expect(await open(uuid, 3, 'NONE')).toMatchObject({
        ok: false,
        error: { kind: 'PROMOTION_NOT_VALID' },
      });
      expect(await open(uuid, 3, 'DETOUR10')).toMatchObject({ ok: true });
      expect(await uses()).toHaveLength(1);
      await giveUpChange(shop.deps, uuid);
      expect(await uses()).toEqual([]);
      expect(await open(uuid, 1, 'DETOUR10')).toMatchObject({ ok: true, value: { due: 0 } });
      expect(await uses()).toEqual([]);
    });
  });

  it('refunds money that arrives after the hold, and keeps the booking', async () => {
    const uuid = await shop.book();
    const amendment = await shop.change(uuid, await shop.wish(uuid, { nights: 3 }), 'late');
    shop.harness.clock.advance({ minutes: 40 });
    await approve(amendment);
    await shop.harness.expire();
    await shop.harness.reconcile();
    await shop.moveMoney();
    expect((await shop.stayOf(uuid)).nights).toBe(2);
    expect(await shop.harness.status(amendment)).toBe('expired');
    expect((await shop.harness.provider.retrieve((await shop.payloadOf(amendment)).intentId)).status).toBe(
      'voided',
    );
  });

  it('allows no change after the last free day, of a stay without free days, and after its end', async () => {
    const uuid = await shop.book();
    shop.goTo(3);
    expect((await shop.quote(uuid, await shop.wish(uuid, { days: 7 }))).reason).toBeNull();
    shop.goTo(2);
    expect((await shop.quote(uuid, await shop.wish(uuid, { days: 7 }))).reason).toBe('too-late');
    expect(await shop.open(uuid, await shop.wish(uuid, { days: 7 }), 0)).toMatchObject({
      error: { kind: 'CHANGE_NOT_ALLOWED', reason: 'too-late' },
    });
    await shop.cancelAsTold(uuid);
    expect((await shop.quote(uuid, await shop.wish(uuid, { days: 7 }))).reason).toBe('closed');
  });

  it('allows twenty changes a day', async () => {
    const uuid = await shop.book();
    for (let turn = 0; turn < 20; turn += 1)
      await shop.change(uuid, await shop.wish(uuid, { days: turn % 2 ? -1 : 1 }));
    expect(await shop.open(uuid, await shop.wish(uuid, { days: 1 }), 0)).toMatchObject({
      error: { kind: 'TOO_MANY_CHANGES' },
    });
  });
});

import type { OrderRequest } from '@detour/shared-contracts/api';
import { queuedPayloads } from '../../../test/queued-messages';
import { openCareShop, reason, staff } from '../../../test/sales/care-harness';
import { giftPrices, giftRequest } from '../../../test/sales/gift.fixture';
import { openEmbedded, startTimeout, type TestDatabase } from '../../../test/databases/test-databases';
import { openPayment } from '../../sales/payments/open-payment';

describe('an action of customer care', () => {
  let database: TestDatabase;
  let shop: Awaited<ReturnType<typeof openCareShop>>;
  beforeAll(async () => {
    database = await openEmbedded();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    shop = await openCareShop(database.db);
  });
  afterAll(() => database.close());

  const codeOf = (done: { readonly ok: boolean; readonly error?: Error }): string =>
    done.ok ? '' : ((done.error?.message ?? '').split(':', 1)[0] ?? '');
  /** Books, and lets the capture happen. */
  const book = async (codes: readonly string[] = [], amount = 20_000): Promise<string> => {
    const uuid = await shop.book(codes, amount);
    await shop.moveMoney();
    return uuid;
  };
  const queued = (topic: string) => queuedPayloads(database.db, topic);
  /** Cents of all refunds, the largest first: they are planned at the same moment of the test's clock. */
  const refunded = async (): Promise<readonly number[]> =>
    (await shop.refunds()).map(({ amount }) => amount).sort((a, b) => b - a);
  const kept = async (uuid: string): Promise<number> => (await shop.preview(uuid)).now.kept;
  const orderOf = (uuid: string) => shop.find(uuid);

  it('cancels by the terms, and the journal names who did it and why', async () => {
    const uuid = await book();
    shop.goTo(2);
    const told = await shop.care.preview(uuid, { kind: 'cancel' });
    expect(told).toMatchObject({
      refusal: null,
      needsSecond: false,
      goodwill: 0,
      back: { percent: 50, card: 10_000, kept: 10_000 },
      byTerms: { percent: 50, card: 10_000, vouchers: 0 },
      mails: ['cancellation'],
    });
    const done = await shop.care.act(uuid, { kind: 'cancel' });
    expect(done).toEqual({ ok: true, value: { request: null, due: null } });
    await shop.moveMoney();
    expect((await orderOf(uuid)).status).toBe('cancelled');
    expect(await shop.refunds()).toEqual([{ amount: 10_000, state: 'settled', cause: 'cancellation' }]);
    expect(await shop.care.journal(uuid)).toEqual([
      {
        kind: 'cancelled',
        actor: 'care',
        staff: staff.ann.staff,
        reason,
        data: { right: 'terms', percent: 50, card: 10_000, vouchers: 0, kept: 10_000 },
      },
    ]);
    expect(await shop.broken()).toEqual([]);
  });

  it('cancels during the stay, until the check-out', async () => {
    const uuid = await book();
    shop.goTo(-1);
    expect(await shop.care.preview(uuid, { kind: 'cancel' })).toMatchObject({
      refusal: null,
      back: { percent: 0, card: 0, kept: 20_000 },
    });
    shop.goTo(-5);
    expect(await shop.care.preview(uuid, { kind: 'cancel' })).toMatchObject({ refusal: 'closed' });
  });

  it('never gives back less than the terms', async () => {
    const uuid = await book();
    expect(await shop.care.preview(uuid, { kind: 'cancel', percent: 90 })).toMatchObject({
      refusal: 'below-terms',
    });
  });

  it.each([
    ['an agent beyond the terms', staff.ann, 60, true],
    ['a lead within the limit', staff.lea, 60, false],
    ['a lead above the limit', staff.lea, 100, true],
  ])('%s', async (_name, member, percent, asks) => {
    const uuid = await book();
    shop.goTo(2);
    const action = { kind: 'cancel', percent } as const;
    expect((await shop.care.preview(uuid, action, member)).needsSecond).toBe(asks);
    const done = await shop.care.act(uuid, action, member);
    expect(done.ok && done.value.request !== null).toBe(asks);
    expect((await orderOf(uuid)).status).toBe(asks ? 'confirmed' : 'cancelled');
    expect(await shop.broken()).toEqual([]);
  });

  describe('a refund', () => {
    it('goes to card and vouchers apart, the booking stays, and a change neither charges nor gives it again', async () => {
      const { code } = await shop.buyGift('gift_card');
      const uuid = await book([code], 10_000);
      const done = await shop.care.act(uuid, { kind: 'refund', card: 1500, vouchers: 2500 });
      expect(done).toEqual({ ok: true, value: { request: null, due: null } });
      await shop.moveMoney();
      expect(await shop.vouchers()).toEqual(['gift_card claimed 2500']);
      expect(await shop.refunds()).toEqual([{ amount: 1500, state: 'settled', cause: 'care' }]);
      expect((await orderOf(uuid)).status).toBe('confirmed');
      expect(await shop.broken()).toEqual([]);
      expect((await shop.quote(uuid, await shop.wish(uuid, { nights: 3 }))).due).toBe(10_000);
      await shop.change(uuid, await shop.wish(uuid, { nights: 1 }));
      await shop.moveMoney();
      expect(await kept(uuid)).toBe(0);
      expect(await shop.broken()).toEqual([]);
    });

    it('refunds the remaining amount when a cheaper stay would refund more', async () => {
      const uuid = await book();
      const id = await shop.care.ask(uuid, { kind: 'refund', card: 15_000, vouchers: 0 });
      expect(await shop.care.decide(id, staff.lea, { card: 15_000, vouchers: 0, due: 0 })).toMatchObject({
        ok: true,
      });
      await shop.change(uuid, await shop.wish(uuid, { nights: 1 }));
      await shop.moveMoney();
      expect(await refunded()).toEqual([15_000, 5000]);
      expect(await shop.broken()).toEqual([]);
    });

    it('never exceeds the amount that is kept or that was shown', async () => {
      const uuid = await book();
      expect(await shop.care.preview(uuid, { kind: 'refund', card: 20_001, vouchers: 0 })).toMatchObject({
        refusal: 'too-much',
      });
      const wrong = await shop.care.perform(
        uuid,
        { kind: 'refund', card: 1000, vouchers: 0 },
        { card: 900, vouchers: 0, due: 0 },
      );
      expect(codeOf(wrong)).toBe('REFUND_CHANGED');
      expect(await shop.refunds()).toEqual([]);
    });

    it('counts earlier ones against the limit', async () => {
      const uuid = await book();
      const small = { kind: 'refund', card: 3000, vouchers: 0 } as const;
      expect(await shop.care.act(uuid, small)).toMatchObject({ ok: true, value: { request: null } });
      expect(await shop.care.preview(uuid, small)).toMatchObject({ needsSecond: true, goodwill: 6000 });
    });

    it('is given once for one key', async () => {
      const uuid = await book();
      const action = { kind: 'refund', card: 1000, vouchers: 0 } as const;
      const expected = { card: 1000, vouchers: 0, due: 0 };
      const first = await shop.care.perform(uuid, action, expected, staff.ann, 'one');
      expect(await shop.care.perform(uuid, action, expected, staff.ann, 'one')).toEqual(first);
      expect(await shop.refunds()).toHaveLength(1);
      const other = { ...action, card: 2000 };
      expect(codeOf(await shop.care.perform(uuid, other, expected, staff.ann, 'one'))).toBe(
        'IDEMPOTENCY_KEY_REUSED',
      );
    });

    it('follows a cancellation that kept something', async () => {
      const uuid = await book();
      shop.goTo(2);
      await shop.cancelAsTold(uuid);
      expect(await shop.care.act(uuid, { kind: 'refund', card: 4000, vouchers: 0 })).toMatchObject({
        ok: true,
      });
      await shop.moveMoney();
      expect(await refunded()).toEqual([10_000, 4000]);
      expect(await shop.broken()).toEqual([]);
    });
  });

  describe('a change', () => {
    it('is possible after the last free day, and does not renew an expired step', async () => {
      const uuid = await book();
      shop.goTo(2);
      const wish = await shop.wish(uuid, { days: 7 });
      expect((await shop.quote(uuid, wish)).reason).toBe('too-late');
      const done = await shop.care.act(uuid, { kind: 'change', wish });
      expect(done).toEqual({ ok: true, value: { request: null, due: null } });
      const { cancellationPolicy } = await shop.stayOf(uuid);
      expect(cancellationPolicy).toMatchObject({ cancellationDeadline: null, isCancellable: false });
      expect(cancellationPolicy.steps?.map(({ percent }) => percent)).toEqual([50, 50]);
      expect((await shop.preview(uuid)).now).toMatchObject({ percent: 50, card: 10_000 });
      expect((await shop.care.journal(uuid)).map(({ kind }) => kind)).toEqual(['changed']);
      expect(await shop.broken()).toEqual([]);
    });

    it('of a stay without free change is decided by a lead', async () => {
      const uuid = await book();
      const stay = await shop.stayOf(uuid);
      const cancellationPolicy = {
        ...stay.cancellationPolicy,
        type: 'NCNR',
        cancellationDeadline: null,
        steps: [],
      };
      await database.db
        .updateTable('orders')
        .set({ stay: JSON.stringify({ ...stay, cancellationPolicy }) })
        .where('uuid', '=', uuid)
        .execute();
      const action = { kind: 'change', wish: await shop.wish(uuid, { days: 7 }) } as const;
      expect((await shop.care.preview(uuid, action, staff.ann)).needsSecond).toBe(true);
      expect((await shop.care.preview(uuid, action, staff.lea)).needsSecond).toBe(false);
    });

    it('that costs more waits for the customer, who gets a letter', async () => {
      const uuid = await book();
      const action = { kind: 'change', wish: await shop.wish(uuid, { nights: 3 }) } as const;
      expect(await shop.care.preview(uuid, action)).toMatchObject({
        expected: { card: 0, vouchers: 0, due: 10_000 },
        mails: ['change-to-pay'],
      });
      const done = await shop.care.act(uuid, action);
      expect(done).toMatchObject({ ok: true, value: { request: null, due: { amount: 10_000 } } });
      expect((await orderOf(uuid)).nights).toBe(2);
      expect(await queued('mail.change-to-pay')).toHaveLength(1);
      expect(await shop.broken()).toEqual([]);
    });

    it('with a higher price can be paid for two hours, also after a declined card', async () => {
      const uuid = await book();
      const action = { kind: 'change', wish: await shop.wish(uuid, { nights: 3 }) } as const;
      const done = await shop.care.act(uuid, action);
      const change = (done.ok && done.value.due?.orderUuid) || '';
      await openPayment(shop.deps, change);
      shop.harness.clock.advance({ minutes: 100 });
      await shop.harness.expire();
      await shop.harness.pay(change, 'declined');
      shop.harness.clock.advance({ minutes: 15 });
      await shop.harness.expire();
      expect((await shop.harness.pay(change)).ok).toBe(true);
      expect((await orderOf(uuid)).nights).toBe(3);
      expect(await shop.broken()).toEqual([]);
    });
  });

  it('does not refund the value that an exchange took over while the new gift exists', async () => {
    const { code } = await shop.buyGift('box');
    const request = giftRequest('gift_stay', { expectedAmount: giftPrices.stay - giftPrices.box });
    const items = { ...request.items, voucherCodes: [code], exchange: true };
    const uuid = await shop.harness.hold({
      session: 'claire',
      request: { ...request, items } as OrderRequest,
    });
    await shop.harness.pay(uuid);
    await shop.moveMoney();
    const refund = (card: number, vouchers: number) =>
      shop.care.act(uuid, { kind: 'refund', card, vouchers }, staff.lea);
    expect(codeOf(await refund(0, 100))).toBe('ACTION_REFUSED');
    expect(await refund(100, 0)).toMatchObject({ ok: true });
    await shop.moveMoney();
    expect(await shop.broken()).toEqual([]);
  });

  it('changes nothing when the difference is not the one that was shown', async () => {
    const uuid = await book();
    const action = { kind: 'change', wish: await shop.wish(uuid, { nights: 3 }) } as const;
    const done = await shop.care.perform(uuid, action, { card: 0, vouchers: 0, due: 9000 });
    expect(codeOf(done)).toBe('REFUND_CHANGED');
    expect(await queued('mail.change-to-pay')).toEqual([]);
    expect(await shop.care.journal(uuid)).toEqual([]);
  });

  it('extends a voucher within its terms, and beyond them with a lead', async () => {
    const { uuid } = await shop.buyGift('box');
    const before = await database.db.selectFrom('voucher').selectAll().executeTakeFirstOrThrow();
    expect(await shop.care.act(uuid, { kind: 'extend' })).toMatchObject({
      ok: true,
      value: { request: null },
    });
    const after = await database.db.selectFrom('voucher').selectAll().executeTakeFirstOrThrow();
    expect(after.valid_until > before.valid_until).toBe(true);
    expect(await shop.care.preview(uuid, { kind: 'extend' }, staff.ann)).toMatchObject({
      needsSecond: true,
      mails: ['voucher-extended'],
    });
    expect(await shop.broken()).toEqual([]);
  });

  it('withdraws an unused voucher after the 14 days', async () => {
    const { uuid } = await shop.buyGift('gift_card');
    shop.harness.clock.advance({ minutes: 20 * 1440 });
    expect((await shop.preview(uuid)).reason).toBe('too-late');
    const action = { kind: 'cancel', percent: 100 } as const;
    const id = await shop.care.ask(uuid, action, staff.lea);
    const { expected } = await shop.care.preview(uuid, action, staff.leo);
    expect(await shop.care.decide(id, staff.leo, expected)).toMatchObject({ ok: true });
    expect(await shop.vouchers()).toEqual(['gift_card refunded 0']);
    expect(await shop.broken()).toEqual([]);
  });

  it('corrects the buyer, notifies the former address, and makes its links void', async () => {
    const uuid = await book();
    const { link_version: version } = await orderOf(uuid);
    const action = {
      kind: 'correct-buyer',
      buyer: { email: 'new@example.org', phoneNumber: '06 12 34 56 78' },
    } as const;
    expect((await shop.care.preview(uuid, action)).mails).toEqual(['buyer-corrected', 'confirmation']);
    expect(await shop.care.act(uuid, action)).toMatchObject({ ok: true });
    const after = await orderOf(uuid);
    expect(after.buyer).toMatchObject({ email: 'new@example.org', phoneNumber: '+33612345678' });
    expect(after.link_version).toBe(version + 1);
    expect(await queued('mail.buyer-corrected')).toHaveLength(1);
    expect(JSON.stringify(await shop.care.journal(uuid))).not.toContain('example.org');
    expect((await shop.care.preview(uuid, action)).refusal).toBe('same');
  });

  describe('of which a second person decides', () => {
    const refund = { kind: 'refund', card: 9000, vouchers: 0 } as const;
    const expected = { card: 9000, vouchers: 0, due: 0 };

    it('runs when it is approved, with both names in the journal', async () => {
      const uuid = await book();
      const id = await shop.care.ask(uuid, refund);
      expect(await shop.refunds()).toEqual([]);
      expect(await shop.care.decide(id, staff.lea, expected)).toMatchObject({ ok: true });
      expect((await shop.refunds()).map(({ amount }) => amount)).toEqual([9000]);
      expect(await shop.care.journal(uuid)).toMatchObject([
        { kind: 'care.asked', staff: staff.ann.staff, reason },
        { kind: 'refunded', staff: staff.ann.staff, data: { card: 9000, approvedBy: staff.lea.staff } },
        { kind: 'care.approved', staff: staff.lea.staff, data: { request: id } },
      ]);
      expect(await shop.broken()).toEqual([]);
      expect(await shop.care.decide(id, staff.lea, expected)).toMatchObject({ ok: true });
      expect(codeOf(await shop.care.decide(id, staff.leo, expected))).toBe('REQUEST_DECIDED');
      expect(await shop.refunds()).toHaveLength(1);
    });

    it('cannot be decided by its requester, not even in the database', async () => {
      const uuid = await book();
      const id = await shop.care.ask(uuid, refund, staff.lea);
      expect(codeOf(await shop.care.decide(id, staff.lea, expected))).toBe('OWN_REQUEST');
      const forced = database.db
        .updateTable('care_request')
        .set({ decided_by: staff.lea.staff, decision: 'approved', decided_at: new Date() })
        .where('id', '=', id)
        .execute();
      await expect(forced).rejects.toThrow('check');
    });

    it('does nothing when it is rejected, or when the customer acted first', async () => {
      const uuid = await book();
      const id = await shop.care.ask(uuid, refund);
      expect(await shop.care.decide(id, staff.lea, expected, 'refused')).toMatchObject({ ok: true });
      expect(await shop.refunds()).toEqual([]);
      const again = await shop.care.ask(uuid, refund);
      await shop.cancelAsTold(uuid);
      expect(codeOf(await shop.care.decide(again, staff.lea, expected))).toBe('ACTION_REFUSED');
      expect((await shop.refunds()).map(({ cause }) => cause)).toEqual(['cancellation']);
      expect(await shop.broken()).toEqual([]);
    });

    it('is requested once, also with a repeated key; a request of another kind can wait too', async () => {
      const uuid = await book();
      const asked = await shop.care.perform(uuid, refund, expected, staff.ann, 'one');
      expect(asked).toMatchObject({ ok: true, value: { request: expect.any(String) } });
      expect(await shop.care.perform(uuid, refund, expected, staff.ann, 'one')).toEqual(asked);
      expect(codeOf(await shop.care.act(uuid, refund))).toBe('REQUEST_OPEN');
      shop.goTo(2);
      await shop.care.ask(uuid, { kind: 'cancel', percent: 100 });
      expect(await database.db.selectFrom('care_request').select('id').execute()).toHaveLength(2);
    });

    it('stays open when its effect differs from what the second person saw', async () => {
      const uuid = await book();
      const id = await shop.care.ask(uuid, refund);
      expect(codeOf(await shop.care.decide(id, staff.lea, { ...expected, card: 8000 }))).toBe(
        'REFUND_CHANGED',
      );
      expect(await shop.refunds()).toEqual([]);
      expect(await shop.care.decide(id, staff.leo, expected)).toMatchObject({ ok: true });
      expect(await refunded()).toEqual([9000]);
    });
  });
});

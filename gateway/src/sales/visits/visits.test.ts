import { codeInHeader } from '@detour/shared-contracts/rules';
import { giftPrices, giftRequest, kayakPartner, kayakPin } from '../../../test/sales/gift.fixture';
import { cancelAsTold, openGiftHarness, type GiftHarness } from '../../../test/sales/gift-harness';
import type { TestApp, Visitor } from '../../../test/test-app';
import { startTimeout, testDatabases, type TestDatabase } from '../../../test/databases/test-databases';
import { checkInvariants } from '../../operations/invariants/check-invariants';
import { usePastVisits } from './end-visit';
import { setPartnerPin } from './set-partner-pin';

const guest = { name: 'Claire Petit', email: 'claire@example.org' };
const wednesday = { day: '2026-11-25', starts: '10:00' };
const friday = { day: '2026-11-27', starts: '14:00' };
const base = `/api/front/vouchers/${codeInHeader}/activity`;
const day = 1440;

describe.each(testDatabases)('a day with the partner of an activity on %s', (_name, open) => {
  let database: TestDatabase;
  let shop: TestApp;
  let buyer: Visitor;
  let buy: GiftHarness['buy'];
  let order: string;
  let code: string;
  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  beforeEach(async () => {
    ({ shop, visitor: buyer, buy } = await openGiftHarness(database));
    ({ url: order, code } = await buyOne());
  });
  afterEach(async () => {
    expect(await checkInvariants({ db: database.db, clock: shop.clock })).toEqual([]);
    await shop.app.close();
  });
  afterAll(() => database.close());

  const buyOne = async () => {
    const { url } = await buy(giftRequest('activity'));
    return { url, code: (await buyer.get(url)).json.voucher.code as string };
  };
  const headers = (given: string) => ({ 'x-gift-code': encodeURIComponent(given) });
  const slots = async (given = code, from = '2026-11-23', days = 14) =>
    (
      await shop.visitor().get(`${base}/slots?locale=fr_FR&from=${from}&days=${days}`, {
        headers: headers(given),
      })
    ).json;
  const book = (slot: object, given = code) =>
    shop.visitor().post(`${base}/booking`, {
      body: { locale: 'fr_FR', guest, ...slot },
      headers: headers(given),
    });
  const cancel = () =>
    shop.visitor().call('DELETE', `${base}/booking?locale=fr_FR`, { headers: headers(code) });
  const status = async () =>
    (
      await shop
        .visitor()
        .get(`/api/front/purchase/vouchers/${codeInHeader}?locale=fr_FR`, { headers: headers(code) })
    ).json;
  const redeem = (pin = kayakPin, given = code) =>
    shop.visitor().post('/api/partner/redeem', { body: { locale: 'fr_FR', code: given, pin } });
  const taken = async () => {
    const rows = await database.db
      .selectFrom('activity_slot')
      .select(['day', 'starts', 'taken'])
      .where('taken', '>', 0)
      .orderBy('day')
      .execute();
    return rows.map((slot) => `${slot.day} ${slot.starts} ${slot.taken}`);
  };
  const mailsTo = (address: string) =>
    shop.mails
      .filter(({ to }) => to.address === address)
      .map(({ subject }) => subject.replaceAll('\u00a0', ' '));

  it('offers slots of the partner’s week, from 48 hours on, while the voucher is valid [ACT-004]', async () => {
    const { slots: open, first, last } = await slots();
    expect(first).toBe('2026-11-25');
    expect(last).toBe('2027-03-23');
    expect(open[0]).toEqual({ ...wednesday, left: 5 });
    expect(new Set(open.map((slot: { day: string }) => slot.day))).not.toContain('2026-11-29');
    shop.clock.advance({ minutes: 1 });
    expect((await slots()).slots[0]).toEqual({ ...wednesday, starts: '14:00', left: 5 });
    expect(
      (await slots(code, '2026-12-22', 7)).slots.map(({ day: one }: { day: string }) => one),
    ).not.toContain('2026-12-25');
  });

  it('is booked for the whole party, shown with the voucher, and mailed to guest and partner', async () => {
    expect((await book(friday)).json.booking).toEqual({
      ...friday,
      party: 2,
      guestName: guest.name,
      changeableUntil: '2026-11-26T13:00:00.000Z',
      isChangeable: true,
    });
    expect(await taken()).toEqual(['2026-11-27 14:00 2']);
    const told = await status();
    expect(told).toMatchObject({ state: 'claimed', next: 'visit-partner', activity: { booking: friday } });
    expect(told.activity.contact).toMatchObject({ phone: kayakPartner.phone, booking: 'slots' });
    expect(JSON.stringify(told)).not.toContain(guest.email);
    await shop.app.jobs.turn();
    expect(mailsTo(guest.email)).toEqual(['C’est réservé : Kayak sur la Loire, 27 novembre 2026']);
    expect(mailsTo(kayakPartner.email)).toEqual([
      'Nouvelle réservation : Kayak sur la Loire, 27 novembre 2026',
    ]);
    const [mail] = shop.mails.filter(({ to }) => to.address === guest.email);
    expect(mail?.text).toContain('12 quai des Tonneliers');
    expect(mail?.text).toContain('02 61 91 00 12'.replaceAll(' ', '\u00a0'));
    expect(String(mail?.attachments?.[0]?.content)).toContain('DTSTART:20261127T130000Z');
    const toPartner = shop.mails.find(({ to }) => to.address === kayakPartner.email);
    expect(`${toPartner?.text}${toPartner?.html}`).not.toContain(code);
  });

  it('is the same booking when a request arrives twice', async () => {
    await book(friday);
    expect((await book(friday)).status).toBe(200);
    expect(await taken()).toEqual(['2026-11-27 14:00 2']);
    await shop.app.jobs.turn();
    expect(mailsTo(guest.email)).toHaveLength(1);
  });

  it('moves in one step, and keeps its place when the new slot is full', async () => {
    await book(friday);
    const moved = await book({ ...wednesday, guest: undefined });
    expect(moved.json.booking).toMatchObject({ ...wednesday, guestName: guest.name });
    expect(await taken()).toEqual(['2026-11-25 10:00 2']);
    const other = await buyOne();
    await book(friday, other.code);
    const third = await buyOne();
    await book(friday, third.code);
    const refused = await book(friday);
    expect([refused.status, refused.json.code]).toEqual([409, 'SLOT_TAKEN']);
    expect(await taken()).toEqual(['2026-11-25 10:00 2', '2026-11-27 14:00 4']);
    await shop.app.jobs.turn();
    expect(mailsTo(guest.email)).toContain('Nouveau jour : Kayak sur la Loire, 25 novembre 2026');
    const toPartner = shop.mails.find(({ subject }) => subject.startsWith('Réservation déplacée'));
    expect(toPartner?.text.replaceAll('\u00a0', ' ')).toContain('vendredi 27 novembre 2026');
  });

  it('is cancelled until 24 hours before; the voucher is unused again', async () => {
    await book(friday);
    expect((await cancel()).json).toEqual({ booking: null });
    expect([(await status()).state, await taken()]).toEqual(['issued', []]);
    expect((await cancel()).status).toBe(200);
    await book(wednesday);
    shop.clock.advance({ minutes: day + 1 });
    const late = await cancel();
    expect([late.status, late.json.code]).toEqual([409, 'BOOKING_CLOSED']);
    expect((await book(friday)).json.code).toBe('BOOKING_CLOSED');
    expect((await status()).activity.booking).toMatchObject({ ...wednesday, isChangeable: false });
  });

  it.each([
    ['an unknown slot', { day: '2026-11-25', starts: '11:00' }, 409, 'SLOT_TAKEN'],
    ['a slot within 48 hours', { day: '2026-11-24', starts: '14:00' }, 409, 'SLOT_TAKEN'],
    ['a day after the voucher’s end', { day: '2027-11-24', starts: '10:00' }, 409, 'BOOKING_CLOSED'],
    ['a day that does not exist', { day: '2026-02-31', starts: '10:00' }, 400, 'INVALID_REQUEST'],
    ['nobody as guest', { ...wednesday, guest: undefined }, 400, 'INVALID_REQUEST'],
    [
      'a guest without an address',
      { ...wednesday, guest: { name: 'Claire', email: 'claire' } },
      400,
      'INVALID_REQUEST',
    ],
  ])('refuses %s', async (_what, slot, expected, word) => {
    const answer = await book(slot);
    expect([answer.status, answer.json.code]).toEqual([expected, word]);
    expect(await taken()).toEqual([]);
  });

  it('returns nothing without the code, and no slots for other vouchers', async () => {
    const card = (await buyer.get((await buy(giftRequest('gift_card'))).url)).json.voucher.code;
    for (const given of ['', 'DTR-0000-0000-0000-0000', card]) {
      const answer = await book(friday, given);
      expect([answer.status, answer.json.code]).toEqual([404, 'VOUCHER_NOT_FOUND']);
    }
  });

  it('ends with the partner’s PIN: the voucher is used, once', async () => {
    await book(friday);
    shop.clock.advance({ minutes: 4 * day + 4 * 60 });
    expect((await redeem()).json).toEqual({ label: 'Kayak sur la Loire', party: 2, state: 'redeemed' });
    expect(await status()).toMatchObject({
      state: 'redeemed',
      remainingValue: 0,
      end: { reason: 'used', day: '2026-11-27' },
      activity: { booking: null },
    });
    const again = await redeem();
    expect([again.status, again.json.code]).toEqual([409, 'VOUCHER_NOT_USABLE']);
    expect((await cancelAsTold(buyer, order)).status).toBe(409);
  });

  it('releases the places when the party came earlier than booked', async () => {
    await book(friday);
    expect((await redeem()).status).toBe(200);
    expect(await taken()).toEqual([]);
  });

  it('returns the same response for every wrong pair, and limits guesses', async () => {
    const wrong = [await redeem('000000'), await redeem(kayakPin, 'DTR-0000-0000-0000-0000')];
    for (const { status: one, json } of wrong) expect([one, json.code]).toEqual([404, 'VOUCHER_NOT_FOUND']);
    for (let more = 0; more < 19; more += 1) await redeem('000000');
    const stopped = await redeem();
    expect([stopped.status, stopped.json.code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    shop.clock.advance({ minutes: 61 });
    expect((await redeem()).status).toBe(200);
  });

  it('uses the voucher the day after, by the job, and never lets it expire before', async () => {
    await book(friday);
    shop.clock.advance({ minutes: 4 * day });
    const use = (today: string) => usePastVisits(database.db, today, { now: new Date(shop.clock.now()) });
    expect(await use('2026-11-27')).toBe(0);
    expect(await use('2026-11-28')).toBe(1);
    expect(await use('2026-11-28')).toBe(0);
    expect(await status()).toMatchObject({ state: 'redeemed', remainingValue: 0 });
    expect(await taken()).toEqual(['2026-11-27 14:00 2']);
  });

  it('is released by a withdrawal, and prevents one from 24 hours before the visit', async () => {
    await book(friday);
    expect((await buyer.get(`${order}/cancellation`)).json.allowed).toBe(true);
    expect((await cancelAsTold(buyer, order)).status).toBe(200);
    expect(await taken()).toEqual([]);
    await shop.app.jobs.turn();
    expect(mailsTo(kayakPartner.email)).toContain(
      'Réservation annulée : Kayak sur la Loire, 27 novembre 2026',
    );
    const other = await buyOne();
    await book(wednesday, other.code);
    shop.clock.advance({ minutes: day + 1 });
    expect((await buyer.get(`${other.url}/cancellation`)).json).toMatchObject({
      allowed: false,
      reason: 'used',
    });
    expect((await cancelAsTold(buyer, other.url)).status).toBe(409);
    expect(await taken()).toEqual(['2026-11-25 10:00 2']);
  });

  it('has a calendar file whose entry moves with the booking', async () => {
    const read = async () =>
      (await shop.visitor().get(`${base}/calendar?locale=fr_FR`, { headers: headers(code) })).json;
    expect((await read()).code).toBe('NOT_FOUND');
    await book(friday);
    const first = await read();
    await book(wednesday);
    const second = await read();
    const uid = /UID:.*/.exec(first.content)?.[0];
    expect(second.content).toContain(uid);
    expect([first.content, second.content].map((file) => /SEQUENCE:(\d)/.exec(file)?.[1])).toEqual([
      '0',
      '1',
    ]);
    expect(second.content).toContain('DTSTART:20261125T090000Z');
    expect(second.content).toContain('DTEND:20261125T110000Z');
    expect(second.filename).toBe('detour-2026-11-25.ics');
  });

  it('takes the PIN that the operator has set, and no other', async () => {
    await expect(setPartnerPin(database.db, '{"activity":"kayak","pin":"12345"}')).rejects.toThrow(
      '6 digits',
    );
    await expect(setPartnerPin(database.db, '{"activity":"canoe","pin":"123456"}')).rejects.toThrow(
      '"canoe"',
    );
    await setPartnerPin(database.db, '{"activity":"kayak","pin":"123456"}');
    expect((await redeem()).status).toBe(404);
    expect((await redeem('123456')).status).toBe(200);
  });

  it('keeps the value of the voucher in its books', async () => {
    await redeem();
    const entries = await database.db
      .selectFrom('voucher_ledger')
      .select(['kind', 'amount'])
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { kind: 'issued', amount: giftPrices.activity },
      { kind: 'spent', amount: -giftPrices.activity },
    ]);
  });
});

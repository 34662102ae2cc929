import type { CareAction } from '@detour/shared-contracts/api';
import { giftRequest } from '../../../test/sales/gift.fixture';
import { queuedPayloads } from '../../../test/queued-messages';
import { openCareShop, reason, staff } from '../../../test/sales/care-harness';
import { openEmbedded, startTimeout, type TestDatabase } from '../../../test/databases/test-databases';
import { listActions } from './list-actions';

describe('the letters that customer care sends again', () => {
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

  const list = async (uuid: string) => {
    const { mails = [] } = await listActions(shop.care.context, await shop.find(uuid));
    return mails;
  };
  const words = async (uuid: string) => (await list(uuid)).map(({ letter }) => letter);
  const resend = (uuid: string, more: Pick<CareAction, 'letter' | 'ref'>) =>
    shop.care.act(uuid, { kind: 'resend', ...more });
  const give = async (): Promise<string> => {
    const request = giftRequest('box', {
      item: {
        delivery: {
          toName: 'Jonas',
          toEmail: 'jonas@example.org',
          locale: 'nl_NL',
          design: 'birthday',
          sendAt: null,
        },
      },
    });
    const uuid = await shop.harness.hold({ session: 'giver', request });
    await shop.harness.pay(uuid);
    await shop.moveMoney();
    return uuid;
  };
  const setDelivery = (state: 'sent' | 'failed' | 'stopped') =>
    database.db.updateTable('gift_delivery').set({ state }).execute();

  it('are those that the order has sent, latest first', async () => {
    const uuid = await shop.book();
    await shop.moveMoney();
    expect(await words(uuid)).toEqual(['confirmation']);
    shop.harness.clock.advance({ minutes: 1 });
    await shop.care.act(uuid, { kind: 'refund', card: 1000, vouchers: 0 });
    shop.harness.clock.advance({ minutes: 1 });
    await shop.change(uuid, await shop.wish(uuid, { days: 7 }));
    shop.harness.clock.advance({ minutes: 1 });
    await shop.care.act(uuid, { kind: 'change', wish: await shop.wish(uuid, { nights: 3 }) });
    expect(await words(uuid)).toEqual(['change-to-pay', 'change', 'refund', 'confirmation']);
    await shop.cancelAsTold(uuid);
    expect(await words(uuid)).toEqual(['cancellation', 'refund']);
    await shop.moveMoney();
    expect(await shop.broken()).toEqual([]);
  });

  it('are sent as another mail, and the journal names the requester', async () => {
    const uuid = await shop.book();
    await shop.care.act(uuid, { kind: 'refund', card: 1000, vouchers: 0 });
    const [refund] = (await list(uuid)).filter(({ letter }) => letter === 'refund');
    expect(await shop.care.preview(uuid, { kind: 'resend', letter: 'refund' })).toMatchObject({
      mails: ['refund'],
      needsSecond: false,
    });
    expect(await resend(uuid, { letter: 'refund', ref: refund?.ref ?? '' })).toMatchObject({ ok: true });
    expect(await queuedPayloads(database.db, 'mail.refund')).toEqual([
      { orderUuid: uuid, refund: refund?.ref },
      { orderUuid: uuid, refund: refund?.ref, copy: expect.any(String) },
    ]);
    expect((await shop.care.journal(uuid)).at(-1)).toMatchObject({
      kind: 'resent',
      staff: staff.ann.staff,
      reason,
      data: { what: 'refund' },
    });
    expect((await shop.care.preview(uuid, { kind: 'resend', letter: 'refund', ref: 'other' })).refusal).toBe(
      'none',
    );
    expect((await shop.care.preview(uuid, { kind: 'resend', letter: 'gift' })).refusal).toBe('none');
  });

  it('include the gift for its recipient after it was sent or failed, while it can be used', async () => {
    const uuid = await give();
    expect(await words(uuid)).toEqual(['confirmation', 'voucher']);
    await setDelivery('sent');
    expect((await list(uuid)).find(({ letter }) => letter === 'gift')).toMatchObject({
      ref: '0',
      to: 'jonas@example.org',
      about: 'Au bord de la mer, Jonas',
    });
    expect(await resend(uuid, { letter: 'gift', ref: '0' })).toMatchObject({ ok: true });
    expect(await queuedPayloads(database.db, 'mail.gift')).toEqual([
      { orderUuid: uuid, position: 0, version: 1 },
      { orderUuid: uuid, position: 0, version: 2 },
    ]);
    expect(await words(uuid)).not.toContain('gift');
    await setDelivery('failed');
    expect(await words(uuid)).toContain('gift');
    await shop.cancelAsTold(uuid);
    expect(await words(uuid)).toEqual(['cancellation']);
  });

  it('are none without personal data', async () => {
    const uuid = await shop.book();
    await database.db
      .updateTable('orders')
      .set({ anonymised_at: new Date() })
      .where('uuid', '=', uuid)
      .execute();
    expect(await words(uuid)).toEqual([]);
  });
});

import { queuedPayloads } from '../../../test/queued-messages';
import { openCareShop, reason, staff } from '../../../test/sales/care-harness';
import { openEmbedded, startTimeout, type TestDatabase } from '../../../test/databases/test-databases';

describe('customer care', () => {
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

  const versionOf = async (uuid: string): Promise<number> => (await shop.find(uuid)).link_version;
  const queued = (topic: string) => queuedPayloads(database.db, topic);
  const done = { ok: true, value: { request: null, due: null } };

  it('makes the links of earlier mails void, with its reason in the journal', async () => {
    const uuid = await shop.book();
    const before = await versionOf(uuid);
    expect(await shop.care.act(uuid, { kind: 'revoke-links' })).toEqual(done);
    expect(await versionOf(uuid)).toBe(before + 1);
    const event = { kind: 'links.revoked', actor: 'care', staff: staff.ann.staff, reason };
    expect(await shop.care.journal(uuid)).toMatchObject([event]);
  });

  it('sends a letter of the order again, and rejects one that the order does not have', async () => {
    const uuid = await shop.book();
    const sent = (await queued('mail.confirmation')).length;
    const letter = { kind: 'resend', letter: 'confirmation' } as const;
    expect(await shop.care.act(uuid, letter)).toEqual(done);
    expect(await queued('mail.confirmation')).toHaveLength(sent + 1);
    expect(await shop.care.journal(uuid)).toMatchObject([
      { kind: 'resent', staff: staff.ann.staff, reason, data: { what: 'confirmation' } },
    ]);
    const other = { kind: 'resend', letter: 'cancellation' } as const;
    expect((await shop.care.preview(uuid, other)).refusal).toBe('none');
    expect(await shop.care.act(uuid, other)).toMatchObject({ ok: false });
    expect(await queued('mail.cancellation')).toEqual([]);
  });

  it('corrects a name or number without a letter, and the links stay valid', async () => {
    const uuid = await shop.book();
    const before = [await versionOf(uuid), (await queued('mail.')).length];
    const action = { kind: 'correct-buyer', buyer: { lastName: 'Petit' } } as const;
    expect((await shop.care.preview(uuid, action)).mails).toEqual([]);
    expect(await shop.care.act(uuid, action)).toEqual(done);
    expect((await shop.find(uuid)).buyer).toMatchObject({ lastName: 'Petit' });
    expect([await versionOf(uuid), (await queued('mail.')).length]).toEqual(before);
  });

  it('corrects the buyer of a booking in its unpaid change as well', async () => {
    const uuid = await shop.book();
    await shop.moveMoney();
    const change = await shop.change(uuid, await shop.wish(uuid, { nights: 3 }), 'unpaid');
    const before = await versionOf(change);
    await shop.care.act(uuid, { kind: 'correct-buyer', buyer: { email: 'new@example.org' } });
    expect((await shop.find(change)).buyer).toMatchObject({ email: 'new@example.org' });
    expect(await versionOf(change)).toBe(before + 1);
  });

  it('sends the confirmation to a new address only for a confirmed order', async () => {
    const uuid = await shop.book();
    await shop.moveMoney();
    await shop.cancelAsTold(uuid);
    const sent = (await queued('mail.confirmation')).length;
    const action = { kind: 'correct-buyer', buyer: { email: 'new@example.org' } } as const;
    expect((await shop.care.preview(uuid, action)).mails).toEqual(['buyer-corrected']);
    await shop.care.act(uuid, action);
    expect(await queued('mail.buyer-corrected')).toHaveLength(1);
    expect(await queued('mail.confirmation')).toHaveLength(sent);
  });

  it('rejects an order without personal data', async () => {
    const uuid = await shop.book();
    await database.db
      .updateTable('orders')
      .set({ anonymised_at: new Date() })
      .where('uuid', '=', uuid)
      .execute();
    for (const action of [{ kind: 'revoke-links' }, { kind: 'refund', card: 100, vouchers: 0 }] as const)
      expect((await shop.care.preview(uuid, action)).refusal).toBe('closed');
    expect(await shop.care.act(uuid, { kind: 'revoke-links' })).toMatchObject({ ok: false });
    expect(await shop.care.journal(uuid)).toEqual([]);
  });
});

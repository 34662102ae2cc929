import { transact } from '../database/transaction';
import { openPostgres, startTimeout, type TestDatabase } from '../../test/databases/test-databases';
import { recogniseStaff } from './care-staff.repository';

// PGlite runs transactions one after another, so only a real server shows these races.
describe('concurrent first sign-ins of customer care', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openPostgres();
  }, startTimeout);
  beforeEach(() => database.clear());
  afterAll(() => database.close());

  const now = new Date('2026-11-23T09:00:00Z');
  const recognise = (subject: string, email: string): Promise<boolean> =>
    transact(database.db, (trx) => recogniseStaff(trx, { issuer: 'google', subject, email }, now));

  const readStaff = () =>
    database.db.selectFrom('care_staff').select(['subject', 'email']).orderBy('subject').execute();

  it('accept one of several people with the same new address and reject the others', async () => {
    for (let round = 0; round < 5; round += 1) {
      await database.clear();
      const people = ['ann', 'bob', 'eve', 'joe', 'kim', 'lea'];
      const accepted = await Promise.all(people.map((subject) => recognise(subject, 'care@detour.example')));
      expect(accepted.filter(Boolean)).toHaveLength(1);
      expect(await readStaff()).toEqual([
        { subject: people[accepted.indexOf(true)], email: 'care@detour.example' },
      ]);
    }
  });

  it('accept one person several times', async () => {
    const accepted = await Promise.all(
      Array.from({ length: 6 }, () => recognise('ann', 'ann@detour.example')),
    );
    expect(accepted).toEqual([true, true, true, true, true, true]);
    expect(await readStaff()).toEqual([{ subject: 'ann', email: 'ann@detour.example' }]);
  });

  it('give an address to a known person who moves to it or to a new person, not to both', async () => {
    for (let round = 0; round < 10; round += 1) {
      await database.clear();
      await recognise('ann', 'ann@detour.example');
      const [moved, entered] = await Promise.all([
        recognise('ann', 'care@detour.example'),
        recognise('bob', 'care@detour.example'),
      ]);
      expect([moved, entered].filter(Boolean)).toHaveLength(1);
      const owners = (await readStaff()).filter(({ email }) => email === 'care@detour.example');
      expect(owners.map(({ subject }) => subject)).toEqual([moved ? 'ann' : 'bob']);
    }
  });
});

import { careActionsFixture } from '../../testing/care-actions.fixture';
import { centsOf, firstDraft, toAction, type Draft } from './draft';

const actions = careActionsFixture({
  wish: {
    offerId: 'nights',
    checkin: '2026-12-11',
    checkout: '2026-12-13',
    adult: 2,
    child: 0,
    baby: 0,
    activityDays: [],
  },
});
const draft = (change: Partial<Draft> = {}): Draft => ({ ...firstDraft(actions), ...change });

describe('a typed amount', () => {
  it.each([
    ['', 0],
    ['12', 1200],
    ['12,5', 1250],
    ['12.50', 1250],
    [' 1 200,05 €', 120_005],
    ['12,505', null],
    ['-5', null],
    ['zwölf', null],
  ])('"%s" is %s cents', (typed, cents) => {
    expect(centsOf(typed)).toBe(cents);
  });
});

describe('the action of a draft', () => {
  it.each([
    ['cancel', {}, { kind: 'cancel' }],
    ['cancel', { percent: '80 %' }, { kind: 'cancel', percent: 80 }],
    ['cancel', { percent: '101' }, null],
    ['refund', {}, null],
    ['refund', { card: '25,50' }, { kind: 'refund', card: 2550, vouchers: 0 }],
    ['refund', { card: 'x', vouchers: '10' }, null],
    ['resend', {}, { kind: 'resend', letter: 'refund', ref: 'r-2' }],
    ['resend', { letter: 'gift:1' }, { kind: 'resend', letter: 'gift', ref: '1' }],
    ['resend', { letter: 'confirmation:' }, { kind: 'resend', letter: 'confirmation' }],
    ['resend', { letter: 'of-a-newer-gateway:' }, null],
    ['resend', { letter: '' }, null],
    ['correct-buyer', {}, null],
    ['correct-buyer', { email: '' }, null],
    ['correct-buyer', { email: ' a@b.fr ' }, { kind: 'correct-buyer', buyer: { email: 'a@b.fr' } }],
    ['extend', {}, { kind: 'extend' }],
    ['change', { wish: null }, null],
    ['change', { wish: { ...actions.wish, checkout: '2026-12-11' } }, null],
  ] as const)('%s with %j', (kind, change, action) => {
    expect(toAction(kind, draft(change as Partial<Draft>), actions)).toEqual(action);
  });
});

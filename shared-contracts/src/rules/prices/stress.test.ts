import { isoDate } from '../../base/iso-date';
import { stressMessages, type StressFacts } from './stress';

const nothing: StressFacts = { flow: 'booking', today: isoDate('2026-05-10'), hasDates: true };
const everything: StressFacts = {
  ...nothing,
  availableRooms: 2,
  lastMinute: true,
  expiration: isoDate('2026-05-20'),
  targetedLabel: 'Coup de cœur',
  priorityLabel: 'Priorité',
  customLabel: 'Très demandé',
  marketingLabels: [{ label: 'Nouveauté' }, { label: 'Exclusivité' }],
};

const without = (...members: readonly (keyof StressFacts)[]): StressFacts =>
  Object.fromEntries(
    Object.entries(everything).filter(([key]) => !members.includes(key as keyof StressFacts)),
  ) as never;

const kindsOf = (place: 'card' | 'block' | 'product', facts: StressFacts): readonly string[] =>
  stressMessages(place, facts).map(({ kind }) => kind);

/** Reads a full order by removing each first message in turn. */
const orderOf = (place: 'card' | 'block' | 'product'): readonly string[] => {
  const members = {
    'targeted-label': 'targetedLabel',
    priority: 'priorityLabel',
    expiration: 'expiration',
    'last-minute': 'lastMinute',
    'rooms-left': 'availableRooms',
    custom: 'customLabel',
    'marketing-label': 'marketingLabels',
  } as const;
  const order: string[] = [];
  const gone: (keyof StressFacts)[] = [];
  for (;;) {
    const [first] = kindsOf(place, without(...gone));
    if (first === undefined) return order;
    order.push(first);
    gone.push(members[first as keyof typeof members]);
  }
};

describe('stress messages', () => {
  it.each([
    [4, false],
    [3, true],
    [1, true],
    [0, false],
    [null, false],
  ])('for %s rooms left are: %s [STRESS-001]', (availableRooms, shown) => {
    expect(kindsOf('card', { ...nothing, availableRooms })).toEqual(shown ? ['rooms-left'] : []);
  });

  it('never mention rooms left without dates [STRESS-002]', () => {
    for (const place of ['card', 'block', 'product'] as const)
      expect(kindsOf(place, { ...nothing, availableRooms: 1, hasDates: false })).toEqual([]);
  });

  it('are two at most [STRESS-003]', () => {
    for (const place of ['card', 'block', 'product'] as const)
      expect(stressMessages(place, everything)).toHaveLength(2);
  });

  it('follow the order of the stay card [STRESS-004]', () => {
    expect(orderOf('card')).toEqual([
      'targeted-label',
      'expiration',
      'last-minute',
      'rooms-left',
      'custom',
      'marketing-label',
    ]);
  });

  it('follow the order of the generic block [STRESS-005]', () => {
    expect(orderOf('block')).toEqual([
      'priority',
      'expiration',
      'last-minute',
      'rooms-left',
      'custom',
      'marketing-label',
    ]);
  });

  it('follow the order of the product page', () => {
    expect(orderOf('product')).toEqual([
      'rooms-left',
      'last-minute',
      'expiration',
      'custom',
      'marketing-label',
    ]);
  });

  it('have one of three tones [STRESS-006]', () => {
    const tones = Object.fromEntries(
      stressMessages('card', { ...nothing, availableRooms: 1, targetedLabel: 'x' }).map(({ kind, tone }) => [
        kind,
        tone,
      ]),
    );
    expect(tones).toEqual({ 'targeted-label': 'success', 'rooms-left': 'error' });
    expect(stressMessages('card', { ...nothing, lastMinute: true })[0]?.tone).toBe('warning');
  });

  it.each([
    ['2026-05-09', false],
    ['2026-05-10', true],
    ['2026-05-24', true],
    ['2026-05-25', false],
  ])('mention the end of an offer within 14 days: %s', (expiration, shown) => {
    expect(kindsOf('card', { ...nothing, expiration: isoDate(expiration) })).toEqual(
      shown ? ['expiration'] : [],
    );
  });

  it('put the automatic discount first, and never show it in gifting [PROD-044] [PROD-045]', () => {
    const facts = { ...everything, autoDiscount: { code: 'EXTRA', value: 10 } };
    for (const place of ['card', 'block', 'product'] as const) {
      expect(stressMessages(place, facts)[0]).toEqual({
        kind: 'auto-discount',
        tone: 'success',
        discount: 10,
      });
      expect(kindsOf(place, { ...facts, flow: 'gifting' })).not.toContain('auto-discount');
      expect(kindsOf(place, { ...nothing, autoDiscount: { code: 'EXTRA', value: 0 } })).toEqual([]);
    }
  });
});

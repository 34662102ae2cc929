import { isoDate } from '@detour/shared-contracts/base';
import {
  emptyGiving,
  givingOf,
  givingProblems,
  parseGiving,
  printGiving,
  toDelivery,
  type GivingDraft,
} from './giving-draft';

const limits = { now: Date.parse('2026-11-23T09:00:00Z'), lastDay: isoDate('2027-11-23') };

const draft = (change: Partial<GivingDraft> = {}): GivingDraft => ({
  ...emptyGiving('fr_FR'),
  way: 'mail',
  toName: 'Claire',
  toEmail: 'claire@example.org',
  ...change,
});

const later = (day: string | null, time = '09:00') =>
  draft({ when: 'later', day: day === null ? null : isoDate(day), time });

describe('the form of a gift’s delivery', () => {
  it.each<[string, GivingDraft, readonly string[]]>([
    ['nothing, for a gift that its buyer passes on', emptyGiving('fr_FR'), []],
    ['nothing, when it is complete', draft(), []],
    ['name and address', draft({ toName: ' ', toEmail: '' }), ['toName mandatory', 'toEmail mandatory']],
    ['a wrong address', draft({ toEmail: 'claire@' }), ['toEmail email']],
    ['a name that cannot be printed', draft({ toName: 'Claire 🎁' }), ['toName unprintable']],
    ['a name that is too long', draft({ toName: 'C'.repeat(41) }), ['toName maxLength']],
    ['the day', later(null), ['day mandatory']],
    ['an hour of today that has passed', later('2026-11-23', '09:30'), ['time past']],
    ['nothing, an hour ahead on the market’s clock', later('2026-11-23', '10:30'), []],
    ['a day within the last month of the gift', later('2027-10-25'), ['time too-late']],
  ])('misses %s', (_what, form, problems) => {
    expect(givingProblems(form, limits).map(({ field, problem }) => `${field} ${problem}`)).toEqual(problems);
  });

  it('is kept and read back as it was typed', () => {
    const typed = later('2026-12-24', '18:30');
    expect(parseGiving(printGiving(typed), 'nl_NL')).toEqual(typed);
    expect(parseGiving({ locale: 'xx', time: '99', day: 'soon', design: '?' }, 'nl_NL')).toEqual(
      emptyGiving('nl_NL'),
    );
  });

  it('becomes the delivery of an order, in winter and summer, and back', () => {
    const winter = toDelivery(later('2026-12-24', '18:30'));
    expect(winter.sendAt).toBe('2026-12-24T17:30:00.000Z');
    expect(toDelivery(later('2027-07-01', '18:30')).sendAt).toBe('2027-07-01T16:30:00.000Z');
    expect(givingOf({ ...winter, toEmail: 'claire@example.org' })).toEqual(later('2026-12-24', '18:30'));
    expect(toDelivery({ ...later('2026-12-24'), way: 'self' })).toMatchObject({
      toEmail: null,
      sendAt: null,
    });
  });
});

import { isoDate } from '../base/iso-date';
import { locales, type Locale } from '../sites/locale';
import { createFormat } from './create-format';

const may14 = isoDate('2026-05-14');
const may1 = isoDate('2026-05-01');

/** No-break spaces and word joiners as they read. */
const readable = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

interface Cells {
  readonly price: string;
  readonly wholePrice: string;
  readonly counts: readonly string[];
  readonly percent: string;
  readonly distance: string;
  readonly numeric: string;
  readonly chip: string;
  readonly chipFirst: string;
  readonly long: string;
  readonly range: string;
  readonly rangeTwoMonths: string;
  readonly times: readonly string[];
  readonly month: string;
}

const french: Cells = {
  price: '1\u202f234,50\u00a0€',
  wholePrice: '89\u00a0€',
  counts: ['4\u202f146', '12\u202f345'],
  percent: '10\u00a0%',
  distance: '12\u202fkm',
  numeric: '14/05/2026',
  chip: 'jeu. 14 mai',
  chipFirst: 'ven. 1er mai',
  long: '14 mai 2026',
  range: '14–17 mai',
  rangeTwoMonths: '14 mai – 2 juin',
  times: ['15\u00a0h', '15\u00a0h\u00a030', '9\u00a0h'],
  month: 'décembre 2026',
};

const dutch: Cells = {
  price: '€\u00a01.234,50',
  wholePrice: '€\u00a089',
  counts: ['4.146', '12.345'],
  percent: '10%',
  distance: '12\u00a0km',
  numeric: '14-05-2026',
  chip: 'do 14 mei',
  chipFirst: 'vr 1 mei',
  long: '14 mei 2026',
  range: '14–17 mei',
  rangeTwoMonths: '14 mei – 2 jun',
  times: ['15.00', '15.30', '9.00'],
  month: 'december 2026',
};

const cells: Readonly<Record<Locale, Cells>> = {
  fr_FR: french,
  fr_BE: french,
  nl_NL: dutch,
  nl_BE: { ...dutch, numeric: '14/05/2026' },
  es_ES: {
    price: '1234,50\u00a0€',
    wholePrice: '89\u00a0€',
    counts: ['4146', '12.345'],
    percent: '10\u00a0%',
    distance: '12\u00a0km',
    numeric: '14/05/2026',
    chip: 'jue, 14 may',
    chipFirst: 'vie, 1 may',
    long: '14 de mayo de 2026',
    range: '14–17 may',
    rangeTwoMonths: '14 may – 2 jun',
    times: ['15:00', '15:30', '9:00'],
    month: 'diciembre de 2026',
  },
  it_IT: {
    price: '1234,50\u00a0€',
    wholePrice: '89\u00a0€',
    counts: ['4146', '12.345'],
    percent: '10%',
    distance: '12\u00a0km',
    numeric: '14/05/2026',
    chip: 'gio 14 mag',
    chipFirst: 'ven 1 mag',
    long: '14 maggio 2026',
    range: '14–17 mag',
    rangeTwoMonths: '14 mag – 2 giu',
    times: ['15:00', '15:30', '09:00'],
    month: 'dicembre 2026',
  },
};

const frenchSigns = {
  price: '−1\u202f234,50\u00a0€',
  wholePrice: '−89\u00a0€',
  count: '−3',
  percent: '−20\u00a0%',
  zero: '0,00\u00a0€',
  differences: ['−12,00\u00a0€', '0,00\u00a0€', '+24,00\u00a0€'],
  wholeDifferences: ['−12\u00a0€', '0\u00a0€', '+24\u00a0€'],
  shares: ['−1,5\u00a0%', '0\u00a0%', '+1,5\u00a0%'],
};

const spanishSigns = { ...frenchSigns, price: '−1234,50\u00a0€' };

const dutchSigns = {
  price: '€\u00a0−1.234,50',
  wholePrice: '€\u00a0−89',
  count: '−3',
  percent: '−20%',
  zero: '€\u00a00,00',
  differences: ['−€\u00a012,00', '€\u00a00,00', '+€\u00a024,00'],
  wholeDifferences: ['−€\u00a012', '€\u00a00', '+€\u00a024'],
  shares: ['−1,5%', '0%', '+1,5%'],
};

/** With U+2212. */
const signs: Readonly<Record<Locale, typeof frenchSigns>> = {
  fr_FR: frenchSigns,
  fr_BE: frenchSigns,
  es_ES: spanishSigns,
  it_IT: { ...spanishSigns, percent: '−20%', shares: ['−1,5%', '0%', '+1,5%'] },
  nl_NL: dutchSigns,
  nl_BE: dutchSigns,
};

describe.each(locales)('the formatter of %s', (locale) => {
  const format = createFormat(locale);
  const expected = cells[locale];

  it('formats amounts and numbers by the voice guide', () => {
    expect({
      price: format.price(123_450),
      wholePrice: format.wholePrice(8_850),
      counts: [format.count(4146), format.count(12_345)],
      percent: format.percent(10),
      rating: format.rating(8.7),
      wholeRating: format.rating(9),
      distance: format.distance(11.6),
    }).toEqual({
      price: expected.price,
      wholePrice: expected.wholePrice,
      counts: expected.counts,
      percent: expected.percent,
      rating: '8,7',
      wholeRating: '9,0',
      distance: expected.distance,
    });
  });

  it('formats dates and times by the voice guide', () => {
    expect({
      numeric: format.numericDate(may14),
      chip: readable(format.chipDate(may14)),
      chipFirst: readable(format.chipDate(may1)),
      long: readable(format.longDate(may14)),
      range: readable(format.dateRange(may14, isoDate('2026-05-17'))),
      rangeTwoMonths: readable(format.dateRange(may14, isoDate('2026-06-02'))),
      times: ['15:00', '15:30', '09:00'].map(format.time),
      month: readable(format.monthTitle('2026-12')),
    }).toEqual({
      numeric: expected.numeric,
      chip: expected.chip,
      chipFirst: expected.chipFirst,
      long: expected.long,
      range: expected.range,
      rangeTwoMonths: expected.rangeTwoMonths,
      times: expected.times,
      month: expected.month,
    });
  });

  it('writes a negative number with a minus sign, and a difference with its sign', () => {
    expect({
      price: format.price(-123_450),
      wholePrice: format.wholePrice(-8_900),
      count: format.count(-3),
      percent: format.percent(-20),
      zero: format.price(-0),
      differences: [-1_200, 0, 2_400].map(format.signedPrice),
      // Both are rounded away from 0.
      wholeDifferences: [-1_150, 0, 2_350].map(format.signedWholePrice),
      shares: [-1.5, 0, 1.5].map(format.signedPercent),
    }).toEqual(signs[locale]);
  });

  it('uses only no-break spaces inside amounts and units', () => {
    const texts = [
      format.price(-123_450),
      format.wholePrice(1_000_000),
      format.percent(5.5),
      format.distance(1200),
    ];
    for (const text of texts) expect(text).not.toMatch(/[\u0020\u2009]/);
  });

  it('allows a line break in a date only after a written weekday and between two dates', () => {
    const july9 = isoDate('2026-07-09');
    const dates = [
      format.numericDate(may14),
      format.chipDate(may14),
      format.longDate(may14),
      format.dateRange(may14, isoDate('2026-05-17')),
      format.longDateRange(may14, isoDate('2026-05-17')),
      format.monthTitle('2026-12'),
      ...format
        .fullDate(may14)
        .split(/(?<=^\S+) /)
        .slice(1),
      ...format.dateRange(may14, july9).split(/(?<=–) /),
      ...format.longDateRange(may14, july9).split(/(?<=–) /),
    ];
    expect(dates).toHaveLength(11);
    for (const date of dates) expect(date).not.toMatch(/[\u0020\u2009]|–\d/);
  });

  it('starts the week on Monday [DATE-014]', () => {
    expect(format.weekdayNames('long')[0]).toMatch(/^(lundi|lunes|maandag|lunedì)$/);
    expect(format.weekdayNames()).toHaveLength(7);
  });
});

describe('the formatter', () => {
  const french = createFormat('fr_FR');

  it('rounds displayed prices up to whole euros [CARD-014]', () => {
    expect([8801, 8899, 8900].map(french.wholePrice)).toEqual(['89\u00a0€', '89\u00a0€', '89\u00a0€']);
  });

  it('prints the years of a range across two years', () => {
    expect(readable(french.dateRange(isoDate('2026-12-30'), isoDate('2027-01-01')))).toBe(
      '30 déc. 2026 – 1er janv. 2027',
    );
    expect(readable(french.dateRange(may1, isoDate('2026-05-03')))).toBe('1er–3 mai');
    expect(readable(french.dateRange(may14, may14))).toBe('14 mai');
  });

  it.each([
    ['fr_FR', '14–17 mai 2026', '14 mai – 1er juin 2026', '30 décembre 2026 – 1er janvier 2027'],
    [
      'es_ES',
      '14–17 de mayo de 2026',
      '14 de mayo – 1 de junio de 2026',
      '30 de diciembre de 2026 – 1 de enero de 2027',
    ],
    ['nl_NL', '14–17 mei 2026', '14 mei – 1 juni 2026', '30 december 2026 – 1 januari 2027'],
    ['it_IT', '14–17 maggio 2026', '14 maggio – 1 giugno 2026', '30 dicembre 2026 – 1 gennaio 2027'],
  ] as const)(
    'prints the year of order days in %s, once when both share it',
    (locale, month, months, years) => {
      const { longDateRange } = createFormat(locale);
      const written = [
        longDateRange(may14, isoDate('2026-05-17')),
        longDateRange(may14, isoDate('2026-06-01')),
        longDateRange(isoDate('2026-12-30'), isoDate('2027-01-01')),
      ];
      expect(written.map(readable)).toEqual([month, months, years]);
      expect(longDateRange(may1, may1)).toBe(createFormat(locale).longDate(may1));
    },
  );

  it.each([
    ['fr_FR', '+33123456789', '01 23 45 67 89'],
    ['es_ES', '+34912345678', '912 34 56 78'],
    ['nl_NL', '+31201234567', '020 123 4567'],
    ['nl_NL', '+31612345678', '06 12 34 56 78'],
    ['nl_NL', '+31111234567', '0111 234 567'],
    ['it_IT', '+390212345678', '02 1234 5678'],
    ['it_IT', '+393471234567', '347 123 4567'],
    ['nl_BE', '+3221234567', '02 123 45 67'],
    ['fr_BE', '+32470123456', '0470 12 34 56'],
    ['fr_BE', '+3281123456', '081 12 34 56'],
    ['es_ES', '+33123456789', '+33 1 23 45 67 89'],
    ['fr_FR', '+390212345678', '+39 02 1234 5678'],
    ['fr_FR', '+4930123456', '+4930123456'],
    ['fr_FR', 'poste 12', 'poste 12'],
  ] as const)('groups a phone number for %s: %s', (locale, e164, written) => {
    expect(createFormat(locale).phone(e164).replaceAll('\u00a0', ' ')).toBe(written);
  });

  it('formats the time of an instant by the market’s clock, in summer and winter', () => {
    expect(french.timeOf(Date.parse('2026-07-01T10:05:00Z'))).toBe('12\u00a0h\u00a005');
    expect(french.timeOf(Date.parse('2026-12-01T10:05:00Z'))).toBe('11\u00a0h\u00a005');
  });

  it('returns text unchanged that is neither a time nor a month', () => {
    expect([french.time('25:00'), french.time(''), french.monthTitle('2026-13')]).toEqual([
      '25:00',
      '',
      '2026-13',
    ]);
  });
});

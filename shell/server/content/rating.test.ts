import { organizationOf, parseRating, ratingLineOf } from './rating';

const text = '4.5/5 4146 2026-03-01 Avis vérifiés';

describe('the configured rating', () => {
  it('is printed in the visitor’s number and date format [FOOT-008]', () => {
    expect(ratingLineOf(parseRating(text), 'fr_FR')).toEqual({
      score: '4,5',
      max: '5',
      count: 4146,
      source: 'Avis vérifiés',
      date: '1er\u00a0mars\u00a02026',
    });
  });

  it('is 4.5 of 5 from 4146 reviews in the structured data too [SEO-009]', () => {
    expect(organizationOf('Détour', 'http://fr.localhost', parseRating(text))).toMatchObject({
      '@type': 'Organization',
      aggregateRating: { ratingValue: 4.5, bestRating: 5, reviewCount: 4146 },
    });
  });

  it('is not shown without source and date', () => {
    expect(parseRating('')).toBeNull();
    expect(ratingLineOf(null, 'fr_FR')).toBeNull();
    expect(organizationOf('Détour', 'http://fr.localhost', null)).not.toHaveProperty('aggregateRating');
    for (const broken of ['4.5/5', '4.5/5 4146', '4.5/5 4146 2026-03-01', '4.5/5 4146 2026-13-01 Source'])
      expect(() => parseRating(broken)).toThrow('must read');
  });
});

import type { Flow } from '@detour/shared-contracts/mount';
import { manyOffers, offersOf } from '../../testing/offer.fixture';
import { wordsOf } from '../../testing/text.fixture';
import { toResultsHead } from './results-head.view-model';

const answer = offersOf(manyOffers(24), { totalCount: 60 });

const context = { ...wordsOf('fr_FR'), site: { brand: 'Détour', locale: 'fr_FR' } } as const;
const head = (page: number, flow: Flow = 'booking') =>
  toResultsHead({ ...context, search: { flow, page }, answer });

describe('the head of the results', () => {
  it('links the neighbours of a page in the middle [SEO-005]', () => {
    expect(head(1)).toMatchObject({
      title: 'Séjours et week-ends, page 2 – Détour',
      canonicalPath: '/recherche?page=1',
      previousPath: '/recherche',
      nextPath: '/recherche?page=2',
      robots: 'index,follow',
    });
  });

  it('has no neighbour before the first page and after the last [SEO-005]', () => {
    expect(head(0).previousPath).toBeUndefined();
    expect(head(0).nextPath).toBe('/recherche?page=1');
    expect(head(2).nextPath).toBeUndefined();
  });

  it('keeps the flow in each URL', () => {
    expect(head(1, 'gifting').nextPath).toBe('/recherche?flow=gifting&page=2');
    expect(head(1, 'hotel').nextPath).toBe('/recherche?flow=hotel&page=2');
    expect(head(1, 'activity').nextPath).toBe('/activites?page=2');
  });

  it('is not indexed past the last page', () => {
    expect(head(7).robots).toBe('noindex,follow');
  });

  it('has the searched place in its title, and a default title before a response', () => {
    const destination = { id: '28', label: 'Normandie', category: 'region' };
    const first = { ...context, search: { flow: 'booking', page: 0 } } as const;
    expect(toResultsHead({ ...first, answer: offersOf([], { details: { destination } }) }).title).toBe(
      'Normandie\u202f: séjours et week-ends – Détour',
    );
    expect(toResultsHead({ ...first, answer: null })).toEqual({
      title: 'Séjours et week-ends – Détour',
      canonicalPath: '/recherche',
      robots: 'index,follow',
    });
  });
});

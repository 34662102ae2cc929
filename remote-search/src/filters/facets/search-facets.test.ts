import { toActivityGroups, toSearchFacets } from './search-facets';

describe('facets', () => {
  const value = (id: string, name: string, count: number) => ({ id, name, count });

  it('are grouped by property, each value with name, id and count [FILT-052] [FILT-053] [FILT-054]', () => {
    const facets = toSearchFacets({
      properties: [
        { propertyType: 'facility', values: [value('spa', 'Spa', 3)] },
        { propertyType: 'score', values: [value('9', '9+', 2)] },
        { propertyType: 'stars', values: [value('4', '4 étoiles', 5)] },
        { propertyType: 'type', values: [value('castle', 'Château', 1)] },
        { propertyType: 'environment', values: [value('sea', 'Mer', 6)] },
        { propertyType: 'style', values: [value('design', 'Contemporain', 7)] },
        { propertyType: 'price', values: [value('2000', '20 €', 1), value('1000', '10 €', 4)] },
      ],
    });
    expect(facets).toMatchObject({
      facilities: [{ value: 'spa', name: 'spa', label: 'Spa', count: 3 }],
      hotelScores: [{ value: 9, label: '9+', count: 2 }],
      stars: [{ value: 4, label: '4 étoiles', count: 5 }],
      hotelTypes: [{ name: 'castle', value: 'castle', label: 'Château', count: 1 }],
      hotelEnvironments: [{ key: 'sea', label: 'Mer', count: 6 }],
      hotelStyles: [{ name: 'design', label: 'Contemporain', count: 7 }],
      prices: [
        { from: 1000, count: 4 },
        { from: 2000, count: 1 },
      ],
    });
  });

  it('provide the counts of the activity groups [FILT-055]', () => {
    const { tags } = toSearchFacets({
      properties: [{ propertyType: 'tag', values: [value('110', 'Spa', 3)] }],
    });
    const list = [
      { id: 110, name: 'Spa' },
      { id: 111, name: 'Massage' },
    ];
    expect(toActivityGroups({ listActivities: [{ name: 'Bien-être', list }] }, { tags })).toEqual([
      {
        name: 'Bien-être',
        list: [
          { id: 110, name: 'Spa', count: 3 },
          { id: 111, name: 'Massage', count: 0 },
        ],
      },
    ]);
  });
});

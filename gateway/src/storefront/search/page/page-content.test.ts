import { emptyCriteria } from '@detour/shared-contracts/criteria';
import { searchCriteriaOf } from '@detour/shared-contracts/rules';
import { openSearchDesk, type SearchDesk } from '../../../../test/search-desk';

let desk: SearchDesk;

beforeAll(async () => {
  desk = await openSearchDesk();
}, 120_000);

afterAll(() => desk.close());

const page = { pagination: { page: 0, limit: 24 } };

describe('the content beside the results', () => {
  it('has links to nearby searches with their number of results [SRCH-017] [SRCH-054]', async () => {
    const { suggestionSections = [] } = await desk.search({}, page);
    expect(suggestionSections.map(({ title }) => title)).toEqual(['Par région']);
    const [link] = suggestionSections[0]!.links;
    expect(link!.url).toMatch(/^\/recherche#region=/);
    const found = await desk.search({ region: link!.url.split('=')[1]! });
    expect(found.totalCount).toBe(link!.numberOfOffers);
    expect(found.searchDetails.destination?.label).toBe(link!.label);
  });

  it('links the towns of the searched region, or those around the searched town', async () => {
    const region = await desk.search({ region: 'FR-NOR' }, page);
    const [section] = region.suggestionSections ?? [];
    expect(section?.title).toContain('Normandie');
    const id = section!.links[0]!.url.split('=')[1]!;
    const town = await desk.search({ city: id }, page);
    expect(town.totalCount).toBe(section!.links[0]!.numberOfOffers);
    expect(town.suggestionSections?.[0]?.links.map(({ url }) => url)).not.toContain(`/recherche#city=${id}`);
  });

  it('has a title, a description and a text for search engines, in the locale [SEO-004] [SEO-006]', async () => {
    const { pageMeta } = await desk.search({}, { ...page, locale: 'nl_BE', flow: 'gifting' });
    expect(pageMeta).toMatchObject({
      pageTitle: 'Cadeauverblijven',
      canonicalUrl: '/nl/zoeken?flow=gifting',
      metaRobots: 'index,follow',
    });
    expect(pageMeta!.serpSeoLargeContent).toContain('zonder datum');
    expect(pageMeta!.alternateUrls.map(({ locale }) => locale)).toContain('es_ES');
  });

  it.each([
    ['everything', {}, 'index,follow'],
    ['a place and guests', { region: 'FR-NOR', adult: 2, child: 1 }, 'index,follow'],
    ['a filter', { facilities: 'spa' }, 'noindex,follow'],
    ['dates', { checkin: '2026-12-18', night: 2 }, 'noindex,follow'],
    ['nothing found', { city: 'nowhere' }, 'noindex,follow'],
  ] as const)('tells crawlers about a search of %s: %s is %s [SEO-004]', async (_, criteria, robots) => {
    const { pageMeta } = await desk.search(criteria, page);
    expect(pageMeta?.metaRobots).toBe(robots);
  });

  it.each([
    ['the whole list', {}, 'index,follow'],
    ['a place', { place: { key: 'region', id: 'FR-NOR' } }, 'index,follow'],
    ['a filter', { stars: [4] }, 'noindex,follow'],
  ] as const)(
    'tells crawlers about the request that the shop itself sends for %s: %s is %s [SEO-004]',
    async (_, criteria, robots) => {
      for (const flow of ['booking', 'gifting'] as const) {
        const { pageMeta } = await desk.search(searchCriteriaOf({ ...emptyCriteria, ...criteria }, flow), {
          ...page,
          flow,
        });
        expect(pageMeta?.metaRobots).toBe(robots);
      }
    },
  );

  it('is absent from later pages, maps and widened searches', async () => {
    for (const more of [
      { pagination: { page: 1, limit: 24 } },
      { pagination: { page: 0, limit: 3 } },
      { ...page, performMapSearch: true },
    ]) {
      const answer = await desk.search({}, more);
      expect(answer.suggestionSections).toBeUndefined();
      expect(answer.pageMeta).toBeUndefined();
    }
  });
});

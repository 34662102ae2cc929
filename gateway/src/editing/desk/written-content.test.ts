import type {
  EditedItem,
  HeldBoxOffers,
  Homepage,
  LandingPage,
  NavigationResponse,
  OffersResponse,
} from '@detour/shared-contracts/api';
import { printPath, type Locale } from '@detour/shared-contracts/sites';
import { catalogueShop } from '../../../test/catalogue-shop';
import { bodyOf } from '../../../test/search-desk';
import { enterStaff, passcode } from '../../../test/staff.fixture';
import type { Visitor } from '../../../test/test-app';
import type { NavigationBody } from '../../content/kinds/frame-bodies';
import type { GiftHotelsBody } from '../../content/kinds/gift-hotels-body';
import type { HomeBody } from '../../content/kinds/home-body';
import type { CardLabelsBody } from '../../content/kinds/label-body';
import type { LandingBody } from '../../content/kinds/landing-body';

const gateway = catalogueShop({ RATE_READS: '100000', CARE_PASSCODE: passcode });
let lead: Visitor;

beforeAll(async () => {
  ({ lead } = await enterStaff(gateway.shop, gateway.db));
});

/** Publishes the shop's own content with a change. */
const publishChanged = async <T>(at: string, change: (body: T) => T): Promise<void> => {
  const path = `/api/care/content/${at}`;
  const { version, published } = (await lead.get(path)).json as EditedItem;
  const body = change(published as T);
  const saved = await lead.call('PUT', `${path}/draft`, { body: { base: version, body } });
  expect([saved.status, saved.json.errors]).toEqual([200, undefined]);
  const locale = path.split('/').at(-1) as Locale;
  const answer = await lead.post(`${path}/publish`, {
    body: { base: version + 1, locales: [locale], from: null, until: null },
  });
  expect([answer.status, answer.json.code]).toEqual([200, undefined]);
};

const read = async <T>(path: string): Promise<T> => (await gateway.shop.visitor().get(path)).json as T;

describe('what an editor writes', () => {
  it('gives sections and links of the menu an icon, and lets them stand out [NAV-003]', async () => {
    await publishChanged<NavigationBody>('navigation/all/es_ES', (body) => ({
      ...body,
      sections: [
        {
          id: 'gifts',
          title: 'Regalos',
          icon: 'gift',
          variant: 'strong',
          live: null,
          links: [
            {
              label: 'Tarjeta',
              uri: printPath('giftcard-customization', 'es_ES'),
              icon: 'gift',
              variant: 'strong',
            },
            { label: 'Ayuda', uri: printPath('static', 'es_ES', { id: 'help' }) },
          ],
        },
        ...body.sections,
      ],
    }));
    const { links } = await read<NavigationResponse>('/api/cms/navigation?locale=es_ES');
    const [gifts] = links[0]?.children ?? [];
    expect(gifts).toMatchObject({ label: 'Regalos', icon: 'gift', variant: 'strong' });
    expect(gifts?.children.map(({ icon, variant }) => [icon, variant])).toEqual([
      ['gift', 'strong'],
      [null, null],
    ]);
  });

  it('opens the cards of a block of the home page in a new tab, and of no other [CARD-011]', async () => {
    const blockOf = async (locale: Locale) => {
      const { blocks } = await read<Homepage>(`/api/cms/homepage?locale=${locale}&flow=booking`);
      const found = blocks.find(({ kind }) => kind === 'top-search-results');
      return found?.kind === 'top-search-results' ? found.cards.map(({ newTab }) => newTab) : [];
    };
    expect(await blockOf('it_IT')).toEqual([false, false, false]);
    await publishChanged<HomeBody>('home/booking/it_IT', (body) => ({
      ...body,
      blocks: body.blocks.map((block) => (block.kind === 'live' ? { ...block, newTab: true } : block)),
    }));
    expect(await blockOf('it_IT')).toEqual([true, true, true]);
    expect(await blockOf('fr_FR')).toEqual([false, false, false]);
  });

  it('labels stays for a target group, in the locale of its editor only [CARD-003] [STRESS-004]', async () => {
    const labelsFor = async (locale: Locale, criteria: object) => {
      const body = bodyOf({ adult: 2, ...criteria }, { locale });
      const { json } = await gateway.shop.visitor().post('/api/offers.json', { body });
      return new Set((json as OffersResponse).exactMatch.map(({ targetedLabel }) => targetedLabel));
    };
    expect(await labelsFor('fr_FR', {})).toEqual(new Set([null]));
    expect(await labelsFor('fr_FR', { child: 1, theme: 39 })).toEqual(new Set(['Pensé pour les familles']));
    await publishChanged<CardLabelsBody>('card-labels/all/fr_FR', ({ labels }) => ({
      labels: [...labels, { label: 'Rien qu’à deux', audience: 'couple', themes: [] }],
    }));
    expect(await labelsFor('fr_FR', {})).toEqual(new Set(['Rien qu’à deux']));
    expect(await labelsFor('fr_FR', { adult: 3 })).toEqual(new Set([null]));
    expect(await labelsFor('it_IT', {})).toEqual(new Set([null]));
  });

  it('keeps a hotel for the gifts of certain affiliates, in the locale of its editor only [CALL-002]', async () => {
    const hotelsFor = async (locale: Locale, more = '') => {
      const path = `/api/front/box-offers/MER2N-D-EBOX?locale=${locale}&limit=50${more}`;
      return (await read<HeldBoxOffers>(path)).exactMatch.map(({ hotel }) => hotel.id);
    };
    const before = await hotelsFor('nl_NL');
    const [first = '', ...others] = before;
    await publishChanged<GiftHotelsBody>('gift-hotels/all/nl_NL', ({ hotels }) => ({
      hotels: [...hotels, { hotelId: first, affiliates: ['winter-gifts', 'spring-gifts'] }],
    }));
    expect(await hotelsFor('nl_NL')).toEqual(others);
    expect(await hotelsFor('nl_NL', '&selectivePublicationAffiliateId=spring-gifts')).toEqual(before);
    expect(await hotelsFor('fr_FR')).toContain(first);
  });

  it('says for each block of results of a landing page whether its cards open a new tab [CARD-011]', async () => {
    const tabsOf = async () => {
      const { components } = await read<LandingPage>('/api/cms/landing/last-minute?locale=nl_NL');
      return components.flatMap((part) => (part.component === 'TopSearchResults' ? [part.newTab] : []));
    };
    expect(new Set(await tabsOf())).toEqual(new Set([undefined]));
    let places = 0;
    await publishChanged<LandingBody>('landing/last-minute/nl_NL', (body) => ({
      ...body,
      components: body.components.map((part) => {
        const isResults = part.component === 'Live' && part.live.endsWith('friday');
        return isResults ? { ...part, newTab: (places += 1) === 1 } : part;
      }),
    }));
    expect((await tabsOf()).slice(0, 2)).toEqual([true, false]);
  });
});

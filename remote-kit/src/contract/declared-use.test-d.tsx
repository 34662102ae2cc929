import { facetsCall, quoteCall, type ValidatorLoader } from '@detour/shared-contracts/api';
import {
  applyPatch,
  clampToFlow,
  emptyCriteria,
  parseCriteria,
  printCriteria,
  type CriteriaOf,
} from '@detour/shared-contracts/criteria';
import { declareContract, type NamesOf } from '@detour/shared-contracts/contract/declare';
import type { EventBus, StoragePort } from '@detour/shared-contracts/mount';
import { searchRequestOf } from '@detour/shared-contracts/rules';
import { hotelPath, legalPath, printPath, productPath, summaryAddress } from '@detour/shared-contracts/sites';
import {
  Fragment,
  stayQuery,
  useApi,
  useCriteria,
  useHost,
  usePatchCriteria,
  PlaceMap,
  useMapKey,
  useSite,
  WishlistButton,
  type Api,
  type DefinitionOf,
} from '../index';
import { wishlistPart } from './kit-parts';

// Checked by `tsc`, never executed: an undeclared name does not compile.
const contract = declareContract({
  remote: 'remote-search',
  owner: 'search',
  alert: 'search@example.org',
  mountApi: 1,
  exposes: ['./page'],
  pages: ['home'],
  links: ['home', 'hotel', 'single-voucher', 'summary'],
  emits: ['search.results-shown@1'],
  consumes: ['product.offers-drawer-closed@1'],
  calls: ['facets'],
  fragments: ['remote-boxes/box-block'],
  criteria: { reads: ['adults', 'babies', 'children', 'dates'], writes: ['adults', 'dates'] },
  storageKeys: ['recentSearches'],
  host: ['consent.allows', 'storage.read'],
  flags: ['boxes'],
  parts: [wishlistPart],
  deprecations: [],
});
type Names = NamesOf<typeof contract>;

const shown = { totalCount: 1, hash: '' };
const anything = (() => Promise.resolve(() => true)) as unknown as ValidatorLoader<never>;
declare const takeBus: (bus: EventBus<'search.offer-selected@1', never>) => void;
declare const takeQuote: (api: Api<{ readonly calls: 'quote' }>) => void;
declare const takeFacets: (api: Api<{ readonly calls: 'facets' }>) => void;
declare const takeStorage: (storage: Pick<StoragePort<'consent'>, 'read'>) => void;

export const HostUse = () => {
  const { bus, storage, consent } = useHost<Names>();
  bus.emit('search.results-shown@1', shown);
  bus.emit('account.wishlist-changed@1', { items: [] });
  bus.on('product.offers-drawer-closed@1');
  storage.read('recentSearches');
  consent.allows('preferences');
  // @ts-expect-error -- consumed, not emitted
  bus.emit('product.offers-drawer-closed@1', {});
  // @ts-expect-error -- emitted, not consumed
  bus.on('search.results-shown@1');
  // @ts-expect-error -- a bus with fewer events
  takeBus(bus);
  // @ts-expect-error -- another key
  storage.read('consent');
  // @ts-expect-error -- another key, behind a function
  takeStorage(storage);
  // @ts-expect-error -- `storage.write` is not declared
  storage.write('recentSearches', '');
  // @ts-expect-error -- `consent.reopen` is not declared
  consent.reopen();
  // @ts-expect-error -- no contract, no event
  useHost().bus.emit('search.results-shown@1', shown);
};

export const CallUse = () => {
  const api = useApi<Names>();
  void api.request(facetsCall, anything);
  takeFacets(api);
  // @ts-expect-error -- another call
  void api.request(quoteCall, anything);
  // @ts-expect-error -- another call, behind a function
  takeQuote(api);
  // @ts-expect-error -- the kit's query needs `stayDetail`
  stayQuery(api, { id: '1', locale: 'fr_FR' });
  // @ts-expect-error -- no contract, no call
  void useApi().request(facetsCall, anything);
};

export const FlagUse = () => {
  const flags = [useSite<Names>().flags.boxes, useSite<Names>().flags.wishlist];
  // @ts-expect-error -- another flag
  void useSite<Names>().flags.payLater;
  // @ts-expect-error -- no contract, no flag
  void useSite().flags.boxes;
  return flags;
};

export const LinkUse = () => [
  printPath<Names>('home', 'fr_FR'),
  productPath<Names>('fr_FR', '1', { kind: 'single-voucher' }),
  printPath('wishlist', 'fr_FR'),
  // @ts-expect-error -- another page
  printPath<Names>('wishlist', 'fr_FR'),
  // @ts-expect-error -- another kind of product
  productPath<Names>('fr_FR', '1', { kind: 'box' }),
  // @ts-expect-error -- a stay, which is another page
  productPath<Names>('fr_FR', '1'),
  // @ts-expect-error -- prints the address of another page
  legalPath<Names>('fr_FR', 'cookies'),
];

export const CriteriaReads = () => {
  const criteria = useCriteria<Names>();
  const parsed = parseCriteria<Names>('', 0, 'fr_FR');
  const { navigation } = useHost<Names>();
  const read: unknown[] = [criteria.adults, criteria.dates, parsed.dates, navigation.criteria().dates];
  const carried = [printCriteria(criteria), clampToFlow(criteria, 'activity').adults];
  // @ts-expect-error -- another member
  read.push(criteria.sort);
  // @ts-expect-error -- another member, of a parsed hash
  read.push(parsed.sort);
  // @ts-expect-error -- another member, of the host
  read.push(navigation.criteria().sort);
  // @ts-expect-error -- another member, after a change
  read.push(clampToFlow(criteria, 'activity').sort);
  // @ts-expect-error -- a function that reads other members
  searchRequestOf(criteria, 'booking', 'fr_FR');
  // @ts-expect-error -- a function that reads an optional member that is not declared
  takeTheme(criteria);
  // @ts-expect-error -- no contract, no member
  read.push(useCriteria().adults);
  return [read, carried];
};

declare const takeTheme: (criteria: CriteriaOf<{ readonly reads: { readonly theme: true } }>) => void;

export const CriteriaWrites = () => {
  const criteria = useCriteria<Names>();
  const patch = usePatchCriteria<Names>();
  const { navigation } = useHost<Names>();
  const changed = applyPatch<Names>(criteria, { dates: null });
  patch({ adults: 3, dates: null });
  navigation.patchCriteria({ adults: null });
  // @ts-expect-error -- another member
  patch({ sort: 'promo' });
  // @ts-expect-error -- read, not written
  patch({ children: 1 });
  // @ts-expect-error -- another member, through the host
  navigation.patchCriteria({ sort: 'promo' });
  // @ts-expect-error -- another member
  applyPatch<Names>(criteria, { sort: 'promo' });
  // @ts-expect-error -- another member, of empty criteria
  applyPatch<Names>(emptyCriteria, { sort: 'promo' });
  // @ts-expect-error -- a changed copy, which has passed no patch
  printCriteria({ ...criteria, sort: 'promo' });
  // @ts-expect-error -- a changed copy in an address
  hotelPath<Names>('fr_FR', '1', { flow: 'hotel', criteria: { ...criteria, anchor: 'products' } });
  // @ts-expect-error -- criteria of a contract are not all criteria
  applyPatch(criteria, { sort: 'promo' });
  // @ts-expect-error -- a function that writes other members
  summaryAddress<Names>('fr_FR', { id: '1', criteria: emptyCriteria });
  // @ts-expect-error -- no contract, no member
  usePatchCriteria()({ adults: 3 });
  return hotelPath<Names>('fr_FR', '1', { flow: 'hotel', criteria: changed });
};

const place = { name: '', lat: 0, lng: 0 };

export const PartUse = () => {
  // @ts-expect-error -- without its contract
  useMapKey();
  useMapKey<Names>();
  return (
    <>
      <Fragment<Names> remote="remote-boxes" name="box-block" props={{}} />
      <WishlistButton<Names> type="STAY" id="1" label="" />
      {/* @ts-expect-error -- no contract, no fragment */}
      <Fragment remote="remote-boxes" name="box-block" props={{}} />
      {/* @ts-expect-error -- another fragment */}
      <Fragment<Names> remote="remote-search" name="searchbox" props={{}} />
      <PlaceMap<Names> place={place} label="" text={String} data-testid="" />
      {/* @ts-expect-error -- no contract, no part */}
      <PlaceMap place={place} label="" text={String} data-testid="" />
      {/* @ts-expect-error -- no contract, no part */}
      <WishlistButton type="STAY" id="1" label="" />
    </>
  );
};

const page = { prefetch: () => Promise.resolve({ head: { title: '' } }), Component: () => null };
export const definition: DefinitionOf<typeof contract> = {
  remote: 'remote-search',
  styleKey: 'search',
  contract,
  // @ts-expect-error -- the contract has no such page
  pages: { home: page, hotel: page },
};
// @ts-expect-error -- the contract's page is missing
export const pages: DefinitionOf<typeof contract>['pages'] = {};

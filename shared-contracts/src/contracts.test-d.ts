import { validateCreateOrderRequest, validateOffers, eventValidators } from '../generated/validators';
import { createOrderCall, offersCall, quoteCall } from './api';
import type {
  CallBody,
  CallParams,
  CallResponse,
  OffersRequest,
  OffersResponse,
  OrderRequest,
  Quote,
} from './api';
import { isoDate, type IsoDate } from './base';
import type { CriteriaPatch } from './criteria';
import type { EventPayload } from './events';
import type { EventBus } from './mount';
import { storedItems, type StoredItem } from './platform';
import { matchPath, printPath, type RouteMatch } from './sites';

// Checked by `tsc`, never executed: pins the public types of this package.
type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <T extends true>(): T | undefined => undefined;

holds<Equal<CallBody<typeof offersCall>, OffersRequest>>();
holds<Equal<CallResponse<typeof offersCall>, OffersResponse>>();
holds<Equal<CallResponse<typeof quoteCall>, Quote>>();
holds<Equal<CallParams<typeof quoteCall>, { id: string }>>();
holds<Equal<CallBody<typeof createOrderCall>, OrderRequest>>();

const unknown: unknown = {};
if (validateOffers(unknown)) holds<Equal<typeof unknown, OffersResponse>>();
if (validateCreateOrderRequest(unknown)) holds<Equal<typeof unknown, OrderRequest>>();
if (eventValidators['search.results-shown@1'](unknown))
  holds<Equal<typeof unknown, EventPayload<'search.results-shown@1'>>>();

declare const bus: EventBus;
bus.emit('search.results-shown@1', { totalCount: 1, hash: '' });
// @ts-expect-error -- a member of the payload is missing
bus.emit('search.results-shown@1', { totalCount: 1 });
// @ts-expect-error -- no such version
bus.emit('search.results-shown@2', { totalCount: 1, hash: '' });

const answer = matchPath('fr', '/');
if (!('redirect' in answer)) holds<Equal<typeof answer, RouteMatch>>();
// @ts-expect-error -- no such page
printPath('checkout', 'fr_FR');
// @ts-expect-error -- English is not a locale of the shop
printPath('home', 'en_GB');

// @ts-expect-error -- a text is not a date until it is parsed
export const date: IsoDate = '2026-05-14';
export const parsed: IsoDate = isoDate('2026-05-14');
export const patch: CriteriaPatch = { place: null, adults: 3, dates: null };
// @ts-expect-error -- no such member
export const wrongPatch: CriteriaPatch = { adult: 3 };
export const items: readonly StoredItem[] = storedItems;

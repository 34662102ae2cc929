import { define } from '../define-call';
import * as activitySearch from './activity-search.schema';
import * as content from '../content/content.schema';
import * as search from './search.schema';

/** Search, facets, places and activities. */
export const searchCalls = {
  offers: define({
    method: 'POST',
    path: '/api/offers.json',
    body: search.OffersRequest,
    response: search.OffersResponse,
    summary: 'Search stays',
  }),
  facets: define({
    method: 'GET',
    path: '/api/facets.json',
    query: search.FacetsQuery,
    response: search.FacetsResponse,
    summary: 'Facets of a search with counts',
  }),
  activitySearch: define({
    method: 'POST',
    path: '/api/search/activity-only.json',
    body: activitySearch.ActivitySearchRequest,
    response: activitySearch.ActivitySearchResponse,
    summary: 'Search day activities',
  }),
  activityDestinations: define({
    method: 'GET',
    path: '/api/activity-only/destinations.json',
    query: content.LocaleQuery,
    response: activitySearch.ActivityDestinationsResponse,
    summary: 'Cities with day activities',
  }),
  activities: define({
    method: 'GET',
    path: '/api/activities.json',
    query: activitySearch.ActivityListQuery,
    response: activitySearch.ActivityListResponse,
    summary: 'Names behind activity ids',
  }),
  autocomplete: define({
    method: 'GET',
    path: '/api/autocomplete-geonames.json',
    query: search.AutocompleteQuery,
    response: search.SuggestionsResponse,
    summary: 'Places that match what is typed',
  }),
  recommended: define({
    method: 'GET',
    path: '/api/recommendedAutocomplete.json',
    query: search.RecommendedQuery,
    response: search.SuggestionsResponse,
    summary: 'Recommended places',
  }),
  searchCalendar: define({
    method: 'GET',
    path: '/api/calendar/availabilities.json',
    query: search.SearchCalendarQuery,
    response: search.SearchCalendarResponse,
    summary: 'Prices per day for the search calendar',
  }),
} as const;

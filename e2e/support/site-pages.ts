import { expect } from 'playwright/test';
import { printPath, siteOf, type Locale, type PageName } from '@detour/shared-contracts/sites';
import { askShop } from './http';
import { ports } from './shop';

/** Origin of a locale's site on the tested shop. */
export const originOf = (locale: Locale): string => {
  const chosen = process.env['SHOP_ORIGIN'];
  const port = chosen ? new URL(chosen).port : String(ports.shell);
  return `http://${siteOf(locale)}.localhost:${port}`;
};

/** On a site with two languages, pages without a prefix name their language in the URL. */
const withLocale = (locale: Locale, path: string): string =>
  locale.endsWith('_BE') && !/^\/(fr|nl)(\/|$)/.test(path)
    ? `${path}${path.includes('?') ? '&' : '?'}locale=${locale}`
    : path;

export const addressOf = (
  locale: Locale,
  page: PageName,
  params: Readonly<Record<string, string>> = {},
  search = '',
): string => originOf(locale) + withLocale(locale, printPath(page, locale, params) + search);

/** An answer of the gateway. Fails on any other status than 200. */
export const askJson = async <T>(locale: Locale, path: string, body?: object): Promise<T> => {
  const origin = originOf(locale);
  const answer = await askShop(origin + path, {
    method: body ? 'POST' : 'GET',
    headers: { origin, 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  });
  expect(answer.status, `${path}: ${answer.body.slice(0, 300)}`).toBe(200);
  return JSON.parse(answer.body) as T;
};

interface FoundStay {
  readonly id: string;
  readonly uri: string;
  readonly hotel: { readonly id: string; readonly review: { readonly average: number } | null };
}

/** Stays on sale in a locale's market, in search order. */
export const findStays = async (locale: Locale, limit = 3): Promise<readonly FoundStay[]> =>
  (
    await askJson<{ exactMatch: FoundStay[] }>(locale, '/api/offers.json', {
      locale,
      flow: 'booking',
      searchServiceProvider: 'default',
      orderBy: 'priceQuality',
      pagination: { page: 0, limit },
      numberOfPackagesPerHotel: 1,
      searchCriteria: { adult: 2 },
    })
  ).exactMatch;

export interface FoundBox {
  readonly code: string;
  readonly slug: string;
  readonly price: { readonly sellPrice: number };
}

export const findBoxes = async (locale: Locale): Promise<readonly FoundBox[]> =>
  (await askJson<{ boxes: FoundBox[] }>(locale, `/api/gateway/boxes/search?locale=${locale}`)).boxes;

interface CalendarAnswer {
  readonly days: Readonly<Record<string, { readonly minLos: number } | null>>;
}

const monthsAhead = (months: number): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)).toISOString().slice(0, 7);
};

export interface StayDates {
  readonly checkin: string;
  readonly checkout: string;
}

/** Available dates of a stay: the n-th check-in of the month this many months ahead. */
export const findDates = async (
  locale: Locale,
  id: string,
  { months = 2, nth = 0 }: { readonly months?: number; readonly nth?: number } = {},
): Promise<StayDates> => {
  const { days } = await askJson<CalendarAnswer>(
    locale,
    `/api/product/${id}/availabilities.json?month=${monthsAhead(months)}&length=1&adult=2&child=0&baby=0`,
  );
  const starts = Object.entries(days).flatMap(([day, facts]) => (facts ? [day] : []));
  for (const checkin of starts.slice(nth)) {
    const [nights] = await askJson<readonly number[]>(
      locale,
      `/api/weekend/${id}/packageCheckoutNights.json?locale=${locale}&checkin=${checkin}&adult=2&child=0&baby=0`,
    );
    if (nights === undefined) continue;
    const checkout = new Date(Date.parse(checkin) + nights * 86_400_000).toISOString().slice(0, 10);
    return { checkin, checkout };
  }
  throw new Error(`The stay ${id} has no available check-in in ${monthsAhead(months)}.`);
};

interface FoundActivity {
  readonly id: string;
}

/** Day activities of a locale's market. */
export const findActivities = async (locale: Locale, limit = 3): Promise<readonly FoundActivity[]> => {
  const { exactMatch } = await askJson<{ exactMatch: { activityOnlyPackages: FoundActivity[] }[] }>(
    locale,
    '/api/search/activity-only.json',
    { locale, page: 0, limit, numberOfPackagesPerHotel: 20, searchCriteria: { adult: 2 } },
  );
  return exactMatch.flatMap(({ activityOnlyPackages }) => activityOnlyPackages);
};

/** An activity whose day is booked here (`slots`), or agreed with its partner. */
export const findVisit = async (
  locale: Locale,
  booking: 'slots' | 'partner',
): Promise<{ readonly id: string; readonly uri: string }> => {
  for (const { id } of await findActivities(locale, 20)) {
    const { uri, partner } = await askJson<{ uri: string; partner: { booking: string } | null }>(
      locale,
      `/api/activity-only/weekend/${id}/detail.json?locale=${locale}`,
    );
    if (partner?.booking === booking) return { id, uri };
  }
  throw new Error(`No activity on sale is booked by ${booking}.`);
};

interface QuoteAnswer {
  readonly bookable: boolean;
  readonly activityChoices: readonly { readonly dates: readonly unknown[] }[];
}

/** A stay with an activity that has several possible days, and dates for it. */
export const findDatedActivity = async (
  locale: Locale,
): Promise<{ readonly id: string; readonly dates: StayDates }> => {
  const { exactMatch } = await askJson<{ exactMatch: FoundStay[] }>(locale, '/api/offers.json', {
    locale,
    flow: 'booking',
    searchServiceProvider: 'default',
    orderBy: 'priceQuality',
    pagination: { page: 0, limit: 40 },
    numberOfPackagesPerHotel: 5,
    // Wellness has treatments by appointment.
    searchCriteria: { adult: 2, theme: 26 },
  });
  for (const { id } of exactMatch) {
    const dates = await findDates(locale, id, { months: 3 }).catch(() => null);
    if (!dates) continue;
    const nights = (Date.parse(dates.checkout) - Date.parse(dates.checkin)) / 86_400_000;
    const { bookable, activityChoices } = await askJson<QuoteAnswer>(
      locale,
      `/api/product/${id}/quote?locale=${locale}&checkin=${dates.checkin}&nights=${nights}&adult=2&child=0&baby=0`,
    );
    if (bookable && activityChoices.some((choice) => choice.dates.length > 1)) return { id, dates };
  }
  throw new Error('No stay on sale has an activity by appointment.');
};

interface TermsAnswer {
  readonly bookable: boolean;
  readonly activityChoices: readonly unknown[];
  /** Cents. Null when it cannot be booked. */
  readonly finalPrice: { readonly amountToPay: number } | null;
  readonly cancellationPolicy: {
    readonly cancellationDeadline: string | null;
    readonly steps?: readonly { readonly percent: number }[];
  };
}

type Terms = TermsAnswer['cancellationPolicy'];

interface FoundTerms {
  readonly id: string;
  readonly dates: StayDates;
}

/** A stay without activities by appointment, on the n-th available day, when its terms are the wanted ones. */
const findTerms = async (
  locale: Locale,
  id: string,
  {
    when,
    isWanted,
  }: {
    readonly when: Parameters<typeof findDates>[2];
    readonly isWanted: (terms: Terms, amount: number) => boolean;
  },
): Promise<FoundTerms | null> => {
  const dates = await findDates(locale, id, when).catch(() => null);
  if (!dates) return null;
  const nights = (Date.parse(dates.checkout) - Date.parse(dates.checkin)) / 86_400_000;
  const { bookable, activityChoices, cancellationPolicy, finalPrice } = await askJson<TermsAnswer>(
    locale,
    `/api/product/${id}/quote?locale=${locale}&checkin=${dates.checkin}&nights=${nights}&adult=2&child=0&baby=0`,
  );
  const isFound =
    bookable && activityChoices.length === 0 && isWanted(cancellationPolicy, finalPrice?.amountToPay ?? 0);
  return isFound ? { id, dates } : null;
};

/** A stay in three months that gives everything back today. */
export const findRefundable = async (locale: Locale): Promise<FoundTerms> => {
  for (const { id } of (await findStays(locale, 40)).slice(20)) {
    const found = await findTerms(locale, id, {
      when: { months: 3 },
      isWanted: ({ cancellationDeadline }) => cancellationDeadline !== null,
    });
    if (found) return found;
  }
  throw new Error('No stay in three months gives its price back.');
};

/** The same, for an amount that can be paid in three and in four parts. */
export const findForParts = async (locale: Locale): Promise<FoundTerms> => {
  for (const { id } of await findStays(locale, 60)) {
    const found = await findTerms(locale, id, {
      when: { months: 3, nth: 2 },
      isWanted: ({ cancellationDeadline }, amount) =>
        cancellationDeadline !== null && amount >= 25_000 && amount <= 200_000,
    });
    if (found) return found;
  }
  throw new Error('No stay in three months costs between 250 and 2,000 € and gives them back.');
};

/** A stay in the coming days of which half comes back: its free days are over, and its second step is open. */
export const findHalfRefundable = async (locale: Locale): Promise<FoundTerms> => {
  const days = [1, 2, 3, 4, 5].map((nth) => ({ months: 0, nth }));
  const whens = [...days, { months: 1, nth: 0 }, { months: 1, nth: 2 }];
  for (const { id } of await findStays(locale, 60)) {
    const hasSteps = await findTerms(locale, id, {
      when: { months: 2 },
      isWanted: ({ steps = [] }) => steps.length > 1,
    });
    for (const when of hasSteps ? whens : []) {
      const found = await findTerms(locale, id, {
        when,
        isWanted: ({ steps = [] }) => steps.length === 1 && steps[0]?.percent === 50,
      });
      if (found) return found;
    }
  }
  throw new Error('No stay of the coming days gives half of its price back.');
};

export interface LongerStay {
  readonly id: string;
  readonly checkin: string;
  readonly checkout: string;
  /** A later departure that the stay is sold with. */
  readonly later: string;
  /** Cents of the first departure. */
  readonly price: number;
}

const nightsAfter = (checkin: string, nights: number): string =>
  new Date(Date.parse(checkin) + nights * 86_400_000).toISOString().slice(0, 10);

/** A stay in three months that can be changed for free, and to a later departure that costs much more. */
export const findLongerStay = async (locale: Locale): Promise<LongerStay> => {
  const ask = (id: string, checkin: string, nights: number) =>
    askJson<TermsAnswer & { readonly finalPrice: { readonly amountToPay: number } | null }>(
      locale,
      `/api/product/${id}/quote?locale=${locale}&checkin=${checkin}&nights=${nights}&adult=2&child=0&baby=0`,
    );
  for (const { id } of (await findStays(locale, 40)).slice(10)) {
    const found = await findTerms(locale, id, {
      when: { months: 3, nth: 4 },
      isWanted: ({ cancellationDeadline }) => cancellationDeadline !== null,
    });
    if (!found) continue;
    const { checkin, checkout } = found.dates;
    const [short, long] = await askJson<readonly number[]>(
      locale,
      `/api/weekend/${id}/packageCheckoutNights.json?locale=${locale}&checkin=${checkin}&adult=2&child=0&baby=0`,
    );
    if (short === undefined || long === undefined) continue;
    const [one, other] = [await ask(id, checkin, short), await ask(id, checkin, long)];
    const price = one.finalPrice?.amountToPay ?? 0;
    const more = (other.finalPrice?.amountToPay ?? 0) - price;
    if (other.bookable && other.activityChoices.length === 0 && price > 0 && more > 8000)
      return { id, checkin, checkout, later: nightsAfter(checkin, long), price };
  }
  throw new Error('No stay in three months is sold with two departures.');
};

/** An activity of the demonstration that is no longer sold. Lists omit it; an old link still leads to its page. */
export const expiredActivity = '3020062108';

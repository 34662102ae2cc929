import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { CancellationPolicy, PayLaterMethod, PayLaterQuery } from '@detour/shared-contracts/api';
import type { Cents, IsoDate } from '@detour/shared-contracts/base';
import { countryOf, type Locale } from '@detour/shared-contracts/sites';
import { unwrap, useApi, useSite, type Api } from '@detour/remote-kit';
import type { Names } from '../contract';
import { loadPlans } from './instalments.client';

/** The purchase that may be paid in parts. */
export interface PlanPurchase {
  /** Cents that the visitor pays us, after codes and with insurance. */
  readonly amount: Cents;
  readonly checkin: IsoDate;
  readonly policy: Pick<CancellationPolicy, 'type' | 'cancellableUntil'>;
}

/** The offered plans. */
export interface Plans {
  readonly methods: readonly PayLaterMethod[];
  /** The provider is the sandbox: no money is moved. */
  readonly isTest: boolean;
}

const none: Plans = { methods: [], isTest: false };

/** The day of a deadline, which may have a time. */
const dayOf = (until: string | null): string | undefined => until?.slice(0, 10);

const requestOf = ({ amount, checkin, policy }: PlanPurchase, locale: Locale): PayLaterQuery => {
  const until = dayOf(policy.cancellableUntil);
  return {
    amount,
    cancellationPolicyType: policy.type,
    ...(until !== undefined && { cancellableUntil: until }),
    checkinDate: checkin,
    pos: countryOf(locale).toLowerCase() as PayLaterQuery['pos'],
  };
};

const plansQuery = (api: Api<Names>, request: PayLaterQuery | null) =>
  queryOptions({
    queryKey: ['plans', request],
    queryFn: request ? async ({ signal }) => unwrap(await loadPlans(api, request, signal)) : skipToken,
    staleTime: 60_000,
    retry: false,
  });

/**
 * The plans that the provider offers for a purchase; none without its flag or that of the displays, and none when the request fails: the
 * visitor then pays at once. Null asks nothing. @spec FLAG-008 FLAG-009 INST-013
 */
export const usePlans = (purchase: PlanPurchase | null): Plans => {
  const api = useApi<Names>();
  const { locale, flags } = useSite<Names>();
  const isOn = flags.instalments && flags.payLater && purchase !== null && purchase.amount > 0;
  const { data } = useQuery(plansQuery(api, isOn ? requestOf(purchase, locale) : null));
  return isOn && data ? { methods: data.paymentMethods, isTest: data.isTest ?? false } : none;
};

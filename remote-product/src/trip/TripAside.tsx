import { PurchaseAside, PurchaseFold } from '@detour/shared-checkout';
import { Picture, text } from '@detour/shared-ui';
import type { PriceBreakdown } from '../booking/quote/price-lines.view-model';
import { TripFacts } from './TripFacts';
import { TripPrice } from './TripPrice';
import type { PurchaseView } from './trip.view-model';

export interface TripAsideProps {
  readonly label: string;
  readonly trip: PurchaseView;
  readonly price: PriceBreakdown;
}

/** The purchase beside the form. */
export const TripAside = ({ label, trip, price }: TripAsideProps) => (
  <PurchaseAside
    label={label}
    cover={trip.image && <Picture image={trip.image} alt="" sizes="432px" ratio={16 / 9} />}
    title={trip.title}
    subtitle={trip.subtitle}
  >
    <TripFacts facts={trip.facts} />
    <TripPrice price={price} />
  </PurchaseAside>
);

/** The purchase above the form. */
export const TripFold = ({ trip, price }: Omit<TripAsideProps, 'label'>) => (
  <PurchaseFold
    cover={trip.image && <Picture image={trip.image} alt="" sizes="132px" ratio={1} />}
    name={trip.name}
    short={trip.short}
    amount={price.total.amount}
  >
    <h2 css={text.h3}>{trip.title}</h2>
    <TripFacts facts={trip.facts} />
    <TripPrice price={price} />
  </PurchaseFold>
);

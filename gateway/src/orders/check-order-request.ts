import { checkBuyer, parseIsoDate, type IsoDate, type OrderRequest } from '@detour/shared-contracts';
import { HttpProblem } from '../http/problem';

interface Finding {
  readonly path: string;
  readonly message: string;
}

const period = 'body/items/shortStayItem/reservationCriteria/travelPeriod';

const buyerFindings = ({ buyer }: OrderRequest): readonly Finding[] =>
  checkBuyer(buyer).map(({ field, kind }) => ({
    path: `body/buyer/${field}`,
    message: `is not valid: ${kind}`,
  }));

// Neither is sold yet. Ignoring them would sell less than was asked for.
const itemFindings = ({ items }: OrderRequest): readonly Finding[] => [
  ...(items.insuranceItem ? [{ path: 'body/items/insuranceItem', message: 'insurance is not sold' }] : []),
  ...(items.promotionCodeItem === ''
    ? []
    : [{ path: 'body/items/promotionCodeItem', message: 'the code is not known' }]),
];

const activityFindings = ({ items }: OrderRequest): readonly Finding[] => {
  const { activityDaySelections, travelPeriod } = items.shortStayItem.reservationCriteria;
  return activityDaySelections.flatMap(({ date }, index) =>
    parseIsoDate(date) && date >= travelPeriod.checkinDate && date <= travelPeriod.checkoutDate
      ? []
      : [
          {
            path: `body/items/shortStayItem/reservationCriteria/activityDaySelections/${index}/date`,
            message: 'must be a day of the stay',
          },
        ],
  );
};

/**
 * What the schema cannot say of an order: real dates in their order, a buyer by the same rules as the form, nothing that is not
 * sold. Throws a 400 with every finding; answers the dates.
 * @spec CHK-014 CHK-015 CHK-016
 */
export const checkOrderRequest = (
  order: OrderRequest,
): { readonly checkin: IsoDate; readonly checkout: IsoDate } => {
  const { travelPeriod } = order.items.shortStayItem.reservationCriteria;
  const checkin = parseIsoDate(travelPeriod.checkinDate);
  const checkout = parseIsoDate(travelPeriod.checkoutDate);
  const dates = checkin && checkout && checkin < checkout ? { checkin, checkout } : null;
  const findings = [
    ...(checkin ? [] : [{ path: `${period}/checkinDate`, message: 'must be a day of the calendar' }]),
    ...(dates ? [] : [{ path: `${period}/checkoutDate`, message: 'must be a day after checkinDate' }]),
    ...buyerFindings(order),
    ...itemFindings(order),
    ...activityFindings(order),
  ];
  if (dates && findings.length === 0) return dates;
  throw new HttpProblem({
    status: 400,
    code: 'INVALID_REQUEST',
    detail: 'The order cannot be read as one.',
    errors: findings,
  });
};

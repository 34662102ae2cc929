/** Same shape as `LocalTax` of the API. */
export interface TaxColumn {
  readonly type: 'BOOKING_PERCENTAGE' | 'PER_PERSON_PER_NIGHT';
  readonly amount: number;
  readonly percentage: number;
  readonly currency: 'EUR';
  readonly toBePaidAtHotel: boolean;
  readonly exemptionAge: number;
}

export interface PetsColumn {
  readonly allowed: boolean;
  readonly price: number | null;
  readonly maxWeight: number | null;
  readonly maxNumber: number;
}

export interface ReviewDetailsColumn {
  readonly welcoming: number;
  readonly comfort: number;
  readonly cleanliness: number;
  readonly food: number;
  readonly localization: number;
  readonly priceQualityRatio: number;
}

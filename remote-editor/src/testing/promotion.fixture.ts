import type { PromotionBody, StaffPromotion, WrittenVersion } from '@detour/shared-contracts/api';

const object = (properties: object) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});
const nullable = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });
const whole = (minimum: number) => ({ type: 'integer', minimum, maximum: 100_000_000 });
const day = nullable({ type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const some = (items: object, more: object = {}) => ({ type: 'array', uniqueItems: true, ...more, items });
const words = (...names: string[]) => ({ type: 'string', enum: names });
const tagged = (...oneOf: object[]) => ({
  type: 'object',
  required: ['kind'],
  discriminator: { propertyName: 'kind' },
  oneOf,
});
const kind = (name: string) => ({ const: name, type: 'string' });

/** The schema of the gateway, with fewer choices. */
const schema = object({
  value: tagged(
    object({ kind: kind('percent'), percent: { type: 'integer', minimum: 1, maximum: 90 } }),
    object({ kind: kind('amount'), amount: whole(1) }),
  ),
  way: tagged(
    object({ kind: kind('automatic'), priority: { type: 'integer', minimum: -1000, maximum: 1000 } }),
    object({
      kind: kind('code'),
      purchases: some(words('stay', 'gift_card'), { minItems: 1 }),
      mostUsesPerBuyer: nullable(whole(1)),
    }),
  ),
  exclusive: { type: 'boolean' },
  booking: object({ validFrom: day, validUntil: day }),
  stay: object({
    stayFrom: day,
    stayUntil: day,
    leastDaysBefore: nullable(whole(0)),
    mostDaysBefore: nullable(whole(0)),
    leastNights: nullable(whole(1)),
    mostNights: nullable(whole(1)),
    leastAmount: nullable(whole(1)),
  }),
  products: object({
    flows: some(words('booking', 'hotel')),
    themes: some(words('sea', 'city')),
    hotels: some({ type: 'string' }),
    packages: some({ type: 'string' }),
  }),
  locales: some(words('fr_FR', 'nl_BE')),
  limits: object({
    mostPerOrder: nullable(whole(1)),
    budget: nullable(whole(1)),
    mostUses: nullable(whole(1)),
  }),
});

/** Ten percent on every stay, without conditions. */
export const termsFixture = (change: Partial<PromotionBody> = {}): PromotionBody => ({
  value: { kind: 'percent', percent: 10 },
  way: { kind: 'automatic', priority: 0 },
  exclusive: false,
  booking: { validFrom: null, validUntil: null },
  stay: {
    stayFrom: null,
    stayUntil: null,
    leastDaysBefore: null,
    mostDaysBefore: null,
    leastNights: null,
    mostNights: null,
    leastAmount: null,
  },
  products: { flows: [], themes: [], hotels: [], packages: [] },
  locales: [],
  limits: { mostPerOrder: null, budget: null, mostUses: null },
  ...change,
});

export const writtenFixture = (change: Partial<WrittenVersion> = {}): WrittenVersion => ({
  by: 'Ana',
  at: '2026-11-27T09:00:00Z',
  endedBy: null,
  endedAt: null,
  isEnd: false,
  body: termsFixture(),
  ...change,
});

export const promotionFixture = (change: Partial<StaffPromotion> = {}): StaffPromotion => ({
  code: 'SPRING',
  state: 'running',
  uses: 3,
  spent: 4250,
  endedAt: null,
  schema,
  body: termsFixture(),
  version: 2,
  versions: [writtenFixture()],
  products: [],
  mayChange: true,
  ...change,
});

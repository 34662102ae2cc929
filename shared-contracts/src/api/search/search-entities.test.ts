import type { TSchema } from '@sinclair/typebox';
import { callSchemas } from '../call-schemas';
import { SearchCalendarResponse, SearchDetails } from './search.schema';
import { AvailabilityDay, AvailabilityResponse } from '../products/stay.schema';

type Shape = TSchema & {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly patternProperties?: Readonly<Record<string, Shape>>;
};

const membersOf = (schema: Shape | undefined): readonly string[] => Object.keys(schema?.properties ?? {});

const of = (schema: Shape, name: string): Shape => {
  const found = schema.properties?.[name];
  if (!found) throw new Error(`There is no member ${name}.`);
  return found;
};

/** The schema of a record's values. */
const entryOf = (schema: Shape): Shape => Object.values(schema.patternProperties ?? {})[0] as Shape;

const typesOf = (schema: Shape): readonly unknown[] =>
  schema.anyOf?.map((one) => (one as { type?: unknown }).type) ?? [];

describe('the details of a search', () => {
  it('contain count, theme, dates, guests, hotel, address, position and destination [SRCH-052]', () => {
    expect(membersOf(SearchDetails)).toEqual(
      expect.arrayContaining(
        'totalCount theme checkin night adult child baby hotelId uri latitude longitude destination locationHierarchy'.split(
          ' ',
        ),
      ),
    );
  });

  it('contain the parents of the place with type, id and label, including regions and countries [SRCH-052]', () => {
    const parent = of(SearchDetails, 'locationHierarchy').items as Shape;
    expect(membersOf(parent)).toEqual(['type', 'id', 'label']);
    const types = (of(parent, 'type') as { enum?: readonly string[] }).enum ?? wordsOf(of(parent, 'type'));
    expect(types).toEqual(expect.arrayContaining(['region', 'country']));
  });
});

const wordsOf = (schema: Shape): readonly unknown[] =>
  schema.anyOf?.map((one) => (one as { const?: unknown }).const) ?? [];

describe('a calendar', () => {
  it('of a search maps each day to price and amount or null [CAL-014]', () => {
    const day = entryOf(of(SearchCalendarResponse, 'days'));
    expect(typesOf(day)).toContain('null');
    const priced = day.anyOf?.find(({ type }) => type === 'object') as Shape;
    expect(membersOf(priced)).toEqual(['price', 'amount']);
    expect(of(priced, 'price')).toMatchObject({ type: 'string' });
    expect(of(priced, 'amount')).toMatchObject({ type: 'integer' });
  });

  it('returns the shortest and longest stay for a check-in [CAL-015]', () => {
    for (const answer of [SearchCalendarResponse, AvailabilityResponse]) {
      expect(membersOf(of(answer, 'possibleNights'))).toEqual(['start', 'end']);
    }
  });

  it('of a stay returns shortest stay, amount and price per day [DATE-011]', () => {
    expect(membersOf(AvailabilityDay)).toEqual(expect.arrayContaining(['minLos', 'amount', 'price']));
  });
});

it('accepts a minisite in detail, offers, quote and checkout nights [MINI-013]', () => {
  for (const call of ['stayDetail', 'productOffers', 'quote', 'checkoutNights'] as const) {
    const { query } = callSchemas[call] as { readonly query?: Shape };
    expect([call, of(query as Shape, 'minisite')]).toEqual([
      call,
      expect.objectContaining({ type: 'integer' }),
    ]);
  }
});

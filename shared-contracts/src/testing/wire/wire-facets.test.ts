import { Type, type TSchema } from '@sinclair/typebox';
import { Nullable, Open, Words } from '../../api/schema-kit';
import { createWireFacets } from './wire-facets';

const card = Open({
  kind: Words(['stay', 'gift'] as const),
  label: Nullable(Type.String()),
  old: Type.Optional(Type.Boolean()),
});
const responses: Readonly<Record<string, TSchema>> = {
  list: Open({
    cards: Type.Array(card),
    days: Type.Record(Type.String(), Nullable(Open({ price: Nullable(Type.Integer()) }))),
  }),
  one: Open({
    card,
    part: Type.Union([
      Open({ kind: Words(['text'] as const), text: Type.String() }),
      Open({ kind: Words(['boxes'] as const), boxes: Type.Array(Type.String()) }),
    ]),
  }),
};

const filledBy = (call: string, answer: unknown): readonly string[] => {
  const filled = new Set<string>();
  createWireFacets(responses).mark(call, answer, (facet) => filled.add(facet));
  return [...filled];
};

describe('facets of responses', () => {
  it('are optional members, nullable values, entries, words and arms, once for a schema that calls share', () => {
    expect(createWireFacets(responses).all).toEqual([
      'list.cards item',
      'list.cards[].kind word stay',
      'list.cards[].kind word gift',
      'list.cards[].label value',
      'list.cards[].old optional',
      'list.cards[].old word true',
      'list.cards[].old word false',
      'list.days item',
      'list.days{} value',
      'list.days{}.price value',
      'one.part arm text',
      'one.part<text>.kind word text',
      'one.part arm boxes',
      'one.part<boxes>.kind word boxes',
      'one.part<boxes>.boxes item',
    ]);
  });

  it('are filled by what a response contains, not by null and empty lists', () => {
    expect(filledBy('list', { cards: [], days: {} })).toEqual([]);
    expect(
      filledBy('list', { cards: [{ kind: 'gift', label: null }], days: { a: null, b: { price: 3 } } }),
    ).toEqual([
      'list.cards item',
      'list.cards[].kind word gift',
      'list.days item',
      'list.days{} value',
      'list.days{}.price value',
    ]);
  });

  it('of a shared schema and of the right arm are filled by each call that has it', () => {
    const answer = { card: { kind: 'stay', label: 'x', old: true }, part: { kind: 'boxes', boxes: ['a'] } };
    expect(filledBy('one', answer)).toEqual([
      'list.cards[].kind word stay',
      'list.cards[].label value',
      'list.cards[].old optional',
      'list.cards[].old word true',
      'one.part arm boxes',
      'one.part<boxes>.kind word boxes',
      'one.part<boxes>.boxes item',
    ]);
  });
});

import { presets, readCardValue } from './card-value';

describe('the value of a gift card', () => {
  it.each([
    ['25', 2500],
    ['500', 50_000],
    [' 105 € ', 10_500],
    ['€ 80', 8000],
  ])('parses "%s" [GCARD-001]', (typed, cents) => {
    expect(readCardValue(typed)).toBe(cents);
  });

  it.each(['', '20', '24', '505', '1000', '27', '50,50', '-50', 'cent', '5e1', '1 00'])(
    'rejects "%s"',
    (typed) => {
      expect(readCardValue(typed)).toBeNull();
    },
  );

  it('accepts each preset', () => {
    for (const preset of presets) expect(readCardValue(String(preset / 100))).toBe(preset);
  });
});

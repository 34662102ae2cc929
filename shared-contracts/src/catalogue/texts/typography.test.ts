import { typeset } from './typography';

describe('typeset', () => {
  it('puts a no-break space before a unit and behind the Dutch euro sign', () => {
    expect(typeset('nl', '€ 18 per dag, op 250 m')).toBe('€\u00a018 per dag, op 250\u00a0m');
    expect(typeset('it', '18 € al giorno')).toBe('18\u00a0€ al giorno');
  });
});

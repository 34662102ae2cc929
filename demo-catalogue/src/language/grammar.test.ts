import { capitalise, joinWithAnd } from './grammar';

describe('capitalise', () => {
  it('writes "één" at the start of a Dutch line with one accent', () => {
    expect(capitalise('nl', 'één nacht')).toBe('Eén nacht');
    expect(capitalise('nl', 'een nacht')).toBe('Een nacht');
  });

  it('treats the Dutch "ij" as one letter', () => {
    expect(capitalise('nl', 'ijs met aardbeien')).toBe('IJs met aardbeien');
    expect(capitalise('it', 'ijn')).toBe('Ijn');
  });

  it('keeps the accent of a capital elsewhere', () => {
    expect(capitalise('fr', 'été au lac')).toBe('Été au lac');
    expect(capitalise('it', 'è pronto')).toBe('È pronto');
  });
});

describe('joinWithAnd', () => {
  it('uses the Italian and Spanish form that the next word requires', () => {
    expect(joinWithAnd('it', 'sauna', 'escursione')).toBe('sauna ed escursione');
    expect(joinWithAnd('es', 'cena', 'ingreso al museo')).toBe('cena e ingreso al museo');
    expect(joinWithAnd('nl', 'sauna', 'ontbijt')).toBe('sauna en ontbijt');
  });
});

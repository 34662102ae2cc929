import { isVatNumber, normaliseVatNumber } from './vat-number';

describe('a VAT number', () => {
  it.each([
    ['FR40303265045', 'FR', true],
    ['fr 40 303 265 045', 'FR', true],
    ['303265045', 'FR', false],
    ['FR4030326504', 'FR', false],
    ['ESB12345678', 'ES', true],
    ['ESX1234567', 'ES', false],
    ['IT01234567890', 'IT', true],
    ['BE0403.019.261', 'BE', true],
    ['BE2403019261', 'BE', false],
    ['NL123456789B01', 'NL', true],
    ['NL123456789', 'NL', false],
    ['DE123456789', 'FR', true],
    ['LU12345678', 'LU', true],
    ['bonjour', 'FR', false],
    ['', 'FR', false],
  ])('%s of %s is valid: %s', (text, country, valid) => {
    expect(isVatNumber(text, country)).toBe(valid);
  });

  it('keeps letters and digits only', () => {
    expect(normaliseVatNumber(' be 0403.019-261')).toBe('BE0403019261');
  });
});

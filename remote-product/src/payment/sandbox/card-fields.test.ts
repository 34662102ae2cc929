import { cardOf, cardProblems, typeCvc, typeExpiry, typeNumber, type Typed } from './card-fields';

const end = (text: string): Typed => ({ text, caret: text.length });

describe('typeNumber', () => {
  it.each([
    ['', ''],
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242 42', '4242 4242 42'],
    ['378282246310005', '3782 822463 10005'],
    ['4242424242424242999999', '4242 4242 4242 4242 999'],
  ])('groups %s as %s', (typed, printed) => {
    expect(typeNumber(end(typed))).toEqual(end(printed));
  });

  it('keeps the caret after a digit typed in the middle', () => {
    // "4242 42|42 4242" with a 9 typed at the caret.
    expect(typeNumber({ text: '4242 42942 4242', caret: 8 })).toEqual({ text: '4242 4294 2424 2', caret: 8 });
  });

  it('keeps the caret when a digit is removed at a group boundary', () => {
    // The 5 of "4242 5|123" was removed.
    expect(typeNumber({ text: '4242 123', caret: 5 })).toEqual({ text: '4242 123', caret: 4 });
  });

  it('keeps the caret at the start', () => {
    expect(typeNumber({ text: '4242 42', caret: 0 })).toEqual({ text: '4242 42', caret: 0 });
  });
});

describe('typeExpiry', () => {
  it.each([
    ['1', '1'],
    ['12', '12'],
    ['5', '05'],
    ['122', '12 / 2'],
    ['12 / 28', '12 / 28'],
    ['12/2028', '12 / 28'],
    ['9/2028', '09 / 28'],
    ['12289', '12 / 28'],
  ])('writes %s as %s', (typed, printed) => {
    expect(typeExpiry(end(typed))).toEqual(end(printed));
  });
});

describe('typeCvc', () => {
  it('accepts up to four digits', () => {
    expect(typeCvc(end('12a345'))).toEqual(end('1234'));
  });
});

describe('cardProblems', () => {
  const good = { number: '4242 4242 4242 4242', expiry: '12 / 26', cvc: '123' };

  it('accepts a valid card in its last month', () => {
    expect(cardProblems(good, '2026-12-31')).toEqual({});
  });

  it.each([
    [{ number: '' }, { number: 'mandatory' }],
    [{ number: '4242 4242 4242 4241' }, { number: 'number' }],
    [{ number: '4242' }, { number: 'number' }],
    [{ expiry: '' }, { expiry: 'mandatory' }],
    [{ expiry: '13 / 28' }, { expiry: 'expiry' }],
    [{ expiry: '11 / 26' }, { expiry: 'expired' }],
    [{ cvc: '12' }, { cvc: 'cvc' }],
    [{ cvc: '' }, { cvc: 'mandatory' }],
  ])('finds %j', (change, problems) => {
    expect(cardProblems({ ...good, ...change }, '2026-12-31')).toEqual(problems);
  });
});

describe('cardOf', () => {
  it('sends digits only', () => {
    expect(cardOf({ number: '4000 0000 0000 3220', expiry: '09 / 28', cvc: '123' })).toEqual({
      number: '4000000000003220',
      expiry: '09/28',
      cvc: '123',
    });
  });
});

import fc from 'fast-check';
import { keyOfText } from '../../../settings/keyring';
import { createVoucherCode, derivedVoucherCode, hashVoucherCode, readVoucherCode } from './voucher-code';

const id = '0193f0a0-0000-7000-8000-000000000001';

describe('voucher codes', () => {
  it('have 80 random bits', () => {
    const codes = new Set(Array.from({ length: 200 }, createVoucherCode));
    expect(codes.size).toBe(200);
    for (const code of codes) expect(code).toMatch(/^DTR(-[0-9A-HJKMNP-TV-Z]{4}){4}$/);
  });

  it('of older vouchers are derived from id and key: they are already printed', () => {
    expect(derivedVoucherCode(keyOfText('key'), id)).toBe('DTR-3BN1-E3DF-DXB3-6CH7');
  });

  it('use the whole alphabet evenly', () => {
    const seen = new Map<string, number>();
    for (let count = 0; count < 500; count += 1)
      for (const character of createVoucherCode().slice(4).replaceAll('-', ''))
        seen.set(character, (seen.get(character) ?? 0) + 1);
    expect(seen.size).toBe(32);
    expect(Math.min(...seen.values())).toBeGreaterThan(170);
    expect(Math.max(...seen.values())).toBeLessThan(340);
  });

  it('are accepted in every spelling', () => {
    const code = createVoucherCode();
    expect(readVoucherCode(code)).toBe(code);
    expect(readVoucherCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code);
    expect(readVoucherCode(code.slice(4).replaceAll('-', ''))).toBe(code);
    expect(readVoucherCode('DTR-OIL0-0000-0000-0000')).toBe('DTR-0110-0000-0000-0000');
  });

  it('reject everything else', () => {
    for (const text of ['', 'DTR', 'DTR-0000-0000-0000', 'DTR-0000-0000-0000-000U', '<script>'])
      expect(readVoucherCode(text)).toBeNull();
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const read = readVoucherCode(text);
        return read === null || /^DTR(-[0-9A-Z]{4}){4}$/.test(read);
      }),
    );
  });

  it('are stored as a hash that does not reveal them', () => {
    expect(hashVoucherCode('DTR-0000-0000-0000-0000')).toMatch(/^[0-9a-f]{64}$/);
  });
});

import { hops, integer, optional, privateConnections, text, word, words } from './parse-setting';
import { readSettings } from './setting';

const table = {
  port: { env: 'PORT', fallback: '8080', parse: integer(0, 65_535) },
  level: { env: 'LEVEL', fallback: 'info', parse: word('info', 'error') },
  name: { env: 'NAME', fallback: '', parse: optional },
};

describe('readSettings', () => {
  it('takes the default of a variable that is not set', () => {
    expect(readSettings(table, {})).toEqual({
      values: { port: 8080, level: 'info', name: undefined },
      failures: [],
    });
  });

  it('parses given variables and ignores others', () => {
    const { values } = readSettings(table, { PORT: '0', LEVEL: 'error', NAME: 'shop', OTHER: '1' });
    expect(values).toEqual({ port: 0, level: 'error', name: 'shop' });
  });

  it('names every invalid variable, and has no value for it', () => {
    expect(readSettings(table, { PORT: '65536', LEVEL: 'loud', NAME: 'shop' })).toEqual({
      values: { port: undefined, level: undefined, name: 'shop' },
      failures: [
        'PORT must be a whole number from 0 to 65535, not "65536".',
        'LEVEL must be one of info, error, not "loud".',
      ],
    });
  });
});

describe('the parsers of settings', () => {
  it.each(['', ' 1', '1.5', '-1', '1e3', 'x'])('reject %j as a whole number', (value) => {
    expect(() => integer(0, 9999)(value)).toThrow('must be a whole number from 0 to 9999');
  });

  it('keep the case of words and drop empty ones', () => {
    expect(words(' Ab, ,c,')).toEqual(['Ab', 'c']);
    expect(text(' Ab ')).toBe(' Ab ');
  });

  it('reject an unknown network and an invalid address', () => {
    expect(privateConnections('gateway, stores')).toEqual(['gateway', 'stores']);
    expect(() => privateConnections('all')).toThrow('must hold words of');
    expect(hops('loopback,10.0.0.0/16')).toEqual(['loopback', '10.0.0.0/16']);
    expect(() => hops('here')).toThrow('must hold addresses or nets');
  });
});

import { parseBaggage, parseTraceparent, printBaggage, printTraceparent } from './trace-context';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

describe('the context of a trace', () => {
  it('prints a header that it parses', () => {
    for (const sampled of [true, false]) {
      const parent = { traceId, spanId, sampled };
      expect(parseTraceparent(printTraceparent(parent))).toEqual(parent);
    }
  });

  it.each([
    ['nothing', undefined],
    ['a list', [`00-${traceId}-${spanId}-01`]],
    ['another version', `01-${traceId}-${spanId}-01`],
    ['upper case', `00-${traceId.toUpperCase()}-${spanId}-01`],
    ['a trace of zeros', `00-${'0'.repeat(32)}-${spanId}-01`],
    ['a span of zeros', `00-${traceId}-${'0'.repeat(16)}-01`],
    ['more members', `00-${traceId}-${spanId}-01-${'a'.repeat(5000)}`],
    ['a line break', `00-${traceId}-${spanId}-01\n`],
  ])('ignores a traceparent with %s', (_what, header) => {
    expect(parseTraceparent(header)).toBeNull();
  });

  it('reads only the words of baggage that name a release', () => {
    const part = { remote: 'remote-search', release: '1.4.0', arm: 'candidate' } as const;
    expect(parseBaggage(`${printBaggage(part)},user=ann@shop.example`)).toEqual(part);
    expect(parseBaggage('shop.remote=remote-search,shop.release=1.4.0,shop.arm=x')).toEqual({
      remote: 'remote-search',
      release: '1.4.0',
    });
  });

  it.each([
    ['nothing', undefined],
    ['no release', 'shop.remote=remote-search'],
    ['markup', 'shop.remote=<b>,shop.release=1'],
    ['a huge value', `shop.remote=${'a'.repeat(90)},shop.release=1`],
    ['a huge header', `shop.remote=remote-search,shop.release=1,${'x'.repeat(8000)}`],
  ])('ignores baggage with %s', (_what, header) => {
    expect(parseBaggage(header)).toBeNull();
  });
});

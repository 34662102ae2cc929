/** @jest-environment node */
import { parseChildFrame } from '../child-frame';
import { createFrameReader, writeFrame } from '../frames';
import { parseFrameOutput, parseRenderOutput } from '../parse-output';

const page = {
  html: '<h1>page</h1>',
  styles: [{ key: 'search', ids: ['1abc'], css: 'a{}' }],
  data: { a: [1] },
  head: { title: 'page' },
  status: 200,
};
const frame = {
  top: '',
  bottom: '',
  globalCss: '',
  title: 't',
  styles: [],
  ownPage: { html: '', head: { title: 't' } },
};
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

describe('frames of an untrusted process', () => {
  const readAll = (chunks: readonly Buffer[], limit = 1000): unknown[] => {
    const seen: unknown[] = [];
    const reader = createFrameReader(limit, (one) => seen.push(one));
    for (const chunk of chunks) reader.take(chunk);
    return seen;
  };

  it('are parsed from arbitrary chunks', () => {
    const bytes = Buffer.concat([writeFrame({ id: 1 }), writeFrame({ text: 'é€😀' }), writeFrame(null)]);
    const pieces = [...bytes].map((byte) => Buffer.from([byte]));
    expect(readAll([bytes])).toEqual([{ id: 1 }, { text: 'é€😀' }, null]);
    expect(readAll(pieces)).toEqual(readAll([bytes]));
  });

  it('are rejected by length alone, before they arrive', () => {
    expect(() => readAll([Buffer.from([255, 255, 255, 255])])).toThrow('sent 4294967295 bytes at once');
    expect(() => readAll([Buffer.from('\0\0\0\x03{a}')])).toThrow('invalid JSON');
  });

  it.each([
    [{}],
    [[]],
    [null],
    [{ id: -1, ok: true }],
    [{ id: '1', ok: true }],
    [{ id: 1.5, ok: true }],
    [{ id: 1, ok: 'yes' }],
    [{ call: 1, method: 'GET', url: 1, headers: [], body: null }],
    [{ call: 1, method: 'GET', url: 'x', headers: [['a', 1]], body: null }],
    [{ call: 1, method: 'GET', url: 'x', headers: 'a', body: null }],
  ])('contain only responses and calls: %j', (value) => {
    expect(parseChildFrame(value)).toBeNull();
  });
});

describe('the output of a bundle', () => {
  it('is copied member by member', () => {
    expect(parseRenderOutput({ ...page, extra: 1 })).toEqual(page);
    expect(parseFrameOutput(frame)).toEqual(frame);
  });

  it.each([
    ['html', { html: { toString: 1 } }],
    ['styles', { styles: [{ key: 'a b', ids: [], css: '' }] }],
    ['styles', { styles: [{ key: 'a', ids: ['"><script>'], css: '' }] }],
    ['styles', { styles: [{ key: 'a', ids: [], css: 'a{}</STYLE><script>' }] }],
    ['head', { head: {} }],
    ['head', { head: { title: 't', canonicalPath: ['/'] } }],
    ['head', { head: { title: 't', preloadImages: [{ href: 1 }] } }],
    ['status', { status: 99 }],
    ['status', { status: '200' }],
  ])('is rejected for a wrong %s', (member, change) => {
    expect(() => parseRenderOutput({ ...page, ...change })).toThrow(`an invalid "${member}"`);
  });

  it.each([
    ['data', `{"data":${nested(100_000)}}`],
    ['data', '{"data":{"a":{"__proto__":{}}}}'],
    ['head', `{"head":{"title":"t","jsonLd":${nested(5000)}}}`],
  ])('is rejected for a %s that would harm code that prints or copies it', (member, text) => {
    const change = JSON.parse(text) as Record<string, unknown>;
    expect(() => parseRenderOutput({ ...page, ...change })).toThrow(`an invalid "${member}"`);
  });

  it.each([
    ['top', { top: 1 }],
    ['styles', { styles: {} }],
    ['ownPage', { ownPage: { html: '' } }],
  ])('is rejected for a frame with a wrong %s', (member, change) => {
    expect(() => parseFrameOutput({ ...frame, ...change })).toThrow(`an invalid "${member}"`);
    expect(() => parseFrameOutput(null)).toThrow('invalid');
  });
});

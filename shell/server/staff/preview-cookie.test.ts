/** @jest-environment node */
import { keyOfText } from '../composition/signing-keys';
import { parsePreview, previewLife, printPreview, type Preview } from './preview-cookie';

const place = {
  secret: [keyOfText('s'.repeat(32))] as const,
  host: 'fr.localhost:8080',
  channel: 'production',
};
const now = 1_700_000_000_000;
const preview: Preview = { selection: { 'remote-search': '1.4.0' }, by: 'camille', until: now + 60_000 };
const cookie = printPreview(preview, place);

const edited = (edit: (preview: Preview) => object): string =>
  `${Buffer.from(JSON.stringify(edit(preview))).toString('base64url')}.${cookie.split('.')[1] ?? ''}`;

describe('the preview cookie', () => {
  it('returns the selection', () => {
    expect(parsePreview(cookie, place, now)).toEqual(preview);
  });

  it('survives a key rotation until its own key is removed', () => {
    const next = { id: 'b', bytes: Buffer.alloc(32, 'b') };
    expect(parsePreview(cookie, { ...place, secret: [next, ...place.secret] }, now)).toEqual(preview);
    expect(parsePreview(cookie, { ...place, secret: [next] }, now)).toBeNull();
  });

  it('stops an attack by a forged preview cookie: another selection under the old signature', () => {
    expect(
      parsePreview(
        edited((old) => ({ ...old, selection: { shell: '0' } })),
        place,
        now,
      ),
    ).toBeNull();
  });

  it('stops an attack by a preview cookie with an extended lifetime', () => {
    expect(
      parsePreview(
        edited((old) => ({ ...old, until: now + previewLife })),
        place,
        now,
      ),
    ).toBeNull();
  });

  it('stops an attack by an expired preview cookie', () => {
    expect(parsePreview(cookie, place, preview.until)).toBeNull();
    const endless = printPreview({ ...preview, until: now + 10 * previewLife }, place);
    expect(parsePreview(endless, place, now)).toBeNull();
  });

  it('stops an attack by a preview cookie of another shop, host or channel', () => {
    for (const change of [
      { secret: [keyOfText('x'.repeat(32))] as const },
      { host: 'es.localhost:8080' },
      { channel: 'preview' },
    ])
      expect(parsePreview(printPreview(preview, { ...place, ...change }), place, now)).toBeNull();
  });

  it.each([
    '',
    '.',
    'a',
    'a.b',
    'a.b.c',
    `${cookie}.x`,
    ` ${cookie}`,
    cookie.slice(0, -1),
    '[object Object]',
  ])('stops an attack by a malformed preview cookie: %p', (text) => {
    expect(parsePreview(text, place, now)).toBeNull();
  });

  it('stops an attack by a signed selection with a name or version that is a path', () => {
    for (const selection of [{ '../shell': '1' }, { shell: '../../x' }, { shell: 1 }, null])
      expect(parsePreview(printPreview({ ...preview, selection } as never, place), place, now)).toBeNull();
  });
});

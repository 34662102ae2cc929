import { runInNewContext } from 'node:vm';
import { parse } from '@formatjs/icu-messageformat-parser';
import { messageScript, type Messages } from './message-script';

const treesOf = (texts: Readonly<Record<string, string>>): Messages =>
  Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, parse(text, { captureLocation: false, ignoreTag: true })]),
  );

/** What a browser has after the script. */
const registered = (script: string): unknown =>
  JSON.parse(runInNewContext(`${script}JSON.stringify(globalThis[Symbol.for('detour.messages')])`) as string);

describe('the script of a package’s messages', () => {
  it('registers the same syntax trees that the server has', () => {
    const trees = treesOf({
      empty: '',
      text: 'Séjours',
      one: '{name}',
      both: 'Bonjour {name}, à <b>bientôt</b>',
      plural: '{count, plural, offset:1 =0 {aucune} one {# nuit pour {name}} other {# nuits}} en tout',
      select: '{kind, select, gift {cadeau} other {{count, selectordinal, one {#er} other {#e}}}}',
      number: '{part, number, percent}, {day, date, long}',
    });
    expect(registered(messageScript('remote-a', trees))).toEqual({
      'remote-a': JSON.parse(JSON.stringify(trees)),
    });
  });

  it('keeps the messages of other packages', () => {
    const both =
      messageScript('remote-a', treesOf({ a: 'A' })) + messageScript('remote-b', treesOf({ b: 'B' }));
    expect(Object.keys(registered(both) as object)).toEqual(['remote-a', 'remote-b']);
  });

  it('keeps the messages of other parts of the package', () => {
    const parts =
      messageScript('remote-a', treesOf({ a: 'A', b: 'B' })) + messageScript('remote-a', treesOf({ c: 'C' }));
    expect(Object.keys((registered(parts) as Record<string, object>)['remote-a'] ?? {})).toEqual([
      'a',
      'b',
      'c',
    ]);
  });
});

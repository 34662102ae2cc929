import type { RecordingName } from '@detour/shared-contracts/testing';

type Counted = (index: number, value: string) => string;

const ofShape =
  (digits: string): Counted =>
  (index, value) => {
    const count = String(index + 1).padStart(value.replaceAll(/[^A-Za-z0-9]/g, '').length, digits);
    let at = 0;
    return value.replaceAll(/[A-Za-z0-9]/g, () => count[at++] ?? digits);
  };

const uuids = /"([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"/g;
const numbers = /"orderNumber": "(\d{8})"/g;
/** Codes of vouchers; the first letters name the shop. */
const codes = /DTR-([A-Z0-9]{4}(?:-[A-Z0-9]{4})+)/g;
const codeEnds = /"codeEnd": "([A-Z0-9]+)"/g;

/**
 * The recordings as text, with counted values for the ones that the gateway draws: ids, order numbers, codes. The same value is the same
 * in all of them.
 */
export const stableAnswers = (
  recordings: ReadonlyMap<RecordingName, unknown>,
): ReadonlyMap<RecordingName, string> => {
  const texts = [...recordings].map(([name, answer]): readonly [RecordingName, string] => [
    name,
    `${JSON.stringify(answer, null, 2)}\n`,
  ]);
  const all = texts.map(([, text]) => text).join('');
  const drawn = new Map<string, string>();
  for (const [pattern, counted] of [
    [uuids, ofShape('0')],
    [numbers, ofShape('1')],
    [codes, ofShape('2')],
    [codeEnds, ofShape('2')],
  ] as const) {
    const found = new Set([...all.matchAll(pattern)].map(([, value = '']) => value));
    [...found].forEach((value, index) => drawn.set(value, counted(index, value)));
  }
  return new Map(
    texts.map(([name, text]): readonly [RecordingName, string] => [
      name,
      [...drawn].reduce((stable, [value, counted]) => stable.replaceAll(value, counted), text),
    ]),
  );
};

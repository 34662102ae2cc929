const header =
  'id,name,stars,address,postcode,city,region,department,country,lat,lng,website,rooms,facilities,source,licence';

const amboise = '1 quai de Loire,37400,Amboise,Centre-Val de Loire,Indre-et-Loire,FR,47.41,0.98';
const rest = 'https://example.org,12,,Register,CC BY 4.0';

/** A valid row with a distinct id and name. */
const good = (id: string, name: string): string => `${id},${name},3,${amboise},${rest}`;

const row = (changes: Readonly<Record<string, string>>): string => {
  const cells = good('X1', 'Hôtel').split(',');
  const names = header.split(',');
  for (const [name, value] of Object.entries(changes)) cells[names.indexOf(name)] = value;
  return cells.join(',');
};

/** Lines of the file in order, each with its expected error. Null for a valid row. */
const lines: readonly (readonly [text: string | Buffer, complaint: string | null])[] = [
  [good('G1', 'Le Premier'), null],
  ['', null],
  [Buffer.from(good('E1', 'Hôtel é'), 'latin1'), 'is not UTF-8'],
  [good('G2', '"L’Auberge, dite ""la Bonne"""'), null],
  ['S1,too few cells,3', 'has 3 cells, the header has 16'],
  [`${good('S2', 'Trop')},more`, 'has 17 cells, the header has 16'],
  [good('G3', '"Sur deux\nlignes"'), null],
  [good('Q1', '"never closed'), 'opens a quote that is never closed|has text behind the closing quote'],
  [good('G4', 'After the quote'), null],
  [good('G5', '"And ""again"""'), null],
  [good('Q2', '"closed" and more'), 'has text behind the closing quote of cell 2'],
  [good('G6', 'Hôtel "Le Petit" du Port'), null],
  [row({ id: '' }), 'id|is empty'],
  [row({ id: 'no spaces' }), 'id|is not 1 to 32 letters'],
  [row({ id: `X${'9'.repeat(40)}` }), 'id|is not 1 to 32 letters'],
  [good('G1', 'The first again'), 'id|is already on line 2'],
  [good('g1', 'The first in lower case'), 'id|is already on line 2'],
  [row({ id: 'N1', name: '' }), 'name|is empty'],
  [row({ id: 'N2', name: 'x'.repeat(121) }), 'name|is 121 characters long, 120 at most'],
  [row({ id: 'N3', name: 'bell\u0007' }), 'name|holds control characters'],
  [row({ id: 'C1', city: '' }), 'city|is empty'],
  [row({ id: 'K1', country: 'DE' }), 'country|is not one of FR, ES, IT, BE, NL'],
  [row({ id: 'K2', country: '' }), 'country|is not one of'],
  [row({ id: 'T1', stars: '6' }), 'stars|is not a number of stars from 0 to 5'],
  [row({ id: 'T2', stars: 'four' }), 'stars|is not a number of stars'],
  [row({ id: 'L1', lat: '' }), 'lat|is empty'],
  [row({ id: 'L2', lat: '91' }), 'lat|is not a latitude'],
  [row({ id: 'L3', lat: '47°24' }), 'lat|is not a latitude'],
  [row({ id: 'L4', lng: '181' }), 'lng|is not a longitude'],
  [row({ id: 'L5', lat: '0', lng: '0' }), 'lat|with longitude 0 does not lie in FR'],
  [row({ id: 'L6', lat: '2.35', lng: '48.85' }), 'lat|latitude and longitude may be swapped'],
  [row({ id: 'M1', stars: '9', lat: 'x', country: 'XX' }), 'country|is not one of'],
  [row({ id: 'G7', name: 'Odd site and rooms', website: 'javascript:alert(1)', rooms: 'many' }), null],
  [row({ id: 'G8', name: 'Neither stars nor rooms', stars: '', rooms: '', website: '' }), null],
  [row({ id: 'G9', name: '<script>alert(1)</script>' }), null],
  [`${row({ id: 'B1' })}${' '.repeat(300_000)}`, 'no row is as long as that'],
  [good('G10', 'The last without an end of line'), null],
];

export const badLines = lines;

export const goodIds = ['G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8', 'G9', 'G10'];

/** The file as bytes: with a byte order mark, CRLF, and some rows in other encodings. */
export const badFile: Buffer = Buffer.concat([
  Buffer.from('\ufeff'),
  Buffer.from([header, ''].join('\r\n')),
  ...lines.flatMap(([text], index) => [
    Buffer.from(text),
    ...(index < lines.length - 1 ? [Buffer.from('\r\n')] : []),
  ]),
]);

/** Line number at which each entry starts. */
export const lineNumbers: readonly number[] = lines.reduce<number[]>((numbers, _entry, index) => {
  const before = lines[index - 1]?.[0];
  const breaks = before === undefined ? 0 : String(before).split('\n').length;
  return [...numbers, index === 0 ? 2 : numbers[index - 1]! + breaks];
}, []);

/** The file in chunks of a number of bytes, as from a socket. */
export async function* inPieces(file: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < file.length; from += size) yield file.subarray(from, from + size);
}

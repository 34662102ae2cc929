import fc from 'fast-check';

/** Written into JSON as they stand here: what `JSON.stringify` cannot write. */
export const rawNumbers = [
  '1e400',
  '-1e400',
  '-0',
  '1E5',
  '0.1e1',
  '123456789012345678901234567890',
] as const;
const rawMark = (text: string): string => `@raw:${text}@`;
/** Turns marked texts of a JSON document into the numbers that they name. */
export const writeRawNumbers = (json: string): string => json.replace(/"@raw:([^@"]+)@"/g, '$1');

const long = (unit: string, length: number): string => unit.repeat(length);

/** Texts that broke some server once. */
export const hostileTexts: readonly string[] = [
  ...['', ' ', '\0', 'a\0b', 'abcdef12-0000-4000-8000-00000000000\0', '\u0001', '\u001f', '\u007f', '\r\n'],
  // Halves of surrogate pairs, the wrong way round, and after a whole one.
  ...['\ud800', 'a\udc00b', '\udc00\ud800', '\ud83d\ude00\ud83d'],
  ...[
    '😀',
    '👩‍👩‍👧‍👦',
    'ﷺ',
    'שלום',
    '\u202eabc',
    'e\u0301',
    'İ',
    'ß',
    'ﬀ',
    '\ufeff',
    '\u2028',
    '\ufffe',
    '𝟘𝟙',
    '١٢',
  ],
  ...[
    "'",
    "' or '1'='1",
    "'; select 1; --",
    '%',
    '_',
    '%_%',
    '\\',
    '\\%',
    '$1',
    '$$',
    '"',
    '`',
    '{}',
    '{a,b}',
  ],
  ...['(a+)+$', '((((((((((', '[', '.*', '\\d', '^', '|', '&', '!', ':*', 'a & b', '<->'],
  ...['../../../etc/passwd', '..\\..', '/', '//', '.', '%2e%2e', '%00', '%', '%zz', '%ed%a0%80', '%c0%af'],
  ...['<script>alert(1)</script>', '{{7*7}}', '${7*7}', '#{7}', 'javascript:alert(1)', '//evil.example'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'length', 'then'],
  ...['null', 'undefined', 'true', 'false', 'NaN', 'Infinity', '-Infinity', '[]', '[object Object]'],
  ...['0', '-1', '-0', '1e3', '1e400', '0x10', '1.5', '1,5', '١', '2147483648', '9007199254740993', '00001'],
  ...['0000-00-00', '9999-12-31', '10000-01-01', '-001-01-01', '2026-02-30', '2026-13-01', '2999-12-31'],
  ...['1900-01-01', '2026-12-24T00:00:00Z', '2026-12', '9999-12', '0000-01', '24:00', '2028-02-29'],
  ...['a@b', 'a@b.c\0', '@', '"a b"@example.org', 'x@[127.0.0.1]', 'é@exämple.org', 'a@b.c\r\nBcc: d@e.f'],
  ...[long('a', 300), long('é', 5000), long('😀', 2000), long('9', 400), long('a@', 300), long('\0', 3)],
  ...[long('(', 2000), long('../', 300), long(' ', 3000), long(',', 300), long('1,', 300)],
];

const anyUnit = fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code));

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 2, arbitrary: fc.constantFrom('\0', 'a\0b', '\ud800', 'a\udc00b') },
  { weight: 1, arbitrary: fc.string({ unit: anyUnit, maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...hostileTexts), fc.constantFrom(...hostileTexts))
      .map(([a, b]) => a + b),
  },
);

export const hostileNumber: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    -1,
    0,
    1,
    0.5,
    32_767,
    32_768,
    2 ** 31 - 1,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53,
    1e21,
    1e308,
    5e-324,
  ),
  fc.constantFrom(...rawNumbers).map(rawMark),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const nested = (depth: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = wrap(value);
  return value;
};

const member = (name: string, value: unknown): object => Object.fromEntries([[name, value] as const]);

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], ['x'], { a: 1 }),
  },
  { weight: 1, arbitrary: hostileText.map((name) => member(name, 1)) },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 30 }) },
  { weight: 1, arbitrary: fc.nat({ max: 400 }).map((depth) => nested(depth, (inner) => [inner])) },
  { weight: 1, arbitrary: fc.nat({ max: 400 }).map((depth) => nested(depth, (inner) => ({ a: inner }))) },
);

/** Bodies of requests that are no JSON of anything. */
export const hostileBytes: fc.Arbitrary<Buffer> = fc.oneof(
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc
    .constantFrom(
      ...[
        '',
        ' ',
        '{',
        '[',
        '"',
        'nul',
        '{"a":',
        '{"a":1,}',
        '[1,]',
        "{'a':1}",
        '{}{}',
        '\ufeff',
        '\ufeff{}',
        'a=1&a=2',
      ],
      ...[
        '{"__proto__":{"x":1}}',
        '{"constructor":{"prototype":{"x":1}}}',
        '{"a":1,"a":2}',
        '{"":1}',
        '1e400',
        '"\\ud800"',
      ],
      ...[
        '{"csp-report":"x"}',
        '{"csp-report":1}',
        '{"csp-report":[]}',
        '[{"body":"x"}]',
        '[1,null,{}]',
        '{"csp-report":{"document-uri":{}}}',
      ],
    )
    .map((text) => Buffer.from(text)),
  fc.constantFrom(
    Buffer.from([0xff, 0xfe, 0x7b]),
    Buffer.from([0x22, 0xc3, 0x28, 0x22]),
    Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]),
  ),
  fc.nat({ max: 20_000 }).map((depth) => Buffer.from('['.repeat(depth))),
  fc.nat({ max: 5000 }).map((depth) => Buffer.from(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)),
  fc.constantFrom(65_535, 65_537, 100_000).map((size) => Buffer.from(`"${'x'.repeat(size)}"`)),
);

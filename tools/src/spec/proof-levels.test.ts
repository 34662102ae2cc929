import { closestOf, isSeen, levelOf, levelsById, unseenProblems } from './proof-levels';

describe('the level of a test', () => {
  it.each([
    ['e2e/journeys/main.spec.ts', '', 'browser'],
    ['gateway/src/sales/orders/order.routes.test.ts', "from '../../../test/test-app'", 'gateway'],
    ['gateway/src/sales/giving/giving.test.ts', "from '../../../test/sales/gift-harness'", 'gateway'],
    ['gateway/test/life/life.test.ts', '', 'gateway'],
    ['gateway/src/http/signing.test.ts', "from '../../test/test-keyring'", 'unit'],
    ['remote-product/src/stay/StayPage.test.tsx', '', 'component'],
    ['shell/src/navigation/navigation.test.ts', '', 'unit'],
  ])('of %s is its own', (file, text, level) => {
    expect(levelOf(file, (path) => (path === file ? text : undefined))).toBe(level);
  });

  it.each([
    ['component', "import { recorded } from '@detour/shared-contracts/recorded';"],
    ['handmade', "import type { Card } from '@detour/shared-contracts/api';"],
  ])('of a component is %s by the fixtures that it uses, also through another', (level, text) => {
    const texts: Readonly<Record<string, string>> = {
      'remote-search/src/home/HomePage.test.tsx': "import { homepageOf } from '../testing/search.fixture';",
      'remote-search/src/testing/search.fixture.ts': "import { offerOf } from './offer.fixture';",
      'remote-search/src/testing/offer.fixture.ts': text,
    };
    expect(levelOf('remote-search/src/home/HomePage.test.tsx', (path) => texts[path])).toBe(level);
  });

  it('counts the closest to a visitor, and tests only', () => {
    const found = levelsById([
      { id: 'CAL-001', file: 'a.test.ts', level: 'unit' },
      { id: 'CAL-001', file: 'e2e/a.spec.ts', level: 'browser' },
      { id: 'CAL-002', file: 'a.ts', level: 'unit' },
    ]);
    expect(closestOf(found.get('CAL-001') ?? new Set())).toBe('browser');
    expect(closestOf(found.get('CAL-002') ?? new Set())).toBeNull();
  });
});

it.each([
  ['remote-product', 'screen', true],
  ['shell', 'error', true],
  ['remote-product', 'rule', false],
  ['gateway', 'error', false],
])('a row of %s and kind %s can be seen: %s', (owner, kind, expected) => {
  expect(isSeen({ owner, kind })).toBe(expected);
});

it('demands a browser, the gateway or recorded responses for what a visitor can see', () => {
  const row = { id: 'CAL-001', owner: 'shell', kind: 'screen' };
  for (const level of ['browser', 'gateway', 'component'] as const)
    expect(unseenProblems([{ ...row, level }])).toEqual([]);
  for (const level of ['handmade', 'unit', null] as const)
    expect(unseenProblems([{ ...row, level }])).toEqual([expect.stringContaining('CAL-001')]);
  expect(unseenProblems([{ ...row, kind: 'rule', level: null }])).toEqual([]);
});

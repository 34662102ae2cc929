import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../webpack/build-context';
import type { Lockfile } from './check-lock';
import { examineComponent, listComponents, type Component } from './components';

const now = Date.parse('2026-11-22T00:00:00Z');
const times = {
  '1.2.0': '2026-01-01T00:00:00Z',
  '1.2.1': '2026-11-02T00:00:00Z',
  '1.3.0': '2026-11-12T00:00:00Z',
  '2.0.0': '2026-11-20T00:00:00Z',
};
const component = (change: Partial<Component> = {}): Component => ({
  name: 'left',
  version: '1.2.0',
  ranges: ['^1.2.0'],
  isTool: false,
  ...change,
});

describe('A component', () => {
  it.each([
    ['is behind the newest that all dependants accept', ['^1.2.0'], 'behind', '1.3.0', 20],
    ['is behind a patch when one of them accepts no more', ['^1.2.0', '~1.2.0'], 'behind', '1.2.1', 20],
    ['is held when a dependant refuses every newer one', ['^1.2.0', '1.2.0'], 'held', '1.3.0', 20],
  ] as const)('%s', (_, ranges, kind, detail, days) => {
    expect(examineComponent(component({ ranges }), { times, deprecated: {} }, now)).toMatchObject([
      { kind, detail, days },
    ]);
  });

  it('is current when only another major is newer', () => {
    expect(examineComponent(component({ version: '1.3.0' }), { times, deprecated: {} }, now)).toEqual([]);
  });

  it('is not measured by a release that its authors withdrew', () => {
    const deprecated = { '1.2.1': 'broken', '1.3.0': 'broken' };
    expect(examineComponent(component(), { times, deprecated }, now)).toEqual([]);
  });

  it('is reported when its authors deprecated it, and when the registry does not respond', () => {
    const withdrawn = examineComponent(
      component({ version: '1.3.0' }),
      { times, deprecated: { '1.3.0': 'no longer mended' } },
      now,
    );
    expect(withdrawn).toMatchObject([{ kind: 'deprecated', detail: 'no longer mended' }]);
    expect(examineComponent(component(), undefined, now)).toMatchObject([{ kind: 'unknown' }]);
  });
});

describe('Components of a lockfile', () => {
  it('have the ranges of all their dependants; an exact version of ours moves within its major', () => {
    const lock: Lockfile = {
      packages: {
        '': { dependencies: { right: '^1.0.0' } },
        gateway: { dependencies: { left: '1.2.0' } },
        'node_modules/@detour/gateway': { link: true },
        'node_modules/left': { version: '1.2.0' },
        'node_modules/right': { version: '1.0.0', dependencies: { left: '1.2.0' }, dev: true },
        'node_modules/wrong': { version: '1.0.0', dependencies: { left: '~1.1.0' } },
        'node_modules/wrong/node_modules/left': { version: '1.1.4' },
      },
    };
    expect(listComponents(lock)).toEqual([
      { name: 'left', version: '1.2.0', ranges: ['^1.2.0', '1.2.0'], isTool: false },
      { name: 'right', version: '1.0.0', ranges: ['^1.0.0'], isTool: true },
      { name: 'wrong', version: '1.0.0', ranges: [], isTool: false },
      { name: 'left', version: '1.1.4', ranges: ['~1.1.0'], isTool: false },
    ]);
  });

  it('of this workspace each have at least one dependant, except optional peers', () => {
    const lock = JSON.parse(readFileSync(join(rootDir, 'package-lock.json'), 'utf8')) as Lockfile;
    const components = listComponents(lock);
    expect(components.length).toBeGreaterThan(1000);
    expect(components.filter(({ ranges }) => ranges.length === 0).length).toBeLessThan(
      components.length / 20,
    );
  });
});

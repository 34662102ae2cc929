import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { listRemotes } from '../boundaries/source-files';
import { rootDir } from '../webpack/build-context';
import { sloRules, targetsOf, type Rule, type RuleFile, type SloFile } from './slo-rules';

const read = (name: string): string => readFileSync(join(rootDir, 'tools/monitoring', name), 'utf8');
const file = JSON.parse(read('slo.json')) as SloFile;
const written = parse(read('slo-rules.yml')) as RuleFile;
const rules = written.groups.flatMap(({ rules: some }) => some);
const packages = ['shell', ...listRemotes(rootDir)];

/** Whether a selector of a rule accepts a remote. */
const accepts = (expr: string, remote: string): boolean =>
  [...expr.matchAll(/remote(=|!=|!~)"([^"]*)"/g)].every(([, operator, value = '']) => {
    if (operator === '!~') return !new RegExp(`^(?:${value})$`).test(remote);
    return (operator === '=') === (value === remote);
  });

/** Targets that the rules give a remote, by objective. */
const targetsIn = (all: readonly Rule[], remote: string): Record<string, number[]> => {
  const found: Record<string, number[]> = {};
  for (const { record, expr, labels } of all)
    if (record === 'remote:slo_target:ratio')
      for (const part of expr.split(' or '))
        if (accepts(part, remote))
          (found[labels['slo'] ?? ''] ??= []).push(Number(/\+ ([\d.]+)$/.exec(part)?.[1]));
  return found;
};

describe('the objectives of remotes', () => {
  it('are in the rules as in the file: run npm run generate', () => {
    expect(written).toEqual(sloRules(file));
  });

  it.each([...packages, 'remote-of-tomorrow'])('give %s each objective exactly once', (remote) => {
    const wanted = Object.entries(targetsOf(file, remote)).map(([name, target]) => [name, [target]]);
    expect(wanted.length).toBeGreaterThan(3);
    expect(targetsIn(rules, remote)).toEqual(Object.fromEntries(wanted));
    // No other rule leaves a remote out.
    for (const { record, expr } of rules)
      if (record !== 'remote:slo_target:ratio')
        expect([expr, /remote[=!]/.test(expr)]).toEqual([expr, false]);
  });

  it('name only remotes and objectives that exist', () => {
    for (const [remote, targets] of Object.entries(file.remotes)) {
      expect(packages).toContain(remote);
      for (const [name, target] of Object.entries(targets)) {
        expect(Object.keys(file.objectives)).toContain(name);
        expect(target).toBeGreaterThan(0.5);
        expect(target).toBeLessThan(1);
      }
    }
  });

  it('alert on windows that are recorded, and the dashboard shows recorded series', () => {
    const recorded = new Set(rules.map(({ record }) => record));
    const used = [
      ...`${rules.map(({ expr }) => expr).join(' ')} ${read('dashboard.json')}`.matchAll(
        /remote:slo_\w+:\w+/g,
      ),
    ];
    expect(used.length).toBeGreaterThan(12);
    for (const [name] of used) expect(recorded).toContain(name);
  });
});

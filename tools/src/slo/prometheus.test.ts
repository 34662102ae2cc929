import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../webpack/build-context';

const folder = join(rootDir, 'tools/monitoring');
const files = readdirSync(folder).filter((name) => name.endsWith('.yml'));
const tests = files.filter((name) => name.endsWith('.test.yml'));
const rules = files.filter((name) => !tests.includes(name));

/** Exit code and output of Prometheus's own tool. `npm test -- --full` installs it. */
const promtool = (...args: string[]): { readonly status: number | null; readonly output: string } => {
  const { status, stdout, stderr, error } = spawnSync('promtool', args, { cwd: folder, encoding: 'utf8' });
  return { status, output: `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}` };
};

describe('the rules for Prometheus', () => {
  it('are accepted by Prometheus', () => {
    expect(rules).toHaveLength(2);
    expect(promtool('check', 'rules', ...rules)).toEqual({ status: 0, output: expect.any(String) });
  });

  it.each(tests)('raise the alerts that %s expects', (file) => {
    const { status, output } = promtool('test', 'rules', file);
    expect([status, output]).toEqual([0, expect.stringContaining('SUCCESS')]);
  });
});

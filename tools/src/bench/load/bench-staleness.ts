import { execFileSync } from 'node:child_process';
import { rootDir } from '../../webpack/build-context';

/** Time from a commit to the searches of three gateways, one of them behind a read replica: `BENCH_ROUNDS` (200) changes. */
export const benchStaleness = (): string =>
  execFileSync(process.execPath, ['--import', 'tsx', 'gateway/test/staleness/staleness.main.ts'], {
    cwd: rootDir,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ask } from './ask.fixture';
import { runShellFuzz } from './run-fuzz.fixture';
import { openFuzzWorld } from './world.fixture';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    requests: { type: 'string', default: '10000' },
    report: { type: 'string', default: '' },
  },
});

const rejections: string[] = [];
process.on('unhandledRejection', (reason) => void rejections.push(String(reason)));

const world = await openFuzzWorld();
const report = await runShellFuzz(world, { seed: Number(values.seed), requests: Number(values.requests) });
const health = await ask(
  world.port,
  Buffer.from('GET /_shell/health HTTP/1.1\r\nhost: fr.localhost\r\nconnection: close\r\n\r\n'),
);
const result = { ...report, rejections, healthy: typeof health !== 'string' && health.status === 200 };
await world.close();
if (values.report) writeFileSync(values.report, JSON.stringify(result, null, 1));
const wrong = report.findings.length + rejections.length + (result.healthy ? 0 : 1);
process.stdout.write(
  `seed ${values.seed}: ${report.requests} requests to the shell server, ${wrong} findings\n`,
);
process.exit(wrong > 0 ? 1 : 0);

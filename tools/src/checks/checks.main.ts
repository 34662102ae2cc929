import { ensureBrowser, ensurePostgres } from './requirements';
import { runStage, type Stage, type StageResult } from './stage';
import { stagesFor } from './stages';

const tier = process.argv[2] === 'verify' ? 'verify' : 'test';

const line = ({ name, seconds, passed, failed }: StageResult): string =>
  `${failed > 0 ? 'FAIL' : 'ok  '} ${name.padEnd(12)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`;

/** What failed, before the log: who reads the first lines only must know it. */
const failures = ({ titles }: StageResult): string =>
  titles
    .filter(({ passed, flaky }) => !passed || flaky)
    .map(({ title, passed, trouble }) => `  ${passed ? 'repeated' : 'FAILED'}: ${title}\n${trouble ?? ''}\n`)
    .join('');

const run = async (): Promise<number> => {
  const began = performance.now();
  if (tier === 'test') {
    ensureBrowser();
    ensurePostgres();
  }
  const results: StageResult[] = [];
  const runAndTell = async (stage: Stage): Promise<void> => {
    const result = await runStage(stage);
    results.push(result);
    process.stdout.write(`${line(result)}\n${failures(result)}`);
    if (result.failed > 0) process.stdout.write(`${result.output.trim().slice(-20_000)}\n\n`);
  };
  const stages = stagesFor(tier);
  // Checks have one thread each; runners of tests take every core by themselves.
  await Promise.all(stages.filter(({ singleThread }) => singleThread).map(runAndTell));
  for (const stage of stages) if (!stage.singleThread) await runAndTell(stage);
  const passed = results.reduce((total, result) => total + result.passed, 0);
  const failed = results.reduce((total, result) => total + result.failed, 0);
  process.stdout.write(
    `${((performance.now() - began) / 1000).toFixed(1)} s in all\n${passed} passed, ${failed} failed\n`,
  );
  return failed;
};

run().then(
  (failed) => process.exit(failed > 0 ? 1 : 0),
  (error: Error) => {
    process.stderr.write(`${error.message}\n0 passed, 1 failed\n`);
    process.exit(1);
  },
);

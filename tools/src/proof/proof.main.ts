import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchDeploy } from '../bench/bench-deploy';
import { ensureBrowser, ensurePostgres } from '../checks/requirements';
import { runStage, type Stage } from '../checks/stage';
import { jestStage, playwrightStage, reports } from '../checks/stages';
import { rootDir } from '../webpack/build-context';
import { proveCanary } from './canary-proof';
import { proveFuzz, proveShellFuzz } from './fuzz-proof';
import { readKillFigures } from './kill-figures';
import { writeFailurePage } from './write-failure-page';

interface Bench {
  readonly title: string;
  /** Rejects when the measured property does not hold. */
  run(): Promise<string>;
}

interface Proof {
  readonly says: string;
  readonly stages: readonly Stage[];
  /** Figures below the tests, in this order. */
  readonly benches?: readonly Bench[];
}

/** Full matrices, too slow for each test run. `PROOF=1` makes the suites run all cases. */
const proofs: Readonly<Record<string, Proof>> = {
  races: {
    says: 'Stock under load on a real PostgreSQL: the last room, packages of one room type, double clicks, lost answers, holds.',
    stages: [
      jestStage('races', [
        '--selectProjects',
        'gateway',
        '--testPathPatterns',
        'races|random-orders|password-guesses',
        '--runInBand',
      ]),
    ],
  },
  releases: {
    says: 'Six writers at once promote, try and roll back at random, in a folder and in a real PostgreSQL: no change is lost, and each stands in the history.',
    stages: [jestStage('releases', ['--selectProjects', 'tools', '--testPathPatterns', 'release-writers'])],
  },
  mutations: {
    says: 'Changes of the real contracts of all eight packages, in words: what breaks somebody is refused by package and item, what breaks nobody is let through.',
    stages: [
      jestStage('mutations', ['--selectProjects', 'shared-releases', '--testPathPatterns', 'contract/']),
    ],
  },
  faults: {
    says: 'Each remote and each fragment under each fault: frame and other pages go on, the panel stands, it heals.',
    stages: [playwrightStage('faults', ['faults'])],
  },
  tamper: {
    says: 'Attacks on scripts, releases, channels, previews and pages, by servers and in the browser. Each title says what is tried; passed means that it was stopped.',
    stages: [
      jestStage('tamper-servers', [
        '--selectProjects',
        'shell:server',
        'shared-releases',
        '--testNamePattern',
        'attack',
      ]),
      playwrightStage('tamper-browser', ['faults/tamper']),
    ],
  },
  journeys: {
    says: 'Every kind of product bought, stays in each pair of locale and width, by pointer and keyboard, with reloads, back and forward, troubles of payment and hostile hashes.',
    stages: [playwrightStage('journeys', ['journeys'])],
  },
  versions: {
    says: 'Shell and remotes at N, N-1 and N-2, each two packages in every pair of versions: a visit from home over results, stays, gift and box to the sign-in page, with what remotes tell each other.',
    stages: [playwrightStage('versions', ['releases/versions'])],
  },
  deploys: {
    says: 'Promotions and rollbacks by six writers at once, under page loads and a browser; a tab of thirty promotions ago; and the time until a fresh page load has a release.',
    stages: [playwrightStage('deploys', ['releases/deploys', 'releases/old-tab'])],
    benches: [{ title: 'From a promotion or a rollback to a fresh page load', run: benchDeploy }],
  },
  fuzz: {
    says: 'Generated requests, valid, nearly valid and hostile, to all calls of the gateway and to the shell server: none gets a 5xx, waits, or gets an answer against its schema or without its headers.',
    stages: [
      jestStage('fuzz', [
        '--selectProjects',
        'shell:server',
        '--testPathPatterns',
        'front/(answer-headers|balancer|eviction|fuzz|interleaving)',
      ]),
    ],
    benches: [
      { title: 'The gateway, by call', run: proveFuzz },
      { title: 'The shell server, by kind of address', run: proveShellFuzz },
    ],
  },
  kill: {
    says: 'Money and mails under kills and faults: each kind of fault at each step from hold to refund, with two gateways on a real PostgreSQL, paid through the sandbox and through Stripe’s interface. Passed means: at the end no charge without order, no order without charge, no money held, each mail once, and every invariant holds.',
    stages: [
      jestStage('kill', ['--selectProjects', 'gateway', '--testPathPatterns', 'kill-matrix', '--runInBand']),
    ],
    benches: [{ title: 'Runs, each an order with one fault at one step', run: readKillFigures }],
  },
  leaks: {
    says: 'Each remote and fragment mounted and unmounted 200 times: no node, listener, timer or style stays, the heap is flat.',
    stages: [playwrightStage('leaks', ['leaks'])],
  },
  crawl: {
    says: 'Pages of each locale by their links: no source text, message id, hole or word of another language.',
    stages: [playwrightStage('crawl', ['crawl'])],
  },
};

/** Need neither browser nor database. */
const calculated: ReadonlySet<string> = new Set(['mutations']);

const commit = (): string =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: rootDir, encoding: 'utf8' }).trim();

const write = (name: string, text: string): void => {
  mkdirSync(join(rootDir, 'docs', 'proofs'), { recursive: true });
  writeFileSync(join(rootDir, 'docs', 'proofs', `${name}.md`), text);
  process.stdout.write(`${text}\nWritten to docs/proofs/${name}.md\n`);
};

/** Writes earlier results even when a measurement fails. */
const measure = ({ title, run }: Bench) =>
  run().then(
    (text) => ({ lines: [`## ${title}`, '', '```', text, '```', ''], failed: 0 }),
    (error: Error) => ({ lines: [`## ${title}: **failed**`, '', error.message, ''], failed: 1 }),
  );

const prove = async (name: string): Promise<number> => {
  if (name === 'canary') {
    const { text, failed } = proveCanary(commit());
    write(name, text);
    return failed;
  }
  const proof = proofs[name];
  if (!proof)
    throw new Error(
      `There is no proof "${name}". There are: ${[...Object.keys(proofs), 'canary'].join(', ')}.`,
    );
  if (['races', 'releases', 'fuzz', 'kill'].includes(name)) ensurePostgres();
  else if (!calculated.has(name)) ensureBrowser();
  mkdirSync(reports, { recursive: true });
  const results = [];
  for (const stage of proof.stages)
    results.push(await runStage({ ...stage, env: { ...stage.env, PROOF: '1' } }));
  const figures = [];
  for (const bench of proof.benches ?? []) figures.push(await measure(bench));
  const failed = [...results, ...figures].reduce((total, result) => total + result.failed, 0);
  const lines = results.flatMap(({ name: stage, passed, failed: lost, seconds, titles }) => [
    `## ${stage}: ${passed} passed, ${lost} failed, ${seconds.toFixed(0)} s`,
    '',
    ...titles.flatMap(({ title, passed: good, notes = [] }) => [
      `- ${good ? 'passed' : '**failed**'}: ${title}`,
      ...notes.map((note) => `  - ${note}`),
    ]),
    '',
  ]);
  const text = [
    `# Proof: ${name}`,
    '',
    proof.says,
    '',
    `Commit ${commit()}, Node ${process.versions.node}.`,
    '',
    ...lines,
    ...figures.flatMap(({ lines: part }) => part),
  ].join('\n');
  write(name, text);
  if (name === 'faults') process.stdout.write(`Written to ${await writeFailurePage(commit())}\n`);
  for (const result of results) if (result.failed > 0) process.stdout.write(result.output.slice(-8000));
  return failed;
};

prove(process.argv[2] ?? '').then(
  (failed) => process.exit(failed > 0 ? 1 : 0),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  },
);

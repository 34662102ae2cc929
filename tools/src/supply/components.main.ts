import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../webpack/build-context';
import type { Lockfile } from './check-lock';
import { examineComponent, listComponents, type Finding, type Published } from './components';
import { acceptedFindings, daysAllowed } from './component-policy';

interface Packument {
  readonly versions?: Readonly<Record<string, { readonly deprecated?: unknown }>>;
  readonly time?: Readonly<Record<string, string>>;
}

const lineOf = (text: unknown): string => String(text).replaceAll(/\s+/g, ' ').slice(0, 120);

const registry = spawnSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).stdout.trim();

const askRegistry = async (name: string): Promise<Published | undefined> => {
  const answer = await fetch(new URL(name.replace('/', '%2F'), registry), {
    signal: AbortSignal.timeout(30_000),
  }).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const { versions = {}, time = {} } = (await answer.json()) as Packument;
  const published = Object.keys(versions).filter((version) => time[version] !== undefined);
  return {
    times: Object.fromEntries(published.map((version) => [version, time[version] ?? ''])),
    deprecated: Object.fromEntries(
      Object.entries(versions)
        .filter(([, { deprecated }]) => typeof deprecated === 'string' && deprecated !== '')
        .map(([version, { deprecated }]) => [version, lineOf(deprecated)]),
    ),
  };
};

/** Result of npm's audit: its table, or the reason why it failed. */
const askAdvisories = (): { readonly answered: boolean; readonly clean: boolean; readonly text: string } => {
  const { status, stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: rootDir,
    encoding: 'utf8',
  });
  const report = JSON.parse(stdout || '{}') as {
    readonly vulnerabilities?: object;
    readonly message?: string;
  };
  if (report.vulnerabilities === undefined)
    return { answered: false, clean: false, text: report.message ?? 'no answer' };
  return { answered: true, clean: status === 0, text: Object.keys(report.vulnerabilities).join(', ') };
};

const lock = JSON.parse(readFileSync(join(rootDir, 'package-lock.json'), 'utf8')) as Lockfile;
const components = listComponents(lock);
const names = [...new Set(components.map(({ name }) => name))];
const known = new Map<string, Published | undefined>();
const queue = [...names];
const work = async (): Promise<void> => {
  for (let name = queue.pop(); name !== undefined; name = queue.pop())
    known.set(name, await askRegistry(name));
};
await Promise.all(Array.from({ length: 12 }, work));

const findings = components.flatMap((component) =>
  examineComponent(component, known.get(component.name), Date.now()),
);
const accepted = ({ component: { name } }: Finding): string | undefined =>
  acceptedFindings.find(({ packages }) => packages.test(name))?.reason;
const isLate = (finding: Finding): boolean => {
  const { component, kind, days } = finding;
  const isOld = kind === 'behind' || kind === 'held' ? days > daysAllowed : true;
  return !component.isTool && isOld && accepted(finding) === undefined;
};
for (const finding of findings) {
  const { component, kind, detail, days } = finding;
  const age = kind === 'behind' || kind === 'held' ? `, newer releases for ${days} days` : '';
  const reason = accepted(finding);
  process.stdout.write(
    [
      `${component.name} ${component.version}${component.isTool ? ' (tool)' : ''}: ${kind}: ${detail}${age}`,
      ...(reason === undefined ? [] : [`accepted: ${reason}`]),
    ].join('; ') + '\n',
  );
}
const late = findings.filter(isLate);
const advisories = askAdvisories();
process.stdout.write(
  `${components.length} components, ${findings.length} findings, ${late.length} past their deadline\n`,
);
for (const { component } of late) process.stdout.write(`outside: ${component.name} ${component.version}\n`);
process.stdout.write(
  advisories.answered
    ? `advisories: ${advisories.clean ? 'none' : advisories.text}\n`
    : `advisories: the registry did not respond (${advisories.text})\n`,
);
process.exit(late.length > 0 || (advisories.answered && !advisories.clean) ? 1 : 0);

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as crypto from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { describeContract, type ContractFile } from '@detour/shared-contracts/contract';
import { remoteNames } from '@detour/shared-contracts/mount';
import { parseTrust, readSigningKey } from '@detour/shared-releases/trust';
import { parseScope } from '../checks/scope/parse-scope';
import { readPackageGraph } from '../checks/scope/read-package-graph';
import { parseArguments } from '../dev/parse-arguments';
import { createRemote } from '../new-remote/create-remote';
import { planOf } from '../new-remote/remote-plan';
import { workspaceEdits } from '../new-remote/workspace-edits';
import { buildContextOf, rootDir } from '../webpack/build-context';
import { builtPackages } from './build/build-all';
import { createReleaseScene, type ReleaseScene } from './testing/release-scene';
import { sharedVersions } from './build/write-contract';

const guide = readFileSync(join(rootDir, 'docs', 'teams.md'), 'utf8');

interface Command {
  readonly line: string;
  /** Command prefix: `npm run release --`. */
  readonly program: string;
  readonly args: readonly string[];
  /** Announced error text. Null for a command that succeeds. */
  readonly refused: string | null;
}

const programs = [
  'npm run release --',
  'npm run new:remote --',
  'npm run packages',
  'npm run dev --',
  'npm run verify',
  'npm test --',
  'npm start',
  '.ci/run',
];

const blocksOf = (language: string): readonly string[] =>
  [...guide.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(([, block = '']) =>
    block.trim(),
  );

const commands = blocksOf('sh')
  .flatMap((block) => block.split('\n'))
  .map((line): Command => {
    const [text = '', refused = null] = line.split(' # refused: ');
    const program = programs.find((begin) => text.startsWith(begin));
    if (program === undefined)
      throw new Error(`The guide shows "${line}", which this test cannot run. Add it to the list.`);
    const words = [...text.slice(program.length).matchAll(/"([^"]*)"|(\S+)/g)];
    return { line, program, args: words.map(([, quoted, plain]) => quoted ?? plain ?? ''), refused };
  });

const commandsOf = (program: string): readonly Command[] =>
  commands.filter((command) => command.program === program);

/** A live channel like the shop's: small releases with the contracts of the sources. */
const openShop = async (): Promise<ReleaseScene> => {
  const scene = createReleaseScene({
    // No gateway listens there, so this checkout's contract is used.
    GATEWAY_ORIGIN: 'http://127.0.0.1:9',
    BUILDS_DIR: process.env['BUILDS_DIR'] ?? join(rootDir, '.cache', 'builds'),
  });
  for (const name of ['shell', ...remoteNames]) {
    const folder = join(rootDir, name);
    const file = JSON.parse(readFileSync(join(folder, 'contract.json'), 'utf8')) as ContractFile;
    const contract = describeContract(file, { version: '1.3.0', modules: sharedVersions(folder) });
    await scene.release(name, '1.3.0', { contract });
    // Published by another team, not promoted.
    if (name === 'remote-search') await scene.publish(name, '2.0.0', { contract });
  }
  return scene;
};

describe('docs/teams.md', () => {
  it('contains release commands that work in this order, with one real build', async () => {
    const scene = await openShop();
    const { version } = buildContextOf('remote-activities');
    const releases = commandsOf('npm run release --');
    expect(releases.length).toBeGreaterThan(18);
    for (const { line, args, refused } of releases) {
      const ran = await scene.run(...args.map((word) => word.replace('VERSION', version)));
      if (refused === null)
        expect([line, ran.code, ran.code === 0 ? '' : ran.trouble]).toEqual([line, 0, '']);
      else expect([line, ran.code, ran.trouble]).toEqual([line, 1, expect.stringContaining(refused)]);
    }
    const { channels } = await scene.json('status', '--channel', 'production');
    const live = channels[0].packages.find(({ name }: { name: string }) => name === 'remote-activities');
    // The guide's rollback restored this.
    expect(live).toMatchObject({ version: '1.3.0', canary: null, newest: '1.5.0', trouble: null });
    expect(JSON.parse(scene.fileOf('remote-activities', '1.5.0', 'contract.json'))).toMatchObject({
      remote: 'remote-activities',
    });
  }, 900_000);

  it('creates a remote with the command that it shows', () => {
    const [{ args } = { args: [] as readonly string[] }] = commandsOf('npm run new:remote --');
    const plan = planOf(args);
    const folder = mkdtempSync(join(tmpdir(), 'guide-remote-'));
    try {
      for (const file of [
        ...new Set(workspaceEdits(plan).map((edit) => edit.file)),
        'remote-search/package.json',
      ]) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        // A team may have run this command here before.
        const own = workspaceEdits(plan).filter((edit) => edit.file === file);
        const text = readFileSync(join(rootDir, file), 'utf8');
        writeFileSync(
          join(folder, file),
          own.reduce((before, edit) => before.replace(edit.text, ''), text),
        );
      }
      expect(createRemote(folder, plan)).toContain('remote-reviews/contract.json');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('shows only existing scripts, with arguments that they accept', () => {
    const { scripts } = JSON.parse(readFileSync(join(rootDir, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const names = programs.flatMap((program) => /^npm (?:run )?([\w:]+)/.exec(program)?.[1] ?? []);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(names));
    const packages = readPackageGraph(rootDir).map(({ folder }) => folder);
    for (const { args } of [...commandsOf('.ci/run'), ...commandsOf('npm test --')])
      expect(['only', 'affected']).toContain(parseScope(args, packages).kind);
    for (const { line, args } of commandsOf('npm run dev --'))
      expect([line, parseArguments(args, builtPackages)]).toEqual([
        line,
        expect.objectContaining({ ok: true }),
      ]);
  });

  it('creates a key that the command line accepts, and its line in the trust document', () => {
    const lines: string[] = [];
    const console = { log: (text: string) => lines.push(text) };
    for (const block of blocksOf('js')) runInNewContext(block, { crypto, console, JSON });
    const folder = mkdtempSync(join(tmpdir(), 'guide-key-'));
    writeFileSync(join(folder, 'key.json'), lines[0] ?? '');
    const key = readSigningKey(join(folder, 'key.json'));
    const trust = parseTrust(JSON.stringify({ format: 1, keys: [JSON.parse(lines[1] ?? '{}')] }));
    expect(trust.ok && trust.value.keys.map(({ id }) => id)).toEqual([key.id]);
    rmSync(folder, { recursive: true, force: true });
  });

  it('quotes error messages that the command line prints', () => {
    const sources = ['tools/src/release', 'shared-releases/src'].flatMap((folder) =>
      readdirSync(join(rootDir, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .map((file) => readFileSync(join(rootDir, folder, file), 'utf8')),
    );
    const table = guide.slice(guide.indexOf('| message'), guide.indexOf('## Keys'));
    const sentences = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, words = '']) => words);
    expect(sentences.length).toBeGreaterThan(12);
    const unsaid = sentences.filter((words) => !sources.some((source) => source.includes(words)));
    expect(unsaid).toEqual([]);
  });
});

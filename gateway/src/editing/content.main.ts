import { readFile, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { callerPath, fail } from '../import/operator-command';
import { isListening, sendToGateway } from '../import/send-to-gateway';
import { adminSocketPath } from '../settings/admin-socket-path';
import { readConfig } from '../settings/read-config';

const usage = `Usage, while the shop runs:
  npm run content -- export [--locale LOCALE]... FILE.json
  npm run content -- import [--locale LOCALE]... [--draft] FILE.json
  npm run content -- history KIND KEY LOCALE
  npm run content -- publish KIND KEY LOCALE [--locale LOCALE]... [--from INSTANT] [--until INSTANT] [--base VERSION]
  npm run content -- restore KIND KEY LOCALE VERSION
  npm run content -- drop KIND KEY LOCALE
  npm run content -- preview LOCALE [PATH]

docs/content.md explains kinds, keys and commands.
`;

const { values, positionals } = parseArgs({
  options: {
    locale: { type: 'string', multiple: true, default: [] },
    draft: { type: 'boolean', default: false },
    from: { type: 'string' },
    until: { type: 'string' },
    base: { type: 'string' },
    by: { type: 'string' },
  },
  allowPositionals: true,
});
const [verb = '', ...words] = positionals;
const [first, second, third, fourth] = words;

const pathOf = (name: string | undefined): string => (name === undefined ? fail(usage) : callerPath(name));

const send = async (command: string, input: object): Promise<unknown> => {
  const socketPath = adminSocketPath(readConfig(process.env).dataDir);
  if (!(await isListening(socketPath))) fail('No gateway runs in this data folder: start the shop first.');
  return sendToGateway(socketPath, `content-${command}`, Readable.from([JSON.stringify(input)]));
};

const print = (answer: unknown): void => void process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);

const by = values.by ?? process.env['USER'] ?? 'operator';
const item = { kind: first, key: second, locale: third, by };
const base = values.base === undefined ? {} : { base: Number(values.base) };

const verbs: Readonly<Record<string, () => Promise<void>>> = {
  async export() {
    const path = pathOf(first);
    await writeFile(path, `${JSON.stringify(await send('export', { locales: values.locale }), null, 2)}\n`);
    process.stdout.write(`Exported to ${path}.\n`);
  },
  async import() {
    const file = await readFile(pathOf(first), 'utf8');
    print(await send('import', { file, draft: values.draft, locales: values.locale, by }));
  },
  history: async () => print(await send('history', item)),
  publish: async () =>
    print(
      await send('publish', {
        ...item,
        ...base,
        from: values.from,
        until: values.until,
        locales: values.locale,
      }),
    ),
  restore: async () => print(await send('restore', { ...item, ...base, version: Number(fourth) })),
  drop: async () => print(await send('drop', { ...item, ...base })),
  preview: async () => print(await send('preview', { locale: first, path: second })),
};

const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
try {
  await (run ?? (() => fail(usage)))();
} catch (error) {
  fail((error as Error).message);
}

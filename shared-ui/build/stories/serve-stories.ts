/**
 * The workshop of the design system: bundles each `*.stories.tsx` and shows them one by one.
 *
 *   npm run stories -w shared-ui            http://127.0.0.1:4250
 *   STORY_PICTURES=DIR npm run stories …    takes `name.jpg` of a folder for the pictures, else a drawn ground
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const port = Number(process.env['STORY_PORT'] ?? 4250);
const pictures = process.env['STORY_PICTURES'];
const folder = dirname(fileURLToPath(import.meta.url));
const source = resolve(folder, '../../src');
const require = createRequire(import.meta.url);

const bundle = async (): Promise<Map<string, Uint8Array>> => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .sort();
  const imports = files.map((file, index) => `import * as s${index} from './${file.replace(/\.tsx$/, '')}';`);
  const table = files.map(
    (file, index) => `${JSON.stringify(file.replace(/\.stories\.tsx$/, ''))}: s${index}`,
  );
  const page = relative(source, resolve(folder, 'story-page')).replaceAll('\\', '/');
  const { outputFiles } = await build({
    stdin: {
      contents: `${imports.join('\n')}\nimport { showStories } from './${page}';\nshowStories({ ${table.join(', ')} });`,
      resolveDir: source,
      loader: 'tsx',
    },
    bundle: true,
    write: false,
    splitting: true,
    format: 'esm',
    outdir: '/stories',
    jsx: 'automatic',
    jsxImportSource: '@emotion/react',
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'warning',
  });
  return new Map(outputFiles.map((file) => [file.path, file.contents]));
};

const html = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>shared-ui</title><link rel="icon" href="data:,"></head><body><div id="root"></div><script type="module" src="/stories/stdin.js"></script></body></html>`;

const ground = (name: string): string => {
  const hue = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0) * 7, 0) % 360;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540" preserveAspectRatio="xMidYMid slice"><rect width="960" height="540" fill="hsl(${hue} 35% 75%)"/><circle cx="680" cy="150" r="60" fill="#fbf5e4"/><path d="M0 380Q240 300 480 380T960 360V540H0Z" fill="hsl(${hue} 25% 45%)"/></svg>`;
};

const fontOf = (name: string): string | null => {
  const family = /^(figtree|fraunces)-/.exec(name)?.[1];
  const file =
    family && resolve(dirname(require.resolve(`@fontsource-variable/${family}/package.json`)), 'files', name);
  return file && existsSync(file) ? file : null;
};

const answer = (response: ServerResponse, type: string, body: string | Uint8Array): void => {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
};

let scripts = await bundle();

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const name = pathname.split('/').at(-1) ?? '';
  const font = pathname.startsWith('/_shell/fonts/') ? fontOf(name) : null;
  if (font) return answer(response, 'font/woff2', readFileSync(font));
  if (pathname.startsWith('/pictures/')) {
    const file = pictures && resolve(pictures, `${name.replace(/[_.].*$/, '')}.jpg`);
    if (file && existsSync(file)) return answer(response, 'image/jpeg', readFileSync(file));
    return answer(response, 'image/svg+xml', ground(name.replace(/[_.].*$/, '')));
  }
  const script = scripts.get(pathname);
  if (script) return answer(response, 'text/javascript', script);
  if (pathname !== '/') return response.writeHead(404).end();
  // A reload is a rebuild: no watcher runs while nobody looks.
  void bundle().then(
    (fresh) => {
      scripts = fresh;
      answer(response, 'text/html', html);
    },
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(port, '127.0.0.1', () => console.log(`Stories: http://127.0.0.1:${port}/`));

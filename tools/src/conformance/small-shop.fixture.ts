import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CheckId } from './checks';

export interface SmallShop {
  readonly address: string;
  close(): void;
}

/** Two teams: "tractors" draws the pages, "basket" draws the line above them. Each has a script and a style sheet on another origin. */
interface Parts {
  /** Files of the teams by path. */
  readonly files: Readonly<Record<string, string>>;
  readonly pages: Readonly<Record<string, string>>;
  readonly policy: (files: string) => string;
  /** Scripts without an integrity hash. */
  readonly unhashed: readonly string[];
  readonly scripts: readonly string[];
  readonly missing: number;
}

const good: Parts = {
  files: {
    '/tractors.css': 'body{font-family:sans-serif} .tractors-card{border:1px solid #ccc}',
    '/basket.css': '.basket{padding:4px} .basket > *{margin:0}',
    '/tractors.js': `
      const count = () => document.querySelectorAll('.tractors-card').length;
      document.documentElement.dataset.tractors = String(count());
    `,
    '/basket.js': `
      const mount = (place) => { place.dataset.mounted = 'yes'; };
      document.querySelectorAll('.basket').forEach((place) => mount(place));
    `,
  },
  pages: {
    '/': '<h1>Tractors</h1><h2>Fjord</h2><p class="tractors-card">12,00 €</p><a href="/fjord">Fjord</a>',
    '/fjord': '<h1>Fjord</h1><p class="tractors-card">12,00 €</p><a href="/">All tractors</a>',
  },
  policy: (files) =>
    `default-src 'self'; script-src 'self' ${files}; style-src 'self' ${files}; img-src data:`,
  unhashed: [],
  scripts: ['/tractors.js', '/basket.js'],
  missing: 404,
};

const withFile = (path: string, text: string): Parts => ({
  ...good,
  files: { ...good.files, [path]: text },
});

/** More code of the script of "tractors". */
const withScript = (code: string): Parts =>
  withFile('/tractors.js', `${good.files['/tractors.js'] ?? ''}\n${code}`);

const withMain = (change: (html: string) => string): Parts => ({
  ...good,
  pages: Object.fromEntries(Object.entries(good.pages).map(([path, html]) => [path, change(html)])),
});

const hashOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A router in the browser, whose addresses the server does not know. */
const forgetfulRouter = `
  history.replaceState(document.querySelector('main').innerHTML, '');
  addEventListener('popstate', (event) => { document.querySelector('main').innerHTML = event.state; });
  addEventListener('click', (event) => {
    const link = event.target.closest('a[href="/fjord"]');
    if (!link) return;
    event.preventDefault();
    const html = '<h1>A Fjord</h1>';
    history.pushState(html, '', '/only-in-the-browser');
    document.querySelector('main').innerHTML = html;
  });
`;

/** One shop for each check, with one fault that only this check finds. `at`: origin of the files. */
const faults: Readonly<Record<CheckId, (at: string) => Parts>> = {
  'server-rendered': () => ({
    ...withScript(`
      if (!document.querySelector('h1')) {
        const heading = document.createElement('h1');
        heading.textContent = document.title;
        document.querySelector('main').prepend(heading);
      }
    `),
    pages: withMain((html) => html.replace(/<h1>.*?<\/h1>/, '')).pages,
  }),
  'one-wave': (at) => {
    const late = 'document.documentElement.dataset.late = "yes";';
    const asking = withScript(`
      const late = document.createElement('script');
      Object.assign(late, { src: '${at}/late.js', integrity: '${hashOf(late)}', crossOrigin: 'anonymous' });
      document.head.append(late);
    `);
    return { ...asking, files: { ...asking.files, '/late.js': late } };
  },
  'only-this-page': () => ({
    ...withFile('/checkout.js', `const checkout = () => { ${'document.title += "paid"; '.repeat(40)} };`),
    scripts: [...good.scripts, '/checkout.js'],
  }),
  'same-content': () => withScript(`document.querySelector('.tractors-card').textContent = '13,00 €';`),
  integrity: () => ({ ...good, unhashed: ['/basket.js'] }),
  csp: () => ({
    ...good,
    policy: (files) => `${good.policy(files)}; script-src-elem 'self' ${files} 'unsafe-inline'`,
  }),
  'lost-script': () => ({
    ...withScript(
      `if (!document.querySelector('[data-mounted]')) document.querySelector('main').replaceChildren();`,
    ),
    scripts: ['/basket.js', '/tractors.js'],
  }),
  'style-reach': () => withFile('/basket.css', `${good.files['/basket.css'] ?? ''} body{line-height:2}`),
  'unknown-path': () => ({ ...good, missing: 200 }),
  'plain-links': () => withMain((html) => `${html}<a href="#" class="more">More tractors</a>`),
  reload: () => withScript(forgetfulRouter),
  history: () =>
    withScript(`
      addEventListener('click', (event) => {
        const link = event.target.closest('a');
        if (!link) return;
        event.preventDefault();
        location.replace(link.href);
      });
    `),
  'no-errors': () => withScript(`console.error('The basket is late.');`),
  accessibility: () => withMain((html) => `${html}<button class="buy"></button>`),
};

const htmlOf = (parts: Parts, main: string, at: string): string => {
  const mark = (path: string): string =>
    parts.unhashed.includes(path)
      ? ''
      : ` integrity="${hashOf(parts.files[path] ?? '')}" crossorigin="anonymous"`;
  const styles = ['/tractors.css', '/basket.css'].map(
    (path) => `<link rel="stylesheet" href="${at}${path}"${mark(path)}>`,
  );
  const scripts = parts.scripts.map((path) => `<script defer src="${at}${path}"${mark(path)}></script>`);
  const title = /<h1>(.*?)<\/h1>/.exec(main)?.[1] ?? 'Tractors';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,">${styles.join('')}${scripts.join('')}</head>
<body><header class="basket"><p>Basket</p></header><main>${main}</main></body></html>`;
};

const listen = async (
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Server> => {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
};

const originOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** A shop in plain HTML. Without a fault it passes every check. */
export const startSmallShop = async (fault?: CheckId): Promise<SmallShop> => {
  let parts = good;
  const files = await listen((request, response) => {
    const text = parts.files[request.url ?? ''];
    const type = request.url?.endsWith('.css') ? 'text/css' : 'text/javascript';
    response.writeHead(text === undefined ? 404 : 200, {
      'content-type': type,
      'access-control-allow-origin': '*',
    });
    response.end(text ?? '');
  });
  const at = originOf(files);
  if (fault) parts = faults[fault](at);
  const pages = await listen((request, response) => {
    const main = parts.pages[request.url ?? ''];
    response.writeHead(main === undefined ? parts.missing : 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': parts.policy(at),
    });
    response.end(htmlOf(parts, main ?? '<h1>Nothing is here</h1><a href="/">All tractors</a>', at));
  });
  return {
    address: `${originOf(pages)}/`,
    close() {
      for (const server of [files, pages]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
};

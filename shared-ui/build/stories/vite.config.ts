import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react-swc';
import { defineConfig, type Plugin } from 'vite';

/** Generated placeholder pictures, so that stories need no gateway. */
const groundOf = (name: string): string => {
  const hue = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0) * 7, 0) % 360;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540" preserveAspectRatio="xMidYMid slice"><rect width="960" height="540" fill="hsl(${hue} 35% 75%)"/><circle cx="680" cy="150" r="60" fill="#fbf5e4"/><path d="M0 380Q240 300 480 380T960 360V540H0Z" fill="hsl(${hue} 25% 45%)"/></svg>`;
};

const fontOf = (path: string): string | null => {
  const [, name] = /^\/_shell\/fonts\/([\w-]+\.woff2)$/.exec(path) ?? [];
  const file = name && fileURLToPath(new URL(`../../generated/fonts/${name}`, import.meta.url));
  return file && existsSync(file) ? file : null;
};

const answer = (response: ServerResponse, type: string, body: string | Uint8Array): void => {
  response.writeHead(200, { 'content-type': type }).end(body);
};

/** Serves fonts like the shell server and pictures like the gateway. */
const shopFiles = (): Plugin => ({
  name: 'shop-files',
  configureServer: ({ middlewares }) =>
    void middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const font = fontOf(pathname);
      if (font) answer(response, 'font/woff2', readFileSync(font));
      else if (/^\/(pictures|images)\//.test(pathname))
        answer(response, 'image/svg+xml', groundOf(pathname.split('/')[2] ?? ''));
      else next();
    }),
});

export default defineConfig({ plugins: [react({ jsxImportSource: '@emotion/react' }), shopFiles()] });

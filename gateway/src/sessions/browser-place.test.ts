import type { FastifyRequest } from 'fastify';
import { readConfig } from '../settings/read-config';
import { placeOf } from './browser-place';

const config = readConfig({});
const place = (agent: string | undefined, host = 'fr.localhost:8080') =>
  placeOf({ config }, { headers: { 'user-agent': agent }, host } as unknown as FastifyRequest);

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Windows'],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36 Edg/141.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0 Safari/537.36',
    'Chrome',
    'Linux',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari',
    'Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/141.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPhone',
  ],
  ['<script>alert(1)</script>', '', ''],
  [undefined, '', ''],
])('names browser and system of %s', (agent, browser, platform) => {
  expect(place(agent)).toEqual({ browser, platform, site: 'fr' });
});

it('names no site on another host', () => {
  expect(place(undefined, 'evil.example').site).toBeNull();
});

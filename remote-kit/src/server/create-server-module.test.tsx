/** @jest-environment node */
import type { ServerRenderInput } from '@detour/shared-contracts/mount';
import { matchPath, siteOf, timeZoneOf } from '@detour/shared-contracts/sites';
import type { RemoteDefinition } from '../page/definition';
import { siteFlags } from '../testing';
import { createServerModule } from './create-server-module';

const definition: RemoteDefinition = {
  remote: 'remote-product',
  styleKey: 'product',
  contract: null,
  pages: {
    summary: {
      prefetch: () => Promise.resolve({ head: { title: 'Summary' } }),
      Skeleton: () => <h1>Waiting</h1>,
      Component: () => <h1>A visitor's booking</h1>,
    },
    'booking-lookup': {
      prefetch: () => Promise.resolve({ head: { title: 'Lookup' } }),
      Component: () => <h1>Lookup</h1>,
    },
  },
};

const rendered = (path: string) => {
  const locale = 'fr_FR';
  const route = matchPath(siteOf(locale), path, locale);
  if ('redirect' in route) throw new Error(`${path} is a redirect.`);
  const input: ServerRenderInput = {
    site: {
      locale,
      country: 'FR',
      origin: 'http://fr.localhost:8080',
      timeZone: timeZoneOf(locale),
      brand: 'Détour',
      phone: '01 00 00 00 00',
      mode: 'visitor',
      flags: siteFlags(),
      demonstration: true,
    },
    location: { path, search: '', hash: '', key: 'k', state: null },
    route,
    now: Date.parse('2026-11-21T10:00:00Z'),
    release: { remote: 'remote-product', version: '0.0.0', compositionId: 'c' },
    identifierPrefix: 'product-',
    gatewayOrigin: 'http://gateway.invalid',
    requestId: 'r',
    messages: {},
  };
  return createServerModule(definition).render(input);
};

describe('the server module of a remote', () => {
  it('draws the skeleton of a page that has one, and says so to the shell', async () => {
    expect(await rendered('/booking/summary')).toMatchObject({ html: '<h1>Waiting</h1>', skeleton: true });
  });

  it('draws another page whole, and says nothing', async () => {
    const output = await rendered('/booking/lookup');
    expect(output.html).toBe('<h1>Lookup</h1>');
    expect(output).not.toHaveProperty('skeleton');
  });
});

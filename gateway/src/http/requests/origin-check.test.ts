import { siteNames } from '@detour/shared-contracts/sites';
import { readConfig } from '../../settings/read-config';
import { createOriginTest } from './origin-check';

const isOwnOf = (originOf: (site: string) => string) =>
  createOriginTest(readConfig({ SHOP_ORIGINS: siteNames.map((site) => `${site}=${originOf(site)}`).join() }));

describe('the origin test', () => {
  it.each([
    ['https://fr.shop.example', true],
    ['https://fr.care.shop.example', true],
    ['https://fr.shop.example:8443', false],
    ['http://fr.shop.example', false],
    ['https://shop.example', false],
    ['https://fr.shop.example.evil.example', false],
    ['http://localhost:8080', false],
    ['null', false],
  ])('compares the whole origin of a shop: %s is %p', (origin, expected) => {
    expect(isOwnOf((site) => `https://${site}.shop.example`)(origin)).toBe(expected);
  });

  it.each([
    ['http://fr.localhost:8080', true],
    ['http://nl.localhost:49152', true],
    ['http://127.0.0.1:49152', true],
    ['http://[::1]:8080', true],
    ['https://fr.localhost:8080', false],
    ['http://other.localhost:8080', false],
    ['http://fr.localhost.evil.example:8080', false],
    ['', false],
  ])('accepts every port of a developer’s machine: %s is %p', (origin, expected) => {
    expect(isOwnOf((site) => `http://${site}.localhost:8080`)(origin)).toBe(expected);
  });
});

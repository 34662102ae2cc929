import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContractFile } from '@detour/shared-contracts/contract';
import type { RemoteName } from '@detour/shared-contracts/mount';
import { locales, matchPath, siteOf } from '@detour/shared-contracts/sites';
import { frameLinks, linkedPages } from './frame-links';

const pagesOf = (remote: RemoteName): readonly string[] => {
  const file = join(__dirname, '../../..', remote, 'contract.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as ContractFile).pages;
};

describe('frame links', () => {
  it.each(locales)('lead to the intended page in %s', (locale) => {
    const links = frameLinks(locale);
    const reached = linkedPages.map((page) => {
      const match = matchPath(siteOf(locale), links[page], locale);
      return 'redirect' in match ? `redirect to ${match.redirect}` : match.page;
    });
    expect(reached).toEqual(linkedPages);
  });

  it('point only to pages that a remote declares or the shell renders', () => {
    const undrawn = linkedPages.filter((page) => {
      const match = matchPath('fr', frameLinks('fr_FR')[page]);
      if ('redirect' in match) return true;
      return match.remote === 'shell' || !pagesOf(match.remote).includes(page);
    });
    expect(undrawn).toEqual([]);
  });

  it('link the help button to the locale’s contact page [HDR-002]', () => {
    expect(locales.map((locale) => frameLinks(locale).contact)).toEqual([
      '/contact',
      '/contact',
      '/fr/contact',
      '/nl/contact',
      '/nl/contact',
      '/contact',
    ]);
  });
});

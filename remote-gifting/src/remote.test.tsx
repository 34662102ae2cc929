import { screen, waitFor } from '@testing-library/react';
import { locales } from '@detour/shared-contracts/sites';
import { openPage } from './testing/open-page';

const pages = [
  ['page-gift', 'single-voucher/123'],
  ['page-gift-checkout', '/gift/checkout?code=SEA1N-D-EBOX'],
  ['page-giftcard-customization', '/giftcard/customization'],
] as const;

const pathOf = (path: string): string => (path.startsWith('/') ? path : `/sejours/recherche/${path}`);

describe('remote-gifting', () => {
  it.each(pages)('renders %s and mounts and unmounts twice without leaks', async (testId, path) => {
    for (let round = 0; round < 2; round += 1) {
      const mounted = await openPage(pathOf(path));
      await waitFor(() => expect(screen.getByTestId(testId)).toBeInTheDocument());
      expect(mounted.element.querySelectorAll('h1')).toHaveLength(1);
      await mounted.unmount();
      expect(mounted.element).toBeEmptyDOMElement();
      mounted.element.remove();
    }
  });

  it.each(locales)('has complete titles in %s', async (locale) => {
    for (const path of ['/gift/checkout?code=SEA1N-D-EBOX', '/giftcard/customization']) {
      const { prefetched, unmount, element } = await openPage(path, {}, { locale });
      expect(prefetched?.head.title).toMatch(/^\p{L}.+ – Détour$/u);
      await unmount();
      element.remove();
    }
  });
});

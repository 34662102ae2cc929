import type { Page } from 'playwright/test';
import { addressOf, findActivities, findBoxes, findStays } from '../site-pages';

/** A page of a remote, or a fragment on another remote's page. */
export interface FaultSubject {
  readonly name: string;
  readonly remote: string;
  /** Name of the fragment; null for a page. */
  readonly fragment: string | null;
  /** Path with query on the French site. */
  path(): Promise<string>;
  /** Page of another remote that links to it. */
  readonly from: string;
  /** What a visitor does to trigger the fragment. */
  readonly approach?: (page: Page) => Promise<void>;
}

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

const plain = (...parameters: Parameters<typeof addressOf>) => {
  const path = pathOf(addressOf(...parameters));
  return () => Promise.resolve(path);
};

const stay =
  (search = '') =>
  async () =>
    `${(await findStays('fr_FR', 1))[0]?.uri ?? ''}${search}`;

const box = async () => {
  const [found] = await findBoxes('fr_FR');
  return pathOf(addressOf('fr_FR', 'box', { code: found?.code ?? '', slug: found?.slug ?? '' }));
};

const activity = async () => {
  const [found] = await findActivities('fr_FR', 1);
  return pathOf(addressOf('fr_FR', 'activity', { id: found?.id ?? '' }));
};

const page = (remote: string, path: FaultSubject['path'], from = '/'): FaultSubject => ({
  name: `${remote} (page)`,
  remote,
  fragment: null,
  path,
  from,
});

const fragment = (remote: string, name: string, path: FaultSubject['path'], from = '/'): FaultSubject => ({
  name: `${remote}/${name}`,
  remote,
  fragment: name,
  path,
  from,
});

export const faultSubjects: readonly FaultSubject[] = [
  page('remote-search', plain('fr_FR', 'search'), '/cadeau'),
  page('remote-product', stay()),
  page('remote-gifting', plain('fr_FR', 'giftcard-customization')),
  page('remote-boxes', plain('fr_FR', 'boxes')),
  page('remote-activities', activity),
  page('remote-account', plain('fr_FR', 'signin')),
  fragment('remote-account', 'recently-viewed', stay()),
  fragment('remote-gifting', 'gift-panel', stay('?flow=gifting')),
  {
    ...fragment('remote-gifting', 'gift-drawer', box),
    // A pointer that rested there before hydration fires no event unless it moves.
    approach: async (shown) => {
      await shown.mouse.move(1, 1);
      await shown.getByTestId('gift-offer-button').first().hover({ timeout: 2000 });
    },
  },
  fragment('remote-search', 'searchbox', () => Promise.resolve('/nulle-part/du-tout'), '/cadeau'),
];

import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { locales, type Locale } from '@detour/shared-contracts';
import { fakeApi, renderRemote, type RenderRemoteOptions } from '@detour/shared-ui/testing';
import { definition } from './definition';
import es_ES from './messages/es_ES.json';
import fr_FR from './messages/fr_FR.json';
import it_IT from './messages/it_IT.json';
import nl_BE from './messages/nl_BE.json';
import nl_NL from './messages/nl_NL.json';

const catalogues: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  fr_FR,
  es_ES,
  it_IT,
  nl_NL,
  fr_BE: fr_FR,
  nl_BE: { ...nl_NL, ...nl_BE },
};

const open = (path: string, change: Partial<RenderRemoteOptions> = {}) =>
  renderRemote(definition, {
    path,
    locale: 'fr_FR',
    messages: fr_FR,
    api: fakeApi({}),
    flags: { boxes: true },
    ...change,
  });

const pages = [
  ['/gift/checkout', 'page-gift-checkout', 'Offrir un séjour, bientôt ici'],
  ['/giftcard/customization', 'page-giftcard-customization', 'La carte cadeau, bientôt ici'],
] as const;

let rendered: Awaited<ReturnType<typeof open>> | null = null;

afterEach(async () => {
  await rendered?.unmount();
  rendered?.element.remove();
  rendered = null;
});

describe('remote-gifting', () => {
  it.each(pages)('draws %s as %s', async (path, testId, title) => {
    rendered = await open(path);
    expect(screen.getByTestId(testId)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(rendered.prefetched?.head.title).toBe(`${title} – Détour`);
  });

  it('says what will be sold as a gift, what is there, and offers no button that does nothing', async () => {
    rendered = await open('/gift/checkout');
    const kinds = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(kinds).toEqual([
      expect.stringMatching(/^Coffrets cadeaux.*À découvrir dès aujourd’hui$/),
      expect.stringMatching(/^Séjours cadeaux.*Bientôt$/),
      expect.stringMatching(/^Carte cadeau.*Bientôt$/),
    ]);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Voir les coffrets' })).toHaveAttribute('href', '/cadeau');
    expect(screen.getByRole('link', { name: 'Voir les séjours' })).toHaveAttribute('href', '/recherche');
  });

  it('says that boxes come later where they are off', async () => {
    rendered = await open('/gift/checkout', { flags: {} });
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/Bientôt$/);
    expect(screen.queryByRole('link', { name: 'Voir les coffrets' })).toBeNull();
  });

  it.each(locales)(
    'renders the gift card page at its one path in %s [ROUTE-027] [I18N-009]',
    async (locale) => {
      rendered = await open('/giftcard/customization', { locale, messages: catalogues[locale] });
      expect(screen.getByTestId('page-giftcard-customization')).toBeInTheDocument();
    },
  );

  it('mounts and unmounts twice, and leaves nothing behind', async () => {
    for (const [path, testId] of pages) {
      const mounted = await open(path);
      expect(screen.getByTestId(testId)).toBeInTheDocument();
      await mounted.unmount();
      expect(mounted.element).toBeEmptyDOMElement();
      mounted.element.remove();
    }
  });

  it.each(pages)('breaks no rule of accessibility at %s', async (path) => {
    rendered = await open(path);
    const { violations } = await axe.run(rendered.element, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
  });
});

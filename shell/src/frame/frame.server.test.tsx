/** @jest-environment node */
import { locales, printPath } from '@detour/shared-contracts/sites';
import { noContent } from './content/frame-content';
import { renderFrame, type FrameInput } from '../frame.server';
import { catalogues, routeTo, siteFor } from './testing/render-frame';

const inputFor = (locale: (typeof locales)[number]): FrameInput => ({
  site: siteFor(locale),
  route: routeTo(locale, printPath('search', locale)),
  flow: 'booking',
  sites: [],
  articles: [],
  content: noContent,
  minisite: null,
  rating: null,
  preview: null,
  messages: catalogues[locale] as never,
});

describe('the frame on the server', () => {
  it.each(locales)('renders a panel with a heading when no release can render the page, in %s', (locale) => {
    const { panel } = renderFrame({ ...inputFor(locale), unavailableAt: 1_700_000_000_000 });
    const title = catalogues[locale]['slot.title'];
    expect(title).toBeTruthy();
    expect(panel).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    expect(panel).toContain('data-testid="remote-failed"');
  });

  it.each(locales)('renders a note with a way out for a page that is drawn too late, in %s', (locale) => {
    const { late } = renderFrame(inputFor(locale));
    expect(late).toContain(`>${catalogues[locale]['shell.busy']}</h1>`);
    expect(late).toMatch(/<a href=""/);
  });

  it.each(locales)('renders a note for a private page, which needs scripts, in %s', (locale) => {
    const { scriptless } = renderFrame({
      ...inputFor(locale),
      route: routeTo(locale, printPath('signin', locale)),
    });
    expect(scriptless).toContain(catalogues[locale]['shell.scriptless']);
    expect(scriptless).not.toContain('<h1');
    expect(renderFrame(inputFor(locale)).scriptless).toBeUndefined();
  });

  it('renders no panel otherwise', () => {
    expect(renderFrame(inputFor('fr_FR')).panel).toBeUndefined();
  });
});

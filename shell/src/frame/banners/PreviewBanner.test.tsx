import { screen } from '@testing-library/react';
import { locales } from '@detour/shared-contracts/sites';
import { PreviewBanner } from './PreviewBanner';
import { brokenRules, catalogues, renderFrame } from '../testing/render-frame';

const notice = { releases: ['remote-search@1.4.0', 'shell@2.0.0'], until: 0 };

describe('the preview banner', () => {
  it.each([...locales])(
    'lists the chosen releases and the button that ends the preview in %s',
    async (locale) => {
      const { container } = renderFrame(<PreviewBanner notice={notice} />, locale);
      expect(screen.getByTestId('preview-banner')).toHaveTextContent('remote-search@1.4.0, shell@2.0.0');
      const words = catalogues[locale]['preview.leave'] ?? '';
      expect(words).not.toBe(catalogues.en['preview.leave']);
      expect(screen.getByRole('button', { name: words })).toHaveAttribute('type', 'submit');
      expect(await brokenRules(container)).toEqual([]);
    },
  );

  it('ends the preview without a script: a form that posts', () => {
    const { container } = renderFrame(<PreviewBanner notice={notice} />);
    const form = container.querySelector('form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual([
      'post',
      '/_shell/releases/leave',
    ]);
  });

  it.each([...locales])(
    'says in %s that drafts are shown, and ends that preview [FLAG-018]',
    async (locale) => {
      const { container } = renderFrame(
        <PreviewBanner notice={{ releases: [], drafts: true, until: 0 }} />,
        locale,
      );
      // Unlike `toHaveTextContent`, this keeps narrow spaces.
      expect(screen.getByTestId('preview-banner').textContent).toContain(
        catalogues[locale]['preview.drafts'],
      );
      const forms = [...container.querySelectorAll('form')];
      expect(forms.map((form) => [form.getAttribute('method'), form.getAttribute('action')])).toEqual([
        ['get', '/api/preview/leave'],
      ]);
      expect(await brokenRules(container)).toEqual([]);
    },
  );
});

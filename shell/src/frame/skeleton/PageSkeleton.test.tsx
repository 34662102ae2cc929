import { screen } from '@testing-library/react';
import { PageSkeleton, skeletonKindOf, type SkeletonKind } from './PageSkeleton';
import { brokenRules, renderFrame } from '../testing/render-frame';

describe('the skeleton of a page', () => {
  it.each([
    ['home', 'home'],
    ['search', 'search'],
    ['product', 'product'],
    ['activity', 'product'],
    ['signin', 'form'],
  ] as const)('of %s has the same boxes as %s', (page, kind) => {
    expect(skeletonKindOf(page)).toBe(kind);
  });

  it.each<SkeletonKind>(['home', 'search', 'product', 'form'])(
    'announces the loading of %s once',
    async (kind) => {
      const { container } = renderFrame(<PageSkeleton kind={kind} />);
      expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
      expect(container.querySelector('[aria-busy="true"]')).toHaveAttribute('data-skeleton', kind);
      expect(await brokenRules(container)).toEqual([]);
    },
  );

  it('shows title and picture of the pressed card, and hides them from screen readers, because the page repeats them', async () => {
    const picture = document.createElement('img');
    Object.defineProperty(picture, 'currentSrc', { value: '/images/a-384.avif' });
    const { container } = renderFrame(
      <PageSkeleton kind="product" preview={{ title: 'Une nuit à Amboise', picture }} />,
    );
    expect(screen.getByText('Une nuit à Amboise')).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelector('img')).toHaveAttribute('src', '/images/a-384.avif');
    expect(await brokenRules(container)).toEqual([]);
  });
});

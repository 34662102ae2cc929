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
});

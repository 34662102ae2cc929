import { render } from '@testing-library/react';
import { stay } from '../stories/sample.fixture';
import { StayCard } from './StayCard';
import { StayCardSkeleton } from './StayCardSkeleton';

const boxesOf = (element: Element | null): string[] =>
  [...(element?.children ?? [])].map((child) => child.className);

describe('the skeleton of a stay card', () => {
  it('has the boxes of the card, in order', () => {
    const card = render(<StayCard {...stay({ stress: [], heart: undefined })} />).container.firstElementChild;
    const skeleton = render(<StayCardSkeleton />).container.firstElementChild;
    const [stage, ...parts] = boxesOf(card);
    const [picture, ...bones] = boxesOf(skeleton);
    expect(skeleton?.className).toBe(card?.className);
    expect(card?.querySelector(`.${CSS.escape(picture ?? '')}`)).toBe(
      card?.querySelector('[data-part="picture"]'),
    );
    expect(stage).toBeDefined();
    // The skeleton's score line has its own height, because the badge is taller than a line.
    const without = (names: string[]) => names.filter((_, index) => index !== 3);
    expect(without(bones)).toEqual(without(parts));
  });
});

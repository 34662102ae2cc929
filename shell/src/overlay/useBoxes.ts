import { useEffect, useState } from 'react';
import type { Boundary } from './boundary';

export interface BoundaryBox {
  readonly key: string;
  /** Index of the owner, which selects its colour. */
  readonly index: number;
  readonly boundary: Boundary;
  /** CSS pixels from the document's top left. */
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

const measure = (boundaries: readonly Boundary[]): readonly BoundaryBox[] =>
  boundaries.flatMap((boundary, index) =>
    [...document.querySelectorAll(boundary.selector)].map((element, number) => {
      const { top, left, width, height } = element.getBoundingClientRect();
      return {
        key: `${boundary.owner} ${number}`,
        index,
        boundary,
        top: top + window.scrollY,
        left: left + window.scrollX,
        width,
        height,
      };
    }),
  );

/** Positions of each owner's elements, measured again when the page changes size. */
export const useBoxes = (boundaries: readonly Boundary[]): readonly BoundaryBox[] => {
  const [boxes, setBoxes] = useState<readonly BoundaryBox[]>([]);
  useEffect(() => {
    const update = (): void => setBoxes(measure(boundaries));
    update();
    const observer = new ResizeObserver(update);
    observer.observe(document.body);
    addEventListener('resize', update);
    return () => {
      observer.disconnect();
      removeEventListener('resize', update);
    };
  }, [boundaries]);
  return boxes;
};

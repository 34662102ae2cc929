import { serializeStyles, type SerializedStyles } from '@emotion/serialize';

type Styles = Parameters<typeof serializeStyles>[0];

/** Styles that Emotion serialises and hashes when an element first uses them. */
class LazyStyles {
  readonly #styles: Styles;
  #serialized: SerializedStyles | null = null;

  constructor(styles: Styles) {
    this.#styles = styles;
  }

  #used(): SerializedStyles {
    if (this.#serialized) return this.#serialized;
    serializeNested(this.#styles);
    return (this.#serialized = serializeStyles(this.#styles));
  }

  get name(): string {
    return this.#used().name;
  }

  get styles(): string {
    return this.#used().styles;
  }

  get next(): SerializedStyles | undefined {
    return this.#used().next;
  }
}

/**
 * Serialises the lazy styles in an array of styles. `serializeStyles` collects keyframes in a variable of its module, so a call inside
 * of another one would lose those of the outer call.
 */
export const serializeNested = (styles: unknown): void => {
  if (styles instanceof LazyStyles) void styles.name;
  else if (Array.isArray(styles)) styles.forEach(serializeNested);
  else if (typeof styles === 'object' && styles !== null) Object.values(styles).forEach(serializeNested);
};

/**
 * Emotion's `css`, without its cost at module evaluation: a quarter of the script time before a page reacted went into styles, most of
 * them of elements that the page does not show.
 */
export const css = (...styles: Styles): SerializedStyles => new LazyStyles(styles) as SerializedStyles;

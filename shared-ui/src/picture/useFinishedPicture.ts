import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Width (px of the layout) below which a loaded picture is the gateway's placeholder: 6 pixels, divided by the density of the
 * candidate. No picture of the shop is shown so small.
 */
const placeholderWidth = 16;

/** Delays (ms) between attempts; the last one repeats. A drawing takes the gateway about 0.2 s, and more on a busy machine. */
const delays = [500, 800, 1200, 2000, 3000] as const;
/** About two minutes. Then the colours stay until the next page. */
const mostAttempts = 40;

const isPlaceholder = ({ complete, naturalWidth }: HTMLImageElement): boolean =>
  complete && naturalWidth > 0 && naturalWidth < placeholderWidth;

/**
 * Asks again for a picture of which the gateway sent only the colours, because it is still being drawn. Returns the ref of the `<img>` and
 * what follows each of its URLs: nothing at first, so that the server's HTML is the same.
 */
export const useFinishedPicture = (): {
  readonly place: RefObject<HTMLImageElement | null>;
  readonly again: string;
} => {
  const place = useRef<HTMLImageElement>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const image = place.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      if (!image || !isPlaceholder(image) || attempt >= mostAttempts) return;
      timer = setTimeout(() => setAttempt(attempt + 1), delays[attempt] ?? delays[delays.length - 1]);
    };
    look();
    image?.addEventListener('load', look);
    return () => {
      clearTimeout(timer);
      image?.removeEventListener('load', look);
    };
  }, [attempt]);
  // Another URL: a browser reuses a picture that a document has loaded, whatever its headers say.
  return { place, again: attempt === 0 ? '' : `?again=${attempt}` };
};

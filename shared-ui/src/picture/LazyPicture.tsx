import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { Picture, type PictureProps } from './Picture';

/** Visible share from which it loads. @spec UI-005 */
const visibleShare = 0.1;

/** A picture of a carousel: loads when a tenth of it is visible, and then stays loaded. @spec UI-005 */
export const LazyPicture = (props: PictureProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || seen) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { threshold: visibleShare },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [seen]);
  return (
    <div ref={place} css={box} className={props.className}>
      {seen && <Picture {...props} eager className={undefined} />}
    </div>
  );
};

const box = css({ '& > picture': { display: 'block', width: '100%', height: '100%' } });

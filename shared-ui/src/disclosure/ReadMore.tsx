import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { textLink } from '../button/button.styles';
import { media } from '../foundation/media';
import { truncate } from './truncate';

export interface ReadMoreProps {
  text: string;
  /** "Voir plus", "Voir moins" */
  moreLabel: string;
  lessLabel: string;
  /** Characters: 86 on mobile and 250 elsewhere for a description. @spec PROD-035 */
  limit?: number | undefined;
  mobileLimit?: number | undefined;
}

/**
 * A collapsible long text. The server does not know the width, so the HTML contains both lengths and CSS shows one. @spec
 * PROD-034
 */
export const ReadMore = ({ text, moreLabel, lessLabel, limit = 250, mobileLimit = 86 }: ReadMoreProps) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const long = truncate(text, limit);
  const short = truncate(text, mobileLimit);
  if (short === text) return <p>{text}</p>;
  return (
    <div css={long === text ? onlyMobileButton : undefined}>
      <div id={id}>
        {open ? (
          <p>{text}</p>
        ) : (
          <>
            <p css={wide}>{long}</p>
            <p css={narrow}>{short}</p>
          </>
        )}
      </div>
      <button
        type="button"
        css={[textLink, button]}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? lessLabel : moreLabel}
      </button>
    </div>
  );
};

const wide = css({ [media.mobile]: { display: 'none' } });
const narrow = css({ [media.fromTablet]: { display: 'none' } });
const button = css({
  minHeight: 'var(--size-target)',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
});
const onlyMobileButton = css({ '& > button': { [media.fromTablet]: { display: 'none' } } });

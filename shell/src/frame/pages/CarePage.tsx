import { css } from '@emotion/react';
import { container, LinkButton, text as type } from '@detour/shared-ui';
import type { FrameLinks } from '../frame-links';
import { useFrameText } from '../useFrameText';

/** Start page of customer care: explains the mode and links to its main pages. @spec CARE-001 */
export const CarePage = ({ links }: { readonly links: FrameLinks }) => {
  const text = useFrameText();
  return (
    <div data-testid="page-care" css={[container, page]}>
      <h1 css={type.h1}>{text('care.title')}</h1>
      <p css={[type.lead, measure]}>{text('care.text')}</p>
      <ul role="list" css={places}>
        <li>
          <LinkButton href={links['booking-lookup']}>{text('care.order')}</LinkButton>
        </li>
        <li>
          <LinkButton kind="quiet" href={links.search}>
            {text('care.stays')}
          </LinkButton>
        </li>
        <li>
          <LinkButton kind="quiet" href={links.boxes}>
            {text('care.boxes')}
          </LinkButton>
        </li>
        <li>
          <LinkButton kind="quiet" href={links.contact}>
            {text('care.contact')}
          </LinkButton>
        </li>
      </ul>
    </div>
  );
};

const page = css({ display: 'grid', gap: 'var(--space-5)', paddingBlock: 'var(--space-section)' });
const measure = css({ maxWidth: 'var(--size-text-measure)' });
const places = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' });

import { css } from '@emotion/react';
import type { SiteContext } from '@detour/shared-contracts/mount';
import { printPath, type PaymentMethod } from '@detour/shared-contracts/sites';
import { container } from '@detour/shared-ui';
import { FooterBase } from './FooterBase';
import { footerLink } from './FooterColumn';
import { FooterLegal } from './FooterLegal';
import { plainLink } from '../frame-styles';
import { useFrameText } from '../useFrameText';
import type { Names } from '../../contract';

export interface ShortFooterProps {
  readonly site: SiteContext;
  readonly payments: readonly PaymentMethod[];
  readonly showsLegal: boolean;
  readonly onConsentReopen: () => void;
}

/** On purchase pages: legal links, help and payment methods, and nothing that leads away from the payment. */
export const ShortFooter = ({ site, payments, showsLegal, onConsentReopen }: ShortFooterProps) => {
  const text = useFrameText();
  return (
    <footer data-testid="footer" css={footer}>
      <div css={container}>
        <p css={help}>
          {text('footer.question')}{' '}
          <a
            href={printPath<Names>('static', site.locale, { id: 'help' })}
            css={[plainLink, footerLink, visible]}
          >
            {text('footer.helpCentre')}
          </a>
        </p>
        <FooterLegal locale={site.locale} showsPages={showsLegal} onConsentReopen={onConsentReopen} />
        <FooterBase payments={payments} rating={null} demonstration={site.demonstration} />
      </div>
    </footer>
  );
};

// Paper instead of green. The parts are shared with the large footer, so their colour names map to light colours here.
const footer = css({
  '--color-ink-inverse': 'var(--color-ink)',
  '--color-ink-inverse-muted': 'var(--color-ink-muted)',
  marginBlockStart: 'var(--space-10)',
  borderBlockStart: 'var(--border-hairline)',
  color: 'var(--color-ink)',
});

const help = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 'var(--space-4)',
  paddingBlock: 'var(--space-4)',
  color: 'var(--color-ink-inverse-muted)',
  fontSize: '0.9375rem',
});

const visible = css({ color: 'var(--color-ink-inverse)', textDecoration: 'underline' });

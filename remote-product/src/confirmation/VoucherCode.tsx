import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import {
  Button,
  CopyIcon,
  DownloadIcon,
  IconButton,
  LinkButton,
  LiveRegion,
  text,
  TicketIcon,
} from '@detour/shared-ui';
import { voucherAddress } from '@detour/shared-contracts/sites';
import { useSite } from '@detour/remote-kit';
import { useText } from '../text';
import type { Names } from '../contract';

export interface VoucherCodeProps {
  readonly code: string | null;
  /** Address of the printable voucher. */
  readonly pdf: string | null;
  readonly message: string;
  readonly from: string;
  /** True for a gift that is not sent yet. Code and documents are then shown on request. */
  readonly isKept?: boolean;
}

/** The code, the printable voucher, and its texts. */
export const VoucherCode = ({ isKept = false, ...voucher }: VoucherCodeProps) => {
  const t = useText();
  const [isShown, setShown] = useState(false);
  const isHidden = isKept && !isShown;
  const { code, pdf } = voucher;
  return (
    <>
      {isHidden && code && (
        <div>
          <Button
            kind="quiet"
            icon={<TicketIcon />}
            onClick={() => setShown(true)}
            data-testid="voucher-show"
          >
            {t('voucher.showCode')}
          </Button>
        </div>
      )}
      <ShownVoucher {...voucher} code={isHidden ? null : code} pdf={isHidden ? null : pdf} />
    </>
  );
};

const ShownVoucher = ({ code, pdf, message, from }: Omit<VoucherCodeProps, 'isKept'>) => {
  const t = useText();
  const { locale } = useSite();
  const [copied, setCopied] = useState(false);
  const shown = useRef<HTMLElement>(null);
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(code ?? '').then(
      () => setCopied(true),
      // The browser may refuse. The selected code is copied by the keyboard, or by a long press.
      () => {
        if (shown.current) getSelection()?.selectAllChildren(shown.current);
      },
    );
  return (
    <div css={column}>
      {code && (
        <div css={box}>
          <p css={[text.small, text.muted]}>{t('voucher.code')}</p>
          <p css={line}>
            <b ref={shown} css={[text.figures, codeStyle]} data-testid="voucher-code">
              {code}
            </b>
            <IconButton
              label={t(copied ? 'voucher.copied' : 'voucher.copy')}
              icon={<CopyIcon size={20} />}
              onClick={() => void copy()}
            />
          </p>
          <LiveRegion message={copied ? t('voucher.copied') : ''} />
        </div>
      )}
      {(code ?? pdf) !== null && (
        <div css={papers}>
          {code && (
            <LinkButton kind="quiet" icon={<TicketIcon />} href={voucherAddress<Names>(locale, code)}>
              {t('voucher.openPage')}
            </LinkButton>
          )}
          {pdf && (
            <LinkButton kind="quiet" icon={<DownloadIcon />} href={pdf} download>
              {t('voucher.pdf')}
            </LinkButton>
          )}
        </div>
      )}
      {(message || from) && (
        <figure css={words}>
          <figcaption css={text.label}>{t('voucher.message')}</figcaption>
          {message && <blockquote css={quote}>{message}</blockquote>}
          {from && (
            <p css={[text.small, text.muted]}>
              {t('term.giftFrom')} {from}
            </p>
          )}
        </figure>
      )}
    </div>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-5)' });

const papers = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' });

const box = css({
  containerType: 'inline-size',
  padding: '0.9rem 1.1rem',
  border: '1px dashed var(--color-line-strong)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface-raised)',
});

const line = css({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '0.5rem' });
// Fits on one line on a phone too, because a broken code is easily misread.
const codeStyle = css({ fontSize: 'clamp(0.8125rem, 5.2cqw, 1.25rem)', overflowWrap: 'anywhere' });
const words = css({ display: 'grid', gap: 'var(--space-2)', margin: 0 });

const quote = css({
  margin: 0,
  fontFamily: 'var(--font-display)',
  fontStyle: 'italic',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});

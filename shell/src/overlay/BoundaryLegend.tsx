import { css } from '@emotion/react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { IconButton, ListIcon, text as type, textLink, XIcon } from '@detour/shared-ui';
import { hueOf, type BoundaryOverlayProps } from './boundary';
import { useFrameText } from '../frame/useFrameText';
import { BoundaryPlans } from './BoundaryPlans';
import { LegendTable } from './LegendTable';

export interface BoundaryLegendProps extends BoundaryOverlayProps {
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** Legend of the overlay: release, size, load time and health of each owner. Collapsible, because it covers the page. */
export const BoundaryLegend = (props: BoundaryLegendProps) => {
  const { compositionId, channel, statusHref, open, onToggle, onClose } = props;
  const text = useFrameText();
  const title = useId();
  if (!open) {
    return (
      <div css={[panel, folded]}>
        <IconButton
          label={text('boundaries.title')}
          icon={<ListIcon />}
          aria-expanded={false}
          onClick={onToggle}
        />
      </div>
    );
  }
  return (
    <aside aria-labelledby={title} css={panel}>
      <div css={head}>
        <h2 id={title} css={type.h3}>
          {text('boundaries.title')}
        </h2>
        <IconButton label={text('boundaries.title')} icon={<ListIcon />} aria-expanded onClick={onToggle} />
        <IconButton label={text('ui.close')} icon={<XIcon />} onClick={onClose} />
      </div>
      <BoundaryTable {...props} />
      <p css={[type.micro, type.muted]}>
        {text('boundaries.composition', { id: compositionId, channel })}{' '}
        <a href={statusHref} css={textLink}>
          {text('boundaries.statusPage')}
        </a>
      </p>
      <BoundaryPlans statusHref={statusHref} />
    </aside>
  );
};

const columns = ['part', 'team', 'version', 'contract', 'arm', 'weight', 'common', 'load', 'health'] as const;

const BoundaryTable = ({ boundaries }: BoundaryLegendProps) => {
  const text = useFrameText();
  const intl = useIntl();
  const kilobytes = (bytes: number): string =>
    intl.formatNumber(bytes / 1000, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
  const milliseconds = (time: number): string =>
    intl.formatNumber(time, { style: 'unit', unit: 'millisecond', maximumFractionDigits: 0 });
  return (
    <LegendTable label={text('boundaries.title')} columns={columns}>
      {boundaries.map(({ owner, team, version, contract, arm, weight, ownCopy, loadTime, health }, index) => (
        <tr key={`${owner} ${index}`}>
          <th scope="row">
            <i aria-hidden="true" css={[swatch, { background: hueOf(index) }]} />
            {owner}
          </th>
          <td>{team ?? '–'}</td>
          <td>{version}</td>
          <td>{contract ?? '–'}</td>
          <td>{text(`boundaries.${arm}`)}</td>
          <td>{weight === null ? '–' : kilobytes(weight)}</td>
          <td>
            {ownCopy === null
              ? '–'
              : ownCopy > 0
                ? text('boundaries.ownCopy', { size: kilobytes(ownCopy) })
                : text('boundaries.shared')}
          </td>
          <td>{loadTime === null ? '–' : milliseconds(loadTime)}</td>
          <td>{text(`boundaries.${health}`)}</td>
        </tr>
      ))}
    </LegendTable>
  );
};

const panel = css({
  position: 'fixed',
  insetBlockEnd: 'var(--space-4)',
  insetInlineEnd: 'var(--space-4)',
  zIndex: 'var(--z-overlay-boundaries)',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-3)',
  maxWidth: 'calc(100vw - 2rem)',
  maxHeight: '70dvh',
  overflow: 'auto',
  padding: 'var(--space-4) var(--space-5)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface-raised)',
  boxShadow: 'var(--shadow-float)',
});

const folded = css({ padding: 0, borderRadius: 'var(--radius-pill)' });
const head = css({ display: 'flex', alignItems: 'center', '& > h2': { flex: 1 } });

const swatch = css({
  display: 'inline-block',
  width: '0.7rem',
  height: '0.7rem',
  marginInlineEnd: '0.5rem',
  borderRadius: 'var(--radius-s)',
});

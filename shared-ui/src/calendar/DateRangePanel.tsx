import type { ReactNode } from 'react';
import { monthOf } from '@detour/shared-contracts/base';
import { Button } from '../button/Button';
import { Chip } from '../chip/Chip';
import { Dialog } from '../dialog/Dialog';
import { mobileQuery, useMedia } from '../foundation/hooks/useMedia';
import { Anchored } from '../popover/Anchored';
import { FloatingPanel } from '../popover/FloatingPanel';
import type { PopoverProps } from '../popover/Popover';
import { visuallyHidden } from '../text/VisuallyHidden';
import type { RangeCalendarProps } from './calendar-types';
import { panelStyles as styles } from './date-range-panel.styles';
import { LazyRangeCalendar } from './LazyRangeCalendar';

export interface DateRangeSummary {
  /** "2 nuits" */
  nights: string;
  /** "372 €" */
  total?: string | undefined;
  /** Mobile: "11–13 déc., 2 nuits", over "372 €, taxes comprises". */
  dates: string;
  basis?: string | undefined;
}

export interface DateShortcutChip {
  id: string;
  label: string;
  selected: boolean;
  onSelect: () => void;
}

export interface DateRangeProps extends Pick<PopoverProps, 'open' | 'onClose' | 'align'> {
  /** "Vos dates" */
  title: string;
  closeLabel: string;
  /** `month` is the first of the two on desktop. Mobile starts at the current month. */
  calendar: Omit<RangeCalendarProps, 'layout' | 'months' | 'onNeedMore'>;
  /** Mobile: loaded months, and the callback to load more. */
  loadedMonths: number;
  onNeedMore?: (() => void) | undefined;
  shortcuts?: readonly DateShortcutChip[] | undefined;
  /** What may replace or widen the chosen days. */
  flexible?: ReactNode;
  /** Notes on prices and blocked days, one line each. */
  legend: readonly string[];
  clearLabel: string;
  onClear: () => void;
  /** When both dates are chosen. */
  summary?: DateRangeSummary | undefined;
  /** Shown instead of the summary: the next step. "Choisissez votre arrivée". */
  hint?: string | undefined;
  /** "Valider les dates", and the shorter "Valider" on mobile. */
  confirmLabel: string;
  confirmLabelMobile?: string | undefined;
  /** Until both dates are chosen, if the picker requires them. The hint beside it says what is missing. */
  confirmDisabled?: boolean | undefined;
  onConfirm: () => void;
}

export type DateRangePanelProps = DateRangeProps & Pick<PopoverProps, 'anchor' | 'className'>;

/**
 * Date selection of a stay: a popover of 928 px with two months on desktop, a full screen of stacked months on mobile.
 * @spec CAL-001 CAL-002
 */
export const DateRangePanel = ({ anchor, className, ...range }: DateRangePanelProps) => (
  <Anchored anchor={anchor} className={className}>
    <DateRange {...range} />
  </Anchored>
);

/** The same without its opener, inside `Anchored`: for a page that makes its content when it opens first. */
export const DateRange = (props: DateRangeProps) => {
  const isMobile = useMedia(mobileQuery);
  if (isMobile) return <MobileDates {...props} />;
  return props.open && <DesktopDates {...props} />;
};

const DesktopDates = (props: DateRangeProps) => {
  const { onClose, align = 'center', title, calendar, summary, hint } = props;
  return (
    <FloatingPanel onClose={onClose} align={align} label={title} width="58rem" flush>
      <div css={styles.popover}>
        {/* The months are h3, so this adds the missing level below the page's h1. */}
        <h2 css={visuallyHidden}>{title}</h2>
        <Shortcuts shortcuts={props.shortcuts} />
        <LazyRangeCalendar {...calendar} layout="pages" months={2} />
        {props.flexible}
      </div>
      <div css={styles.foot}>
        <div css={styles.legend}>
          {props.legend.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <Button kind="link" size="small" onClick={props.onClear}>
          {props.clearLabel}
        </Button>
        <p css={styles.total} aria-live="polite">
          {summary ? (
            <>
              <b>{summary.nights}</b> {summary.total}
            </>
          ) : (
            hint
          )}
        </p>
        <Button onClick={props.onConfirm} disabled={props.confirmDisabled}>
          {props.confirmLabel}
        </Button>
      </div>
    </FloatingPanel>
  );
};

const MobileDates = (props: DateRangeProps) => {
  const { open, onClose, title, closeLabel, calendar, summary, hint } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      mobile="full"
      flush
      action={
        <Button kind="link" size="small" onClick={props.onClear}>
          {props.clearLabel}
        </Button>
      }
      subHead={
        <>
          <Shortcuts shortcuts={props.shortcuts} />
          {props.flexible}
          <div css={styles.weekdays} aria-hidden="true">
            {calendar.labels.weekdays.map((weekday) => (
              <span key={weekday}>{weekday}</span>
            ))}
          </div>
        </>
      }
      foot={
        <div css={styles.mobileFoot}>
          <p css={styles.mobileTotal} aria-live="polite">
            <b>{summary ? summary.dates : hint}</b>
            {summary?.basis && <span>{summary.basis}</span>}
          </p>
          <Button width="label" onClick={props.onConfirm} disabled={props.confirmDisabled}>
            {props.confirmLabelMobile ?? props.confirmLabel}
          </Button>
        </div>
      }
    >
      <div css={styles.stack}>
        <LazyRangeCalendar
          {...calendar}
          layout="stack"
          month={monthOf(calendar.today)}
          months={props.loadedMonths}
          onNeedMore={props.onNeedMore}
        />
        <div css={styles.legend}>
          {props.legend.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
    </Dialog>
  );
};

const Shortcuts = ({ shortcuts = [] }: { shortcuts?: readonly DateShortcutChip[] | undefined }): ReactNode =>
  shortcuts.length > 0 && (
    <div css={styles.shortcuts}>
      {shortcuts.map(({ id, label, selected, onSelect }) => (
        <Chip key={id} selected={selected} toggles onClick={onSelect} data-shortcut={id}>
          {label}
        </Chip>
      ))}
    </div>
  );

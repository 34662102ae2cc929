import { css } from '@emotion/react';
import { analyticsLimits } from '@detour/shared-contracts/api';
import { locales } from '@detour/shared-contracts/sites';
import { SelectField, TextField } from '@detour/shared-ui';
import { useText } from '../text';
import type { ReportForm } from './report-form';

interface ReportFilterProps {
  readonly form: ReportForm;
  readonly isWrong: boolean;
  readonly onChange: (form: ReportForm) => void;
}

/** Days and site of a report. Each change is shown at once. */
export const ReportFilter = ({ form, isWrong, onChange }: ReportFilterProps) => {
  const text = useText();
  return (
    <div css={grid} role="group" aria-label={text('analytics.filter')}>
      <TextField
        id="report-from"
        type="date"
        label={text('analytics.from')}
        value={form.from}
        onChange={({ target }) => onChange({ ...form, from: target.value })}
      />
      <TextField
        id="report-until"
        type="date"
        label={text('analytics.until')}
        error={isWrong ? text('analytics.daysWrong', { days: analyticsLimits.days }) : undefined}
        value={form.until}
        onChange={({ target }) => onChange({ ...form, until: target.value })}
      />
      <SelectField
        id="report-site"
        label={text('analytics.site')}
        value={form.site}
        options={[
          { value: '', label: text('analytics.allSites') },
          ...locales.map((locale) => ({ value: locale, label: text(`locale.${locale}`) })),
        ]}
        onChange={({ target }) => onChange({ ...form, site: target.value })}
      />
    </div>
  );
};

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  alignItems: 'start',
  gap: 'var(--space-3) var(--space-4)',
  maxWidth: '48rem',
});

import { css } from '@emotion/react';
import type { ExperimentList } from '@detour/shared-contracts/api';
import { locales, type Locale } from '@detour/shared-contracts/sites';
import {
  Button,
  CheckboxField,
  Dialog,
  FieldError,
  Note,
  SelectField,
  text as type,
  TextField,
} from '@detour/shared-ui';
import { useText } from '../text';
import { evenShares, type FormState } from './experiment-form';
import { armName, experimentFailure, experimentName } from './experiment-words';
import type { ExperimentForm } from './useExperimentForm';

interface ExperimentDialogProps {
  readonly declared: ExperimentList['declared'];
  readonly editing: ExperimentForm;
  /** The experiment runs: it stays what it is. */
  readonly isRunning: boolean;
}

/** Creates or changes an experiment. */
export const ExperimentDialog = (props: ExperimentDialogProps) => {
  const text = useText();
  const { form, open } = props.editing;
  return (
    <Dialog
      open={form !== null}
      onClose={() => open(null)}
      title={text(form?.base === 0 ? 'experiments.new' : 'experiments.edit')}
      closeLabel={text('ui.close')}
      mobile="full"
      data-testid="experiment-form"
    >
      {form && <Fields {...props} form={form} />}
    </Dialog>
  );
};

interface FieldsProps extends ExperimentDialogProps {
  readonly form: FormState;
}

const Fields = ({ declared, editing, isRunning, form }: FieldsProps) => {
  const text = useText();
  const { change, save, isBusy, problems, failure } = editing;
  return (
    <form
      noValidate
      css={column}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        id="experiment-title"
        label={text('experiments.name')}
        hint={text('experiments.nameHint')}
        error={problems.includes('title') ? text('experiments.nameMissing') : undefined}
        maxLength={80}
        value={form.title}
        onChange={({ target }) => change({ ...form, title: target.value })}
      />
      <SelectField
        id="experiment-kind"
        label={text('experiments.kind')}
        value={form.experiment}
        disabled={isRunning}
        options={declared.map(({ name }) => ({ value: name, label: experimentName(name, text) }))}
        onChange={({ target }) => {
          const chosen = declared.find(({ name }) => name === target.value);
          if (chosen) change({ ...form, experiment: chosen.name, shares: evenShares(chosen) });
        }}
      />
      <Shares form={form} editing={editing} />
      <Sites form={form} editing={editing} />
      <Times form={form} editing={editing} />
      {isRunning && <Note>{text('experiments.anew')}</Note>}
      <div role="alert">
        {failure !== null && <Note tone="danger">{experimentFailure(failure, text)}</Note>}
      </div>
      <Button type="submit" busy={isBusy}>
        {text('experiments.save')}
      </Button>
    </form>
  );
};

type GroupProps = Pick<FieldsProps, 'form' | 'editing'>;

const Shares = ({ form, editing: { change, problems } }: GroupProps) => {
  const text = useText();
  return (
    <fieldset css={group}>
      <legend css={type.label}>{text('experiments.shares')}</legend>
      <p css={type.muted}>{text('experiments.sharesHint')}</p>
      <div css={grid}>
        {form.shares.map(({ arm, share }) => (
          <TextField
            key={arm}
            id={`share-${arm}`}
            label={armName(arm, text)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={share}
            aria-invalid={problems.includes('shares')}
            onChange={({ target }) =>
              change({
                ...form,
                shares: form.shares.map((one) =>
                  one.arm === arm ? { arm, share: target.value.trim() } : one,
                ),
              })
            }
          />
        ))}
      </div>
      {problems.includes('shares') && (
        <FieldError id="shares-error">{text('experiments.sharesWrong')}</FieldError>
      )}
    </fieldset>
  );
};

const Sites = ({ form, editing: { change, problems } }: GroupProps) => {
  const text = useText();
  const toggle = (locale: Locale, isOn: boolean): void =>
    change({
      ...form,
      locales: locales.filter((one) => (one === locale ? isOn : form.locales.includes(one))),
    });
  return (
    <fieldset css={group}>
      <legend css={type.label}>{text('experiments.sites')}</legend>
      <div css={grid}>
        {locales.map((locale) => (
          <CheckboxField
            key={locale}
            label={text(`locale.${locale}`)}
            checked={form.locales.includes(locale)}
            onChange={({ target }) => toggle(locale, target.checked)}
          />
        ))}
      </div>
      {problems.includes('locales') && (
        <FieldError id="sites-error">{text('experiments.sitesMissing')}</FieldError>
      )}
    </fieldset>
  );
};

const Times = ({ form, editing: { change, problems } }: GroupProps) => {
  const text = useText();
  return (
    <div css={grid}>
      <TextField
        id="experiment-from"
        type="datetime-local"
        label={text('experiments.from')}
        hint={text('experiments.fromHint')}
        value={form.from}
        onChange={({ target }) => change({ ...form, from: target.value })}
      />
      <TextField
        id="experiment-until"
        type="datetime-local"
        label={text('experiments.until')}
        hint={text('experiments.untilHint')}
        error={problems.includes('until') ? text('publish.order') : undefined}
        value={form.until}
        onChange={({ target }) => change({ ...form, until: target.value })}
      />
    </div>
  );
};

const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-5)' });
const group = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-2)',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0 },
});
const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  gap: 'var(--space-3) var(--space-4)',
});

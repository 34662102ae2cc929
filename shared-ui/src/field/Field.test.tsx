import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckboxField } from './CheckboxField';
import { SelectField } from './SelectField';
import { TextAreaField, TextField } from './TextField';

describe('the fields', () => {
  it('associate label, hint, counter and error with the control', () => {
    render(
      <TextField
        label="Adresse e-mail"
        optional="(facultatif)"
        hint="Pour votre bon"
        error="Cette adresse semble incorrecte."
        counter={{ text: '3 / 180' }}
      />,
    );
    const field = screen.getByRole('textbox', { name: 'Adresse e-mail (facultatif)' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Cette adresse semble incorrecte. Pour votre bon 3 / 180');
  });

  it('are valid and undescribed by default', () => {
    render(<TextField label="Ville" />);
    expect(screen.getByRole('textbox')).toBeValid();
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  });

  it('offer a correction as a button in the error', async () => {
    const onAccept = jest.fn();
    render(
      <TextField
        label="Adresse e-mail"
        error={
          <button type="button" onClick={onAccept}>
            @gmail.com
          </button>
        }
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: '@gmail.com' }));
    expect(onAccept).toHaveBeenCalledTimes(1);
  });

  it('mark the control and keep its value when the counter is exceeded', () => {
    render(<TextAreaField label="Message" defaultValue="long" counter={{ text: '4 / 3', over: true }} />);
    expect(screen.getByRole('textbox')).toHaveAttribute('data-over', 'true');
    expect(screen.getByRole('textbox')).toHaveValue('long');
  });

  it('select from a list, with an empty first row', async () => {
    const onChange = jest.fn();
    render(
      <SelectField
        label="Pays"
        placeholder="Choisissez"
        options={[{ value: 'FR', label: 'France' }]}
        onChange={(event) => onChange(event.target.value)}
      />,
    );
    const select = screen.getByRole('combobox', { name: 'Pays' });
    expect(select).toHaveValue('');
    await userEvent.selectOptions(select, 'France');
    expect(onChange).toHaveBeenCalledWith('FR');
  });

  it('toggle a checkbox by its label', async () => {
    render(<CheckboxField label="Animaux admis" detail="12" />);
    await userEvent.click(screen.getByText('Animaux admis'));
    expect(screen.getByRole('checkbox')).toBeChecked();
  });
});

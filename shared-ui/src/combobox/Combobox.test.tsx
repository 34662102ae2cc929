import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox, type ComboboxProps } from './Combobox';
import { type ComboboxGroup } from './combobox-option';

const groups: readonly ComboboxGroup[] = [
  { title: 'Recherches récentes', options: [{ id: 'r1', label: 'Normandie', category: 'region' }] },
  { title: 'Villes', options: [{ id: 'c1', label: 'Étretat', detail: 'Seine-Maritime', category: 'city' }] },
];

const show = (change: Partial<ComboboxProps> = {}) => {
  const onSelect = jest.fn();
  const Field = () => {
    const [value, setValue] = useState('');
    return (
      <Combobox
        label="Destination"
        value={value}
        onValueChange={setValue}
        groups={groups}
        onSelect={onSelect}
        status="2 suggestions"
        testId="searchbox-destination"
        optionTestId="searchbox-suggestion"
        {...change}
      />
    );
  };
  render(<Field />);
  return { onSelect, field: screen.getByRole('combobox', { name: 'Destination' }), user: userEvent.setup() };
};

describe('the combobox', () => {
  it('opens on focus, groups by category, and announces the number of suggestions', async () => {
    const { field, user } = show();
    expect(screen.queryAllByRole('option')).toEqual([]);
    await user.click(field);
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(
      2,
    );
    expect(screen.getByRole('group', { name: 'Villes' })).toHaveTextContent('Étretat Seine-Maritime');
    expect(screen.getByRole('status')).toHaveTextContent('2 suggestions');
  });

  it('moves through suggestions while the field keeps the focus; Enter selects', async () => {
    const { field, user, onSelect } = show();
    await user.click(field);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const second = screen.getAllByTestId('searchbox-suggestion')[1];
    expect(field).toHaveAttribute('aria-activedescendant', second?.id);
    expect(field).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledWith(groups[1]?.options[0]);
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  it('selects the same suggestion twice', async () => {
    const { field, user, onSelect } = show();
    for (const _ of [1, 2]) {
      await user.click(field);
      await user.click(screen.getByRole('option', { name: 'Normandie' }));
    }
    expect(onSelect).toHaveBeenCalledTimes(2);
  });

  it('adds the test hooks to each suggestion', async () => {
    const { field, user } = show();
    await user.click(field);
    const option = screen.getByRole('option', { name: /Étretat/ });
    expect({ ...option.dataset }).toMatchObject({
      testid: 'searchbox-suggestion',
      id: 'c1',
      category: 'city',
    });
  });

  it('closes on Escape and selects nothing on blur', async () => {
    const { field, user, onSelect } = show();
    await user.click(field);
    await user.keyboard('{Escape}');
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await user.click(field);
    await user.keyboard('{ArrowDown}');
    await user.tab();
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('keeps the typed text and highlights the match', async () => {
    const { field, user } = show();
    await user.type(field, 'etr');
    expect(field).toHaveValue('etr');
    expect(screen.getAllByRole('option')[1]?.querySelector('b')).toHaveTextContent(/^Étr$/);
  });

  it('announces no match, and stays closed without a message', async () => {
    const { field, user } = show({ groups: [], emptyMessage: 'Aucune destination' });
    await user.click(field);
    expect(screen.getByText('Aucune destination')).toBeInTheDocument();
  });

  it('is always open in full-screen mode', () => {
    show({ list: 'inline' });
    expect(screen.getAllByRole('option')).toHaveLength(2);
  });
});

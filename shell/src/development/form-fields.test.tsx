import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { keepFields, restoreAsTheyAppear, restoreFields } from './form-fields';

const Form = ({ start = '' }) => {
  const [name, setName] = useState(start);
  return (
    <form>
      <input aria-label="Name" name="name" value={name} onChange={({ target }) => setName(target.value)} />
      <textarea aria-label="Words" name="words" defaultValue="" />
      <select aria-label="Size" name="size" defaultValue="s">
        <option value="s">S</option>
        <option value="m">M</option>
      </select>
      <input type="checkbox" aria-label="Agreed" name="agreed" />
      <input type="radio" aria-label="One" name="count" value="1" defaultChecked />
      <input type="radio" aria-label="Two" name="count" value="2" />
      <output>{name.toUpperCase()}</output>
    </form>
  );
};

const fill = async (): Promise<void> => {
  const user = userEvent.setup();
  await user.selectOptions(screen.getByLabelText('Size'), 'm');
  await user.click(screen.getByLabelText('Agreed'));
  await user.click(screen.getByLabelText('Two'));
  await user.type(screen.getByLabelText('Words'), 'rien');
  await user.type(screen.getByLabelText('Name'), 'mer');
};

describe('form fields across a remount', () => {
  it('keep typed and chosen values, including React’s state, and the cursor', async () => {
    const first = render(<Form />);
    await fill();
    const field = screen.getByLabelText<HTMLInputElement>('Name');
    field.setSelectionRange(1, 2);
    const kept = keepFields(first.container, () => true);
    first.unmount();
    const second = render(<Form />);
    let rest = kept;
    act(() => void (rest = restoreFields(second.container, kept)));
    expect(rest).toEqual({ fields: [], focus: null });
    const name = screen.getByLabelText<HTMLInputElement>('Name');
    expect([name.value, screen.getByRole('status').textContent]).toEqual(['mer', 'MER']);
    expect([document.activeElement, name.selectionStart, name.selectionEnd]).toEqual([name, 1, 2]);
    expect(screen.getByLabelText('Words')).toHaveValue('rien');
    expect(screen.getByLabelText('Size')).toHaveValue('m');
    expect(screen.getByLabelText('Agreed')).toBeChecked();
    expect(
      [screen.getByLabelText('One'), screen.getByLabelText('Two')].map(
        (box) => (box as HTMLInputElement).checked,
      ),
    ).toEqual([false, true]);
  });

  it('show the new code’s values in untouched fields', () => {
    const first = render(<Form start="before" />);
    const kept = keepFields(first.container, () => false);
    first.unmount();
    const second = render(<Form start="after" />);
    restoreFields(second.container, kept);
    expect(screen.getByLabelText('Name')).toHaveValue('after');
  });

  it('are restored when they appear late', async () => {
    const { container, unmount } = render(<Form />);
    await fill();
    const kept = keepFields(container, () => true);
    unmount();
    const root = document.body.appendChild(document.createElement('div'));
    restoreAsTheyAppear(root, kept);
    render(<Form />, { container: root });
    expect(await screen.findByDisplayValue('mer')).toBeInTheDocument();
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Insurance } from './CoverChooser.stories';

describe('the chooser of cancellation and insurance', () => {
  it('has no preselection, and then one choice [UI-036]', async () => {
    render(<Insurance />);
    expect(screen.getByRole('group', { name: 'Assurance annulation' })).toBeInTheDocument();
    const [none, full] = screen.getAllByRole('radio');
    expect([none, full].map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, false]);
    await userEvent.click(full!);
    expect(full).toBeChecked();
    expect(full).toHaveAccessibleDescription('Maladie, accident, imprévu');
    await userEvent.keyboard('{ArrowUp}');
    expect(none).toBeChecked();
    expect(full).not.toBeChecked();
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChoiceCard } from './ChoiceCard';
import { ChoiceGroup } from './ChoiceGroup';

describe('the choice cards', () => {
  it('are radio buttons of one group, described by their text', async () => {
    render(
      <ChoiceGroup legend="Assurance" error="Choisissez une réponse.">
        <ChoiceCard name="i" title="Sans assurance" />
        <ChoiceCard name="i" title="Avec assurance" line="Plus de 25 motifs couverts" amount="+ 19,90 €" />
      </ChoiceGroup>,
    );
    const group = screen.getByRole('group', { name: 'Assurance' });
    expect(group).toHaveAccessibleDescription('Choisissez une réponse.');
    const card = screen.getByRole('radio', { name: /Avec assurance/ });
    expect(card).toHaveAccessibleDescription('Plus de 25 motifs couverts');
    await userEvent.click(screen.getByText('+ 19,90 €'));
    expect(card).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('radio', { name: 'Sans assurance' })).toBeChecked();
  });
});

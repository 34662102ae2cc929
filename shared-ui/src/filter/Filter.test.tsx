import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionBar, ActionBarButton } from './ActionBar';
import { Fold } from './Fold';
import { Switch } from './Switch';

const tall = (pixels: number) =>
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(pixels);

afterEach(() => jest.restoreAllMocks());

const list = (
  <Fold moreLabel="Voir toutes les activités" lessLabel="Afficher moins d’activités">
    <button type="button">Massage</button>
  </Fold>
);

describe('a folded list', () => {
  it('is 124 px high, and expands and collapses [FILT-022] [FILT-023]', async () => {
    tall(300);
    const { container } = render(list);
    const box = container.querySelector('[data-folded]')!;
    expect(getComputedStyle(box).maxHeight).toBe('124px');
    await userEvent.click(screen.getByRole('button', { name: 'Voir toutes les activités' }));
    expect(getComputedStyle(box).maxHeight).not.toBe('124px');
    await userEvent.click(screen.getByRole('button', { name: 'Afficher moins d’activités' }));
    expect(getComputedStyle(box).maxHeight).toBe('124px');
  });

  it('has no button when everything fits', () => {
    tall(124);
    render(list);
    expect(screen.queryByRole('button', { name: 'Voir toutes les activités' })).toBeNull();
  });

  it('expands when focus reaches hidden content', async () => {
    tall(300);
    const { container } = render(list);
    jest
      .spyOn(HTMLButtonElement.prototype, 'getBoundingClientRect')
      .mockReturnValue({ bottom: 200 } as DOMRect);
    await userEvent.tab();
    expect(container.querySelector('[data-folded]')).toHaveAttribute('data-folded', 'false');
  });
});

it('a switch announces its state', async () => {
  render(<Switch>Inclure les offres aux alentours</Switch>);
  const control = screen.getByRole('switch', { name: 'Inclure les offres aux alentours' });
  expect(control).not.toBeChecked();
  await userEvent.click(control);
  expect(control).toBeChecked();
});

it('an action bar names its group and its parts', () => {
  render(
    <ActionBar label="Résultats">
      <ActionBarButton icon={null}>Filtrer</ActionBarButton>
    </ActionBar>,
  );
  expect(screen.getByRole('group', { name: 'Résultats' })).toContainElement(
    screen.getByRole('button', { name: 'Filtrer' }),
  );
});

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { homepageOf, suggestionOf } from '../testing/search.fixture';
import { renderSearch, suggestion, unmountAll } from '../testing/render';
import { comboboxChunk } from './DestinationField';

const open = () =>
  renderSearch(
    { homepage: () => homepageOf(), recommended: () => [], autocomplete: () => [suggestionOf()] },
    { path: '/' },
  );

const destination = () => screen.getByTestId('searchbox-destination');

afterEach(unmountAll);

// Order matters: once loaded, the code stays loaded.
describe('the destination field', () => {
  it('is a plain field until somebody comes near: the list is not part of the first load', async () => {
    await open();
    expect(destination()).not.toHaveAttribute('role');
    expect(comboboxChunk.state().value).toBeNull();
  });

  it('loses neither focus nor letters when the field with the list takes its place', async () => {
    await open();
    act(() => destination().focus());
    await userEvent.keyboard('e');
    await waitFor(() => expect(destination()).toHaveAttribute('role', 'combobox'));
    await userEvent.keyboard('tre');
    expect(destination()).toHaveFocus();
    expect(destination()).toHaveValue('etre');
    expect(await suggestion('Étretat')).toBeVisible();
  });

  it('has its list from the start when the code is there', async () => {
    await open();
    expect(destination()).toHaveAttribute('role', 'combobox');
    expect(destination()).not.toHaveFocus();
  });
});

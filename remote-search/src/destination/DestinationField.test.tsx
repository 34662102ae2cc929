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

// The order matters: once loaded, the chunk stays loaded.
describe('the destination field', () => {
  it('is a plain field until pointer or focus approaches, without the chunk of the list', async () => {
    await open();
    expect(destination()).not.toHaveAttribute('role');
    expect(comboboxChunk.state().value).toBeNull();
  });

  it('keeps focus and typed text when the field with the list replaces it', async () => {
    await open();
    act(() => destination().focus());
    await userEvent.keyboard('e');
    await waitFor(() => expect(destination()).toHaveAttribute('role', 'combobox'));
    await userEvent.keyboard('tre');
    expect(destination()).toHaveFocus();
    expect(destination()).toHaveValue('etre');
    expect(await suggestion('Étretat')).toBeVisible();
  });

  it('has its list at once when the chunk is loaded', async () => {
    await open();
    expect(destination()).toHaveAttribute('role', 'combobox');
    expect(destination()).not.toHaveFocus();
  });
});

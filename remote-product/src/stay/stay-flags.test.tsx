import { screen } from '@testing-library/react';
import { closePages, openPage } from '../testing/open-page';

const path = '/sejours/recherche/123';
const heading = (name: string) => screen.queryByRole('heading', { level: 2, name });

beforeEach(() => {
  window.scrollTo = jest.fn();
});

afterEach(closePages);

describe('the flags of the stay page', () => {
  it.each([
    [undefined, true],
    [true, true],
    [false, false],
  ])('gate the summary of what the stay includes: %s [FLAG-006]', async (packageSummary, shown) => {
    await openPage(path, {}, packageSummary === undefined ? {} : { flags: { packageSummary } });
    expect(heading('Votre séjour comprend') !== null).toBe(shown);
    expect(heading('Description') !== null).toBe(!shown);
    // What the stay is stays said.
    expect(document.getElementById('stay-includes')).toHaveTextContent(/\S/);
  });

  it.each([
    [undefined, 'five'],
    [true, 'five'],
    [false, 'four'],
  ])(
    'switch between the newer gallery and the plain one: %s [FLAG-007]',
    async (newProductGallery, layout) => {
      await openPage(path, {}, newProductGallery === undefined ? {} : { flags: { newProductGallery } });
      expect(screen.getByTestId('gallery')).toHaveAttribute('data-layout', layout);
      expect(screen.getByTestId('gallery').querySelectorAll('img')).toHaveLength(6);
    },
  );
});

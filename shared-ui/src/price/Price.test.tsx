import { render, screen } from '@testing-library/react';
import { Price } from './Price';
import { PriceLines } from './PriceLines';

describe('the price', () => {
  it('shows sell price, reference price and promotion [CARD-017]', () => {
    const { container } = render(
      <Price
        amount="238 €"
        reference="297 €"
        referenceLabel="Prix de référence"
        amountLabel="Prix"
        promo="−20 %"
      />,
    );
    expect(container).toHaveTextContent('−20 %Prix de référence 297 €Prix 238 €');
    expect(container.querySelector('s')).toHaveTextContent('297 €');
  });

  it('shows "from" only if given', () => {
    const { container, rerender } = render(<Price amount="238 €" from="à partir de" />);
    expect(container).toHaveTextContent('à partir de238 €');
    rerender(<Price amount="238 €" />);
    expect(container).toHaveTextContent(/^238 €$/);
  });
});

describe('the lines of a price', () => {
  it('show the amount to pay at the hotel below the total', () => {
    const { container } = render(
      <PriceLines
        lines={[{ label: 'Séjour', amount: '382,00 €' }]}
        total={{ label: 'Total', amount: '389,40 €' }}
        after={[{ label: 'À l’hôtel', amount: '7,40 €' }]}
        totalTestId="summary-total"
        totalCents={38_200}
      />,
    );
    expect([...container.querySelectorAll('dt')].map((term) => term.textContent)).toEqual([
      'Séjour',
      'Total',
      'À l’hôtel',
    ]);
    expect(screen.getByTestId('summary-total')).toHaveAttribute('data-amount', '38200');
  });
});

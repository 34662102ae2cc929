import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { stay } from '../stories/sample.fixture';
import { WishlistHeart } from '../heart/WishlistHeart';
import { StayCard } from './StayCard';

describe('the stay card', () => {
  it('has the hooks of browser tests, including the exact amount', () => {
    render(<StayCard {...stay({ amount: 23_740, distanceKm: 21.3 })} />);
    const card = screen.getByTestId('result-card');
    expect({ ...card.dataset }).toMatchObject({
      id: 'p1',
      hotelId: 'h1',
      amount: '23740',
      priceType: 'final',
      nights: '2',
      distanceKm: '21.3',
    });
  });

  it('has no distance hook without a searched place', () => {
    render(<StayCard {...stay({ distanceKm: null })} />);
    expect(screen.getByTestId('result-card')).not.toHaveAttribute('data-distance-km');
  });

  it('is one link in the same tab, with the heart beside it [CARD-009]', () => {
    render(
      <StayCard
        {...stay()}
        heart={<WishlistHeart pressed={false} label="Favoris" onToggle={() => undefined} />}
      />,
    );
    const links = within(screen.getByTestId('result-card')).getAllByRole('link');
    expect(links).toHaveLength(1);
    expect(links[0]).toHaveAttribute('href', '#stay');
    expect(links[0]).not.toHaveAttribute('target');
    const heart = screen.getByRole('button', { name: 'Favoris' });
    expect(links[0]?.compareDocumentPosition(heart)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('has a plain look with the same content [FLAG-012]', () => {
    const { container } = render(<StayCard {...stay()} />);
    const words = container.textContent;
    const plain = render(<StayCard {...stay({ look: 'plain' })} />);
    expect(plain.container.textContent).toBe(words);
    expect(plain.container.querySelector('article')?.className).not.toBe(
      container.querySelector('article')?.className,
    );
  });

  it('is one row for customer care: picture, place, title, hotel and price [CARE-005]', () => {
    render(<StayCard {...stay({ look: 'modification' })} />);
    const card = screen.getByTestId('result-card');
    expect(getComputedStyle(card).gridTemplateColumns).toBe('7.5rem minmax(0, 1fr)');
    expect(card.querySelector('img')).not.toBeNull();
    for (const kept of ['Étretat', 'Face aux falaises', 'Maison Saint-Aubert', '2 nuits', '238 €'])
      expect(card).toHaveTextContent(kept);
    for (const gone of ['9,1', 'Vue mer', 'Dernière minute', '−20 %'])
      expect(card).not.toHaveTextContent(gone);
  });

  it('zooms the picture and underlines the title on hover [CARD-012]', () => {
    const { container } = render(<StayCard {...stay()} />);
    const own = screen.getByTestId('result-card').className;
    const hovering = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule): rule is CSSMediaRule => 'media' in rule)
      .filter(({ media }) => /hover: ?hover/.test(media.mediaText))
      .flatMap((rule) => [...rule.cssRules] as CSSStyleRule[])
      .filter(({ selectorText }) => selectorText.startsWith(`.${own}:hover `));
    const stylesOf = (part: string): CSSStyleDeclaration | undefined =>
      hovering.find(({ selectorText }) =>
        [...container.querySelectorAll(selectorText.replace(':hover', ''))].some((element) =>
          element.closest(`[data-part="${part}"]`),
        ),
      )?.style;
    expect(stylesOf('picture')?.cssText).toMatch(/transform: ?scale\(1\.03\)/);
    expect(stylesOf('title')?.cssText).toMatch(/text-decoration: ?underline/);
  });

  it.each([{ ctrlKey: true }, { shiftKey: true }, { metaKey: true }, { button: 1 }])(
    'leaves a click with %p to the browser, which opens a tab [CARD-010]',
    (press) => {
      const onSelect = jest.fn();
      render(<StayCard {...stay({ onSelect })} />);
      const link = screen.getByRole('link');
      const click = createEvent.click(link, press);
      fireEvent(link, click);
      expect(click.defaultPrevented).toBe(false);
      expect(link.tagName).toBe('A');
    },
  );

  it('opens a new tab on a plain click if requested [CARD-011]', () => {
    render(<StayCard {...stay({ newTab: true })} />);
    expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener');
  });

  it('shows at most three keywords and two messages [STRESS-003]', () => {
    const stress = ['Dernière minute', 'Plus que 2 chambres', 'Choisi pour vous'].map((text) => ({
      kind: 'custom' as const,
      text,
    }));
    render(<StayCard {...stay({ headwords: ['a', 'b', 'c', 'd'], stress })} />);
    expect(screen.getByText('a · b · c')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Dernière minute',
      'Plus que 2 chambres',
    ]);
  });

  it('shows price, reference price and promotion, and announces the struck price [CARD-017]', () => {
    render(<StayCard {...stay()} />);
    const card = screen.getByTestId('result-card');
    expect(within(card).getByText('−20 %')).toBeInTheDocument();
    expect(card.querySelector('s')).toHaveTextContent('Prix de référence 297 €');
    expect(card.querySelector('b:last-of-type')).toBeInTheDocument();
    expect(card).toHaveTextContent('238 €');
  });

  it('uses the requested heading level', () => {
    render(<StayCard {...stay({ headingLevel: 4 })} />);
    expect(screen.getByRole('heading', { level: 4 })).toBeInTheDocument();
  });
});

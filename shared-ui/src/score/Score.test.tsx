import { render, screen } from '@testing-library/react';
import { createFormat } from '@detour/shared-contracts/format';
import { ScoreBadge } from './ScoreBadge';
import { Stars } from './Stars';

describe('the score badge', () => {
  it('shows score, word and number of reviews [CARD-018]', () => {
    const { container } = render(<ScoreBadge value="9,2" word="Fantastique" count="286 avis" />);
    expect([...container.querySelectorAll('b, span > span')].map((part) => part.textContent)).toEqual([
      '9,2',
      'Fantastique',
      '286 avis',
    ]);
  });

  it('shows a score of ten with a decimal comma and one decimal [REV-021]', () => {
    for (const locale of ['fr_FR', 'es_ES', 'it_IT', 'nl_NL', 'fr_BE', 'nl_BE'] as const) {
      const { container, unmount } = render(<ScoreBadge value={createFormat(locale).rating(9)} />);
      expect(container.querySelector('b')).toHaveTextContent(/^9,0$/);
      unmount();
    }
  });

  it('is announced as one sentence if it has one', () => {
    render(<ScoreBadge value="9,2" label="9,2 sur 10, Fantastique" />);
    expect(screen.getByRole('img', { name: '9,2 sur 10, Fantastique' })).toBeInTheDocument();
  });
});

describe('the stars', () => {
  it('are one image with a label', () => {
    render(<Stars count={4} label="4 étoiles" />);
    expect(screen.getByRole('img', { name: '4 étoiles' }).querySelectorAll('svg')).toHaveLength(4);
  });

  it('are absent for a hotel without stars', () => {
    expect(render(<Stars count={0} label="" />).container).toBeEmptyDOMElement();
  });
});

import { render, screen } from '@testing-library/react';
import { StressMessages, type StressKind } from './StressMessages';

describe('the stress messages', () => {
  it.each<[StressKind, string]>([
    ['expiration', 'warning'],
    ['last-minute', 'warning'],
    ['rooms-left', 'warning'],
    ['free-cancellation', 'positive'],
    ['eco', 'positive'],
    ['targeted-label', 'accent'],
    ['marketing-label', 'accent'],
  ])('show %s in the colour %s', (kind, tone) => {
    render(<StressMessages messages={[{ kind, text: 'x' }]} />);
    expect(screen.getByRole('listitem')).toHaveAttribute('data-tone', tone);
    expect(screen.getByRole('listitem').querySelector('svg')).toBeInTheDocument();
  });

  it('show the last room in the colour of errors [STRESS-006]', () => {
    render(<StressMessages messages={[{ kind: 'rooms-left', text: 'x', urgent: true }]} />);
    expect(screen.getByRole('listitem')).toHaveAttribute('data-tone', 'danger');
  });

  it('are at most two, in the given order [STRESS-003]', () => {
    render(
      <StressMessages
        messages={[
          { kind: 'expiration', text: 'a' },
          { kind: 'custom', text: 'b' },
          { kind: 'eco', text: 'c' },
        ]}
      />,
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['a', 'b']);
  });

  it('are absent when empty', () => {
    const { container } = render(<StressMessages messages={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});

import { render, screen } from '@testing-library/react';
import type { ComponentPropsWithRef } from 'react';
import { LinkButton } from '../button/LinkButton';
import { Anchor, AnchorProvider } from './Anchor';

const AppLink = ({ children, ...props }: ComponentPropsWithRef<'a'>) => (
  <a data-app="" {...props}>
    {children}
  </a>
);

describe('the link', () => {
  it('is plain without a provider', () => {
    render(<Anchor href="/a">A</Anchor>);
    expect(screen.getByRole('link')).not.toHaveAttribute('data-app');
  });

  it("is the provider's component, in every component of the library", () => {
    render(
      <AnchorProvider value={AppLink}>
        <LinkButton href="/b">B</LinkButton>
      </AnchorProvider>,
    );
    expect(screen.getByRole('link')).toHaveAttribute('data-app');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/b');
  });
});

import { render, screen } from '@testing-library/react';
import { brokenRules } from '../frame/testing/render-frame';
import { BuildPanel } from './BuildPanel';

describe('the build error panel', () => {
  it('shows location and message, also to screen readers', async () => {
    const problem = { file: 'remote-search/src/remote.tsx', line: 12, message: 'Unexpected token' };
    const { container } = render(<BuildPanel problem={problem} />);
    expect(screen.getByRole('alert')).toHaveTextContent(
      /remote-search\/src\/remote\.tsx:12.*Unexpected token/,
    );
    expect(await brokenRules(container)).toEqual([]);
  });

  it('works without a location', () => {
    render(<BuildPanel problem={{ file: null, line: null, message: 'nothing to build' }} />);
    expect(screen.getByRole('alert')).toHaveTextContent(/^This does not build.*nothing to build/);
  });
});

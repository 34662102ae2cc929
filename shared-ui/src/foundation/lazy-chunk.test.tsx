import { act, render, screen } from '@testing-library/react';
import { createChunk, useChunk, type Chunk } from './lazy-chunk';

const Shown = ({ chunk, wanted }: { chunk: Chunk<string>; wanted: boolean }) => {
  const { value, failed } = useChunk(chunk, wanted);
  return <p>{value ?? (failed ? 'failed' : 'waiting')}</p>;
};

const shown = () => screen.getByRole('paragraph').textContent;

describe('a lazy chunk', () => {
  it('loads once, on first request', async () => {
    const load = jest.fn(() => Promise.resolve('here'));
    const chunk = createChunk(load);
    const { rerender } = render(<Shown chunk={chunk} wanted={false} />);
    expect(load).not.toHaveBeenCalled();
    await act(async () => rerender(<Shown chunk={chunk} wanted />));
    expect(shown()).toBe('here');
    await act(() => chunk.load());
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is available at once for later users', async () => {
    const chunk = createChunk(() => Promise.resolve('here'));
    await chunk.load();
    render(<Shown chunk={chunk} wanted={false} />);
    expect(shown()).toBe('here');
  });

  it('reports a failed load without a throw, and can retry', async () => {
    let works = false;
    const chunk = createChunk(() => (works ? Promise.resolve('here') : Promise.reject(new Error('404'))));
    await act(async () => {
      render(<Shown chunk={chunk} wanted />);
    });
    expect(shown()).toBe('failed');
    works = true;
    await act(() => chunk.load());
    expect(shown()).toBe('here');
  });
});

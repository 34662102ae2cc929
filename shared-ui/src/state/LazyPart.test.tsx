import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createChunk, type Chunk } from '../foundation/lazy-chunk';
import { LazyPart } from './LazyPart';

const show = (chunk: Chunk<string>) =>
  render(
    <LazyPart chunk={chunk} failed="Not loaded" retryLabel="Retry" waiting={<p>Waiting</p>}>
      {(word) => <p>{word}</p>}
    </LazyPart>,
  );

describe('a lazy part', () => {
  it('shows its placeholder until its code has arrived', async () => {
    let arrive: (word: string) => void = () => undefined;
    show(createChunk(() => new Promise<string>((resolve) => (arrive = resolve))));
    expect(screen.getByText('Waiting')).toBeVisible();
    await act(async () => arrive('Here'));
    expect(screen.getByText('Here')).toBeVisible();
    expect(screen.queryByText('Waiting')).toBeNull();
  });

  it('shows its part at once when the code was preloaded', async () => {
    const chunk = createChunk(() => Promise.resolve('Here'));
    await chunk.load();
    show(chunk);
    expect(screen.getByText('Here')).toBeVisible();
  });

  it('says that its code could not be loaded, and loads it again', async () => {
    let works = false;
    show(createChunk(() => (works ? Promise.resolve('Here') : Promise.reject(new Error('404')))));
    expect(await screen.findByText('Not loaded')).toBeVisible();
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Here')).toBeVisible();
  });
});

import { createTurns } from './turns';

describe('createTurns', () => {
  it('runs a limited number, queues a limited number in order, and rejects the rest', async () => {
    const turns = createTurns(2, 2);
    const began: string[] = [];
    const begin = (name: string) =>
      turns.take()?.then((end) => {
        began.push(name);
        return end;
      });
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(begin);
    expect(turns.take()).toBeNull();
    await Promise.all([a, b]);
    expect(began).toEqual(['a', 'b']);
    const endA = await a;
    endA?.();
    endA?.();
    await c;
    expect(began).toEqual(['a', 'b', 'c']);
    expect(turns.take()).not.toBeNull();
    (await b)?.();
    await d;
    expect(began).toEqual(['a', 'b', 'c', 'd']);
  });
});

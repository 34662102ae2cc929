import { createSemaphore } from './semaphore';

describe('createSemaphore', () => {
  it('runs a limited number, queues a limited number in order, and rejects the rest', async () => {
    const semaphore = createSemaphore(2, 2);
    const began: string[] = [];
    const begin = (name: string) =>
      semaphore.acquire()?.then((end) => {
        began.push(name);
        return end;
      });
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(begin);
    expect(semaphore.acquire()).toBeNull();
    await Promise.all([a, b]);
    expect(began).toEqual(['a', 'b']);
    const endA = await a;
    endA?.();
    endA?.();
    await c;
    expect(began).toEqual(['a', 'b', 'c']);
    expect(semaphore.acquire()).not.toBeNull();
    (await b)?.();
    await d;
    expect(began).toEqual(['a', 'b', 'c', 'd']);
  });
});

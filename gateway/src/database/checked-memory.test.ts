import { createCheckedMemory } from './checked-memory';

/** A table whose revision is `state.revision`, and a clock that moves by hand. */
const open = () => {
  const state = { revision: 1, now: 0, fails: false };
  const read = jest.fn(async (_before: { readonly revision: number } | null) => {
    await Promise.resolve();
    if (state.fails) throw new Error('the database does not respond');
    return { revision: state.revision };
  });
  return { state, read, memory: createCheckedMemory({ read, elapsed: () => state.now }) };
};

describe('what is kept of a table', () => {
  it('is checked once for simultaneous readers, and again after 250 ms', async () => {
    const { state, read, memory } = open();
    await Promise.all([memory.fresh(), memory.fresh(), memory.fresh()]);
    state.revision = 2;
    state.now = 249;
    expect([await memory.fresh(), read.mock.calls.length]).toEqual([{ revision: 1 }, 1]);
    state.now = 250;
    expect(await memory.fresh()).toEqual({ revision: 2 });
    expect(read.mock.calls.map(([before]) => before)).toEqual([null, { revision: 1 }]);
  });

  it('is checked by the next reader when it was forgotten, and by each that asks for it', async () => {
    const { state, memory } = open();
    await memory.fresh();
    state.revision = 2;
    memory.forget();
    expect(await memory.fresh()).toEqual({ revision: 2 });
    state.revision = 3;
    expect([memory.last(), await memory.check()]).toEqual([{ revision: 2 }, { revision: 3 }]);
  });

  it('stays while the database does not respond, and is asked for at most each 250 ms', async () => {
    const { state, read, memory } = open();
    await memory.fresh();
    [state.fails, state.now] = [true, 1000];
    expect(await memory.fresh()).toEqual({ revision: 1 });
    expect([await memory.fresh(), read.mock.calls.length]).toEqual([{ revision: 1 }, 2]);
  });

  it('rejects while it was never read, and recovers', async () => {
    const { state, memory } = open();
    state.fails = true;
    await expect(memory.fresh()).rejects.toThrow('does not respond');
    expect(memory.last()).toBeNull();
    state.fails = false;
    expect(await memory.fresh()).toEqual({ revision: 1 });
  });
});

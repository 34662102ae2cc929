import { whenLoaded } from './when-loaded';

describe('what is shown once its code is loaded', () => {
  it('is removed by the returned function', async () => {
    const remove = jest.fn();
    const show = jest.fn(() => remove);
    const end = whenLoaded(Promise.resolve('code'), show);
    expect(show).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(show).toHaveBeenCalledWith('code');
    end();
    expect(remove).toHaveBeenCalledTimes(1);
  });

  it('is never shown when it was given up before', async () => {
    const show = jest.fn(() => () => undefined);
    whenLoaded(Promise.resolve('code'), show)();
    await Promise.resolve();
    expect(show).not.toHaveBeenCalled();
  });
});

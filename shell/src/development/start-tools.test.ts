import { waitFor } from '@testing-library/react';
import { createIntl } from 'react-intl';
import { startTools } from './start-tools';

const start = (page: object = {}): void =>
  startTools({
    document: {
      page,
      composition: { id: 'c1', shell: { remote: 'shell', version: '1.0.0', base: '/_r/' }, remotes: {} },
      elements: {},
      intl: createIntl({ locale: 'fr-FR', onError: () => undefined }),
    } as never,
    slots: {} as never,
    loader: {} as never,
  });

const opened = jest.fn();

beforeAll(() => {
  class FakeEventSource extends EventTarget {
    constructor(url: string) {
      super();
      opened(url);
    }
  }
  Object.assign(globalThis, { EventSource: FakeEventSource });
});

describe('the developers’ tools', () => {
  it('follow builds only when the server runs in development mode', async () => {
    start({ development: true });
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
    start();
    start({ development: true });
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(2));
    expect(opened).toHaveBeenLastCalledWith('/_shell/dev/events');
  });
});

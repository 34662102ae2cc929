import { createHostFactory, type HostServices } from './create-host';
import { visitId } from './visit-id';

const setUp = () => {
  const report = jest.fn();
  const mountFragment = jest.fn();
  const services = { compositionId: 'c1', reporter: { report }, mountFragment, site: { locale: 'fr_FR' } };
  const hostFor = createHostFactory(services as unknown as HostServices);
  return { report, mountFragment, hostFor };
};

describe('the host of a remote', () => {
  it('adds the originating release to each report', () => {
    const { report, hostFor } = setUp();
    const onReport = jest.fn();
    const host = hostFor({ remote: 'remote-search', version: '1.2.3' }, onReport);
    const error = { kind: 'render', code: 'SHELL-201', error: new Error('broken') } as const;
    host.report(error);
    expect(report.mock.calls).toEqual([
      [{ remote: 'remote-search', version: '1.2.3', compositionId: 'c1', visit: visitId() }, error],
    ]);
    expect(onReport).toHaveBeenCalledWith(error);
  });

  it('gives a fragment of another remote its own host', () => {
    const { mountFragment, hostFor } = setUp();
    const host = hostFor({ remote: 'remote-search', version: '1.2.3' }, () => undefined);
    const element = document.createElement('div');
    const request = { remote: 'remote-account', name: 'recently-viewed', props: {} } as const;
    host.mountFragment(element, request);
    expect(mountFragment).toHaveBeenCalledWith(element, request, hostFor);
  });
});

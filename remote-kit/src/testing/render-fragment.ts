import { act } from '@testing-library/react';
import type { Json } from '@detour/shared-contracts/base';
import type { FragmentModule, FragmentProps } from '@detour/shared-contracts/mount';
import { registerMessages } from '../text/messages';
import { fakeHost, type FakeHost, type FakeHostOptions } from './fake-host';

export interface RenderFragmentOptions extends FakeHostOptions {
  /** The locale's catalogue from `src/messages`. */
  readonly messages: Readonly<Record<string, string>>;
  readonly props: Json;
}

export interface RenderedFragment {
  readonly element: HTMLElement;
  readonly host: FakeHost;
  update(props: Json): Promise<void>;
  unmount(): Promise<void>;
}

/** Runs a fragment's real lifecycles in jsdom. */
export const renderFragment = async (
  fragment: FragmentModule,
  { messages, props, ...hostOptions }: RenderFragmentOptions,
): Promise<RenderedFragment> => {
  registerMessages(hostOptions.remote, messages);
  const host = fakeHost(hostOptions);
  const element = document.body.appendChild(document.createElement('div'));
  const given = (next: Json): FragmentProps =>
    Object.assign(Object.create(host) as FakeHost, host, {
      element,
      identifierPrefix: `${hostOptions.remote}-f-`,
      props: next,
    });
  const mounted = given(props);
  await act(() => fragment.mount(mounted));
  return {
    element,
    host,
    update: (next) => act(() => fragment.update(given(next))),
    unmount: async () => {
      await act(() => fragment.unmount(mounted));
      element.remove();
    },
  };
};

import { useEffect, useRef } from 'react';
import type { ContractNames, NoNames } from '@detour/shared-contracts/contract/declare';
import type {
  FragmentHandle,
  FragmentName,
  FragmentPropsOf,
  FragmentRequest,
} from '@detour/shared-contracts/mount';
import { useWholeHost } from '../../host/host-context';

/** Owner, name and props of the fragment. The types enforce its contract. */
export type FragmentElementProps<Name extends FragmentName = FragmentName> = {
  readonly [F in Name]: F extends `${infer R}/${infer N}`
    ? { readonly remote: R; readonly name: N; readonly props: FragmentPropsOf<F> }
    : never;
}[Name] &
  Pick<FragmentRequest, 'loading'>;

/** Without a declared fragment there are no valid props. */
type DeclaredFragmentProps<Name extends FragmentName> = [Name] extends [never]
  ? { readonly undeclared: 'the contract declares no fragment' }
  : FragmentElementProps<Name>;

/** An element that the shell fills with a fragment of another remote. Its failure stays inside. */
export const Fragment = <N extends ContractNames = NoNames>(
  element: DeclaredFragmentProps<N['fragments']>,
) => <MountedFragment {...(element as FragmentElementProps)} />;

const MountedFragment = ({ remote, name, props, loading }: FragmentElementProps) => {
  const host = useWholeHost();
  const element = useRef<HTMLDivElement>(null);
  const handle = useRef<FragmentHandle | null>(null);
  const latest = useRef(props);
  latest.current = props;
  const serialised = JSON.stringify(props);
  useEffect(() => {
    if (!element.current) return;
    const mounted = host.mountFragment(element.current, { remote, name, props: latest.current, loading });
    handle.current = mounted;
    return () => {
      handle.current = null;
      void mounted.unmount();
    };
  }, [host, remote, name, loading]);
  useEffect(() => {
    handle.current?.update(latest.current);
  }, [serialised]);
  return <div ref={element} data-fragment={name} data-remote={remote} />;
};

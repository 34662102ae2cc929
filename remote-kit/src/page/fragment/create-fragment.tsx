import createCache, { type EmotionCache } from '@emotion/cache';
import { startTransition, useMemo, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Json } from '@detour/shared-contracts/base';
import type { ContractNames, ContractDeclaration } from '@detour/shared-contracts/contract/declare';
import { createFormat } from '@detour/shared-contracts/format';
import type { FragmentModule, FragmentProps, RemoteName } from '@detour/shared-contracts/mount';
import type { Api } from '../../api/api-client';
import { checkApi, checkHost } from '../../contract/check-use';
import { createRemoteIntl, readMessages } from '../../text/messages';
import { PartProviders } from '../PartProviders';
import { RenderBoundary } from '../RenderBoundary';
import { withMinisite } from '../with-minisite';

export interface FragmentDefinition {
  readonly remote: RemoteName;
  readonly styleKey: string;
  readonly Component: ComponentType<{ readonly props: Json }>;
  /** Only for a part that makes its own calls: the client is larger than most parts. */
  readonly api?: Api<ContractNames>;
  /** As in the definition of the remote. */
  readonly contract: ContractDeclaration | null;
}

interface MountedFragment {
  readonly root: Root;
  readonly cache: EmotionCache;
}

/**
 * Lifecycles of a fragment. Several can be mounted at once, each with its own root and styles. Fragments stay small: no router,
 * no query cache, an HTTP client only on request, and plain links, which the shell handles.
 */
export const createFragment = (definition: FragmentDefinition): FragmentModule => {
  const mounted = new Map<HTMLElement, MountedFragment>();
  const render = (props: FragmentProps): void => {
    const part = mounted.get(props.element);
    part?.root.render(<FragmentRoot definition={definition} host={props} cache={part.cache} />);
  };
  return {
    mount(props) {
      mounted.set(props.element, {
        root: createRoot(props.element, { identifierPrefix: props.identifierPrefix }),
        cache: createCache({ key: `${definition.styleKey}f` }),
      });
      // In a transition, React renders in slices and lets the browser answer touches in between.
      startTransition(() => render(props));
      return Promise.resolve();
    },
    update(props) {
      render(props);
      return Promise.resolve();
    },
    unmount(props) {
      const part = mounted.get(props.element);
      part?.root.unmount();
      part?.cache.sheet.flush();
      mounted.delete(props.element);
      return Promise.resolve();
    },
  };
};

const noApi: Api<ContractNames> = {
  request: () =>
    Promise.reject(
      new Error(
        'This fragment has no API client. Move the call to a page, or give the fragment its own client (see createFragment).',
      ),
    ),
};

const FragmentRoot = ({
  definition,
  host,
  cache,
}: {
  readonly definition: FragmentDefinition;
  readonly host: FragmentProps;
  readonly cache: EmotionCache;
}) => {
  const { locale, minisiteId } = host.site;
  const services = useMemo(
    () => ({
      host: checkHost(host, definition.contract),
      api: withMinisite(checkApi(definition.api ?? noApi, definition.contract), minisiteId),
      format: createFormat(locale),
      setHead: () => undefined,
      snapshots: new Map<string, unknown>(),
    }),
    [host, locale, minisiteId, definition],
  );
  const intl = useMemo(() => createRemoteIntl(locale, readMessages(definition.remote)), [definition, locale]);
  const { Component } = definition;
  return (
    <RenderBoundary host={host}>
      <PartProviders services={services} intl={intl} cache={cache} hydrates={false}>
        <Component props={host.props} />
      </PartProviders>
    </RenderBoundary>
  );
};

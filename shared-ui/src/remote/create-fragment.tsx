import createCache from '@emotion/cache';
import { useMemo, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import {
  createFormat,
  type FragmentModule,
  type FragmentProps,
  type Json,
  type RemoteName,
} from '@detour/shared-contracts';
import { createApi, type Api } from './api-client';
import { createRemoteIntl, readMessages } from './messages';
import { createQueryClient } from './query-client';
import { RemoteProviders } from './RemoteApp';
import { RenderBoundary } from './RenderBoundary';

export interface FragmentDefinition {
  readonly remote: RemoteName;
  readonly styleKey: string;
  readonly Component: ComponentType<{ readonly props: Json }>;
  readonly api?: Api;
}

/** The lifecycles of a named part. Several may be mounted at once; each has its root, styles and query client. */
export const createFragment = (definition: FragmentDefinition): FragmentModule => {
  const roots = new Map<HTMLElement, Root>();
  const render = (props: FragmentProps): void => {
    roots.get(props.element)?.render(<FragmentRoot definition={definition} host={props} />);
  };
  return {
    mount(props) {
      roots.set(props.element, createRoot(props.element, { identifierPrefix: props.identifierPrefix }));
      render(props);
      return Promise.resolve();
    },
    update(props) {
      render(props);
      return Promise.resolve();
    },
    unmount(props) {
      roots.get(props.element)?.unmount();
      roots.delete(props.element);
      return Promise.resolve();
    },
  };
};

const FragmentRoot = ({
  definition,
  host,
}: {
  readonly definition: FragmentDefinition;
  readonly host: FragmentProps;
}) => {
  const { locale } = host.site;
  const services = useMemo(
    () => ({
      host,
      api: definition.api ?? createApi({ baseUrl: '' }),
      format: createFormat(locale),
      setHead: () => undefined,
      snapshots: new Map<string, unknown>(),
    }),
    [host, definition, locale],
  );
  const intl = useMemo(() => createRemoteIntl(locale, readMessages(definition.remote)), [definition, locale]);
  const cache = useMemo(() => createCache({ key: `${definition.styleKey}f` }), [definition]);
  const queryClient = useMemo(createQueryClient, []);
  const { Component } = definition;
  return (
    <RenderBoundary host={host}>
      <RemoteProviders services={services} intl={intl} cache={cache} queryClient={queryClient}>
        <Component props={host.props} />
      </RemoteProviders>
    </RenderBoundary>
  );
};

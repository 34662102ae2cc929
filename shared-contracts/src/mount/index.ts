export { remoteNames } from './remote-name';
export type {
  Flow,
  Mode,
  SiteContext,
  ShopLocation,
  NavigateOptions,
  NavigationOutcome,
  Navigation,
  EventBus,
  ReleaseIdentity,
  ErrorReport,
  FragmentRequest,
  FragmentHandle,
  ConsentClass,
  Consent,
  StoragePort,
  RemoteHost,
} from './host';
export type { RemoteName } from './remote-name';
export type {
  PreloadImage,
  PageHead,
  PagePrefetchInput,
  PagePrefetch,
  PageProps,
  PageModule,
  FragmentProps,
  FragmentModule,
  ServerRenderInput,
  ServerStyle,
  ServerRenderOutput,
  ServerModule,
  ReleaseFiles,
  Composition,
} from './page';
export type { FragmentName, FragmentPropsOf } from './fragment.schema';
export { hostFeatures } from './host-features';

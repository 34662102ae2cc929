export { namespaceOf, remoteNames } from './remote-name';
export {
  commonOf,
  messageFile,
  messagePartFile,
  pageScripts,
  providedPath,
  scriptPath,
} from './page-scripts';
export type {
  Flow,
  Mode,
  SiteContext,
  SiteFlags,
  ShopLocation,
  NavigateOptions,
  NavigationOutcome,
  Navigation,
  EventBus,
  ReleaseIdentity,
  ErrorReport,
  FragmentRequest,
  FragmentHandle,
  Consent,
  StoragePort,
  RemoteHost,
} from './host';
export type { ConsentClass } from './consent-class';
export type { RemoteName } from './remote-name';
export type {
  PreloadImage,
  PageAnswer,
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
  CommonCode,
  Composition,
} from './page';
export type { FragmentName, FragmentPropsOf } from './fragment.schema';

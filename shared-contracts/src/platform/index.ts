export {
  armsOf,
  experiments,
  filterVariationOf,
  findExperiment,
  searchDatesArmOf,
} from './experiments/experiments';
export type { FilterVariation, SearchDatesArm } from './experiments/experiments';
export { armOf, visitorCookie, visitorForm } from './experiments/assignment';
export type { RunningExperiment } from './experiments/assignment';
export { addressGroupOf, isIpAddress } from './network/address-group';
export { cookieNameOf, cookieValue, hasCookie } from './cookie-name';
export { withoutSecrets } from './report-text';
export { gatewayClientHeader, gatewayClientLife, gatewayClientText } from './network/gateway-client';
export { leastKeyBytes, parseKeyList } from './key-list';
export type { KeyEntry } from './key-list';
export { plainConnections, transportFailures, verifiesDatabase } from './network/transport-rules';
export type { TransportRule } from './network/transport-rules';
export type { PrivateConnection } from './network/private-network';
export { flagDefaults, readFlags } from './flags';
export type { BroughtFlag, FlagName, Flags, ShopFlag } from './flags';
export { findStoredItem } from './page-storage';
export type { BroughtItem, BroughtKey, StorageKey } from './page-storage';
export { storedItems } from './storage-table';
export type { StoredItem } from './storage-table';
export { readSettings } from './settings/setting';
export type { Env, Setting, SettingValues } from './settings/setting';
export { hops, integer, optional, privateConnections, text, word, words } from './settings/parse-setting';
export { affiliatePattern, exampleAffiliate } from './settings/affiliate';
export { hostedCaptchas, type HostedCaptcha } from './settings/hosted-captcha';
export { exampleGiftShops, giftShops } from './settings/gift-shops';
export { madeUpPhones, phones } from './settings/phones';

export { remoteConfig, type RemoteBuild } from './remote-config';
export { shellConfig } from './shell-config';

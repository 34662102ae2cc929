import { createFrameServices, type FrameServicesInput } from '../../../host/frame-services';
import { createFrame, type FrameOptions, type LiveFrame } from '../create-frame';

/** Code of header, footer, panels, skeletons and the shell's own pages: the chunk `frame` (record 0903). */
export { fragmentPanel, pagePanel } from '../panel-views';

export interface OpenFrameOptions extends Omit<FrameOptions, 'services'> {
  readonly calls: FrameServicesInput;
}

/** Header and footer with the services that call the gateway. */
export const openFrame = ({ calls, ...options }: OpenFrameOptions): LiveFrame =>
  createFrame({ ...options, services: createFrameServices(calls) });

import type { FrameOutput } from '../../../src/frame.server';
import type { ComposedRelease } from '../../composition/composed-release';
import type { DrawnFrame } from '../../content/frame-source';
import type { PageRequest } from '../page-request';
import type { RemotePart } from './remote-part';

/** The rendered parts of a page. `request.route` is the shown route, because the remote may report an unknown address. */
export interface PageParts {
  readonly request: PageRequest;
  readonly composed: ComposedRelease;
  readonly remote: RemotePart;
  readonly frame: DrawnFrame;
  readonly drawn: FrameOutput;
  readonly now: number;
}

export const isOwn = ({ route }: PageRequest): boolean => route.remote === 'shell';
export const isUnknown = (request: PageRequest): boolean =>
  isOwn(request) && request.route.page === 'not-found';

import type { Tracing, TracingOptions } from './traces';

export {
  addPastSpan,
  currentTrace,
  endWithReply,
  inSpan,
  keepTrace,
  noteSpan,
  noteTracedPart,
  openChild,
  traceHeaders,
  type OpenSpan,
} from './active-span';
export { endpointSetting, shareSetting } from './tracing-settings';
export type { Tracing, TracingOptions } from './traces';
export { isSpanId, isTraceId, parseBaggage, parseTraceparent, type TracedPart } from './trace-context';

export const noTracing: Tracing = {
  isOn: false,
  begin: () => null,
  addReported: () => undefined,
  watch: () => undefined,
  flush: async () => undefined,
  close: async () => undefined,
};

/** Without an endpoint, the SDK is not even loaded. */
export const openTracing = async ({ endpoint, ...options }: TracingOptions): Promise<Tracing> =>
  endpoint === null ? noTracing : (await import('./sdk')).createTracing({ endpoint, ...options });

export { fakeApi, type FakeHandlers } from './fake-api';
export { fakeHost } from './fake-host';
export { renderFragment, type RenderedFragment, type RenderFragmentOptions } from './render-fragment';
export { renderRemote, type RenderedRemote, type RenderRemoteOptions } from './render-remote';
export { recordedApi, type RecordedApi } from './recorded-api';
export { createViewTools, plain } from './view-tools';
export { siteFlags } from './site-flags';
export { imageFixture, lineFixture } from './stay.fixture';
export { watchDayNames } from './watch-day-names';

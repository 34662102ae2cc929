import type { Homepage } from '@detour/shared-contracts/api';
import { openSearchDesk, type SearchDesk } from '../../../../test/search-desk';

let desk: SearchDesk;

beforeAll(async () => {
  desk = await openSearchDesk();
}, 120_000);

afterAll(() => desk.close());

const home = async (flow: string): Promise<Homepage> =>
  (await desk.visitor.get(`/api/cms/homepage?locale=fr_FR&flow=${flow}`)).json as Homepage;

describe('the home page of a flow', () => {
  it('has separate content in the gifting flow [HOME-004]', async () => {
    const [booking, gifting] = [await home('booking'), await home('gifting')];
    expect(gifting.jumbotron.title).not.toBe(booking.jumbotron.title);
    expect(gifting.blocks.some(({ kind }) => kind === 'boxes')).toBe(true);
  });

  it('shows day activities and no stays in the activity flow [HOME-004]', async () => {
    const [booking, activity] = [await home('booking'), await home('activity')];
    expect(activity.jumbotron.title).not.toBe(booking.jumbotron.title);
    expect(activity.blocks.map(({ kind }) => kind)).toEqual(['main-selling-points', 'banner', 'banner']);
    expect(JSON.stringify(activity.blocks)).toContain('"url":"/activites"');
  });

  it('has the content of booking in flows without separate content [HOME-005]', async () => {
    const booking = await home('booking');
    for (const flow of ['hotel', 'elsewhere'])
      expect((await home(flow)).jumbotron).toEqual(booking.jumbotron);
  });
});

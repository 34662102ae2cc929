import { hotelRedirectOf } from './hotel-redirect';

describe('a campaign of the hotel flow', () => {
  it('leads to the results in the hotel flow, with the rest of its query [FLAG-014]', () => {
    expect(hotelRedirectOf('?utm_campaign=Hotel-autumn&page=2&from=mail')).toBe(
      '?utm_campaign=Hotel-autumn&from=mail&flow=hotel',
    );
  });

  it.each(['', '?utm_campaign=spa', '?utm_campaign=hotel-autumn&flow=gifting', '?utm_source=hotel-x'])(
    'does not include %j',
    (search) => {
      expect(hotelRedirectOf(search)).toBeNull();
    },
  );
});

/** Name prefixes of campaigns whose visitors look for a hotel night. */
const hotelCampaigns = ['hotel-', 'hotels-'];

/**
 * Query of the results in the hotel flow, for a visit from one of its campaigns. Null for any other visit and for a query that
 * already names a flow.
 * @spec FLAG-014
 */
export const hotelRedirectOf = (search: string): string | null => {
  const query = new URLSearchParams(search);
  const campaign = (query.get('utm_campaign') ?? '').toLowerCase();
  if (query.has('flow') || !hotelCampaigns.some((start) => campaign.startsWith(start))) return null;
  query.set('flow', 'hotel');
  query.delete('page');
  return `?${query.toString()}`;
};

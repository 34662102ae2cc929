import type { ActivityPartner } from '@detour/shared-contracts/api';
import type { Selectable } from 'kysely';
import type { ActivityTable } from '../database/tables/catalogue-tables';

/** The partner as the pages show it; null when the catalogue has only texts. */
export const toPartner = ({
  partner,
  lat,
  lng,
}: Pick<Selectable<ActivityTable>, 'partner' | 'lat' | 'lng'>): ActivityPartner | null => {
  if (!partner) return null;
  const { name, address, zip, town, country, phone, email, languages, slots } = partner;
  return {
    name,
    address,
    zip,
    town,
    country,
    phone,
    email,
    lat,
    lng,
    languages: [...languages],
    booking: slots ? 'slots' : 'partner',
  };
};

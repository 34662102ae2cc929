import { printReleaseId, type ReleaseId } from '@detour/shared-releases/release';
import type { ReleaseContext } from '../release/context/release-context';

/** Address that shows a published release to whoever opens it within two hours, live or not. */
export const previewLink = async ({ client, user }: ReleaseContext, id: ReleaseId): Promise<string> => {
  if (!client)
    throw new Error('No shop is named: set detour.shop in package.json, or DETOUR_SHOP in the environment.');
  const bytes = await client.get(`/previews/${id.name}/${id.version}?by=${encodeURIComponent(user)}`);
  if (!bytes) throw new Error(`${client.place} cannot show ${printReleaseId(id)}.`);
  const { path } = JSON.parse(bytes.toString('utf8')) as { readonly path: string };
  return new URL(path, client.place).href;
};

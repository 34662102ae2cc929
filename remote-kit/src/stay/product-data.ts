import { roundUpToEuros, type Cents, type Json } from '@detour/shared-contracts/base';

interface ProductFacts {
  readonly name: string;
  readonly description: string;
  /** Paths on the site. */
  readonly path: string;
  readonly image: string | undefined;
  readonly origin: string;
  /** The price that the page shows without dates, in cents. Null when nothing can be bought. */
  readonly amount: Cents | null;
}

/** schema.org data of a price: the amount as the page prints it, in euros. @param amount Cents; a from-price in whole euros. */
export const offerData = (amount: Cents, url: string) => ({
  '@type': 'Offer',
  url,
  price: (amount / 100).toFixed(2),
  priceCurrency: 'EUR',
  availability: 'https://schema.org/InStock',
});

/** A from-price as pages print it: whole euros, in cents. */
export const fromAmount = (total: Cents | null | undefined): Cents | null =>
  total === null || total === undefined ? null : roundUpToEuros(total);

/** schema.org data of a product for the page's head. Empty without a price: search engines require one. @spec SEO-003 */
export const productData = (product: ProductFacts): readonly Json[] => {
  const { name, description, path, image, origin, amount } = product;
  if (amount === null) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name,
      description,
      ...(image === undefined ? {} : { image: origin + image }),
      offers: offerData(amount, origin + path),
    },
  ];
};

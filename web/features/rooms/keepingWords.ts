import { celsiusText, productNamed } from '#shared/produce.ts';

/** At which temperature a product keeps, as the guide says it; undefined for what the guide does not know. */
export function keepingWords(productType: string): string | undefined {
  const product = productNamed(productType);
  return product && `${product.name}: best kept at ${celsiusText(product.celsius)}.`;
}

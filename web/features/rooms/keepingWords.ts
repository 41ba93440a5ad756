import { celsiusText, products, type Product, type ProductGroup } from '#shared/produce.ts';
import { productNamed } from '#shared/productNamed.ts';

/** At which temperature a product keeps, as the guide says it; undefined for what the guide does not know. */
export function keepingWords(productType: string): string | undefined {
  const product = productNamed(productType);
  return product && `${product.name}: best kept at ${celsiusText(product.celsius)}.`;
}

const named = ({ name, celsius }: Product): string =>
  `${celsiusText(celsius)} (${name.toLowerCase()})`;

/** From which temperature to which the products of a group keep, as the guide says it. */
export function groupWords(group: ProductGroup): string {
  const kept = products.filter((product) => product.group === group);
  const coldest = [...kept].sort((one, other) => one.celsius[0] - other.celsius[0]).slice(0, 1);
  const warmest = [...kept].sort((one, other) => other.celsius[1] - one.celsius[1]).slice(0, 1);
  const ends = [...coldest, ...warmest].map(named).join(' to ');
  return `${group} keep best at ${ends}, each at its own temperature.`;
}

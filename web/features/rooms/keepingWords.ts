import { goodsOf } from '#shared/fitsGoods.ts';
import { celsiusText, products, type Product, type ProductGroup } from '#shared/produce.ts';

/** At which temperature a product keeps, as the guide says it. */
export const productWords = ({ name, celsius }: Product): string =>
  `${name}: best kept at ${celsiusText(celsius)}.`;

/** At which temperature each of the goods keeps; undefined where the guide knows none of them. */
export const keepingWords = (productType: string): string | undefined =>
  goodsOf(productType)
    .flatMap(({ product }) => (product ? productWords(product) : []))
    .join(' ') || undefined;

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

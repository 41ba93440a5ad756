import type { Service } from '#shared/booking.ts';
import { Select } from '#web/ui/inputs.tsx';
import { serviceLabels } from '#web/features/bookings/labels.ts';
import { products, type Goods } from './wish.ts';

// Not the contract's own list, which would bring the validator along.
const services = Object.keys(serviceLabels) as Service[];

interface Props {
  goods: Goods;
  onChoose: (part: Partial<Goods>) => void;
}

/** What is to be kept, and how. */
export const GoodsSelects = ({ goods, onChoose }: Props) => (
  <>
    <Select
      label="Service"
      value={goods.service}
      onChange={({ target }) => onChoose({ service: target.value as Goods['service'] })}
    >
      <option value="">Any service</option>
      {services.map((service) => (
        <option key={service} value={service}>
          {serviceLabels[service]}
        </option>
      ))}
    </Select>
    <Select
      label="Product"
      value={goods.product}
      onChange={({ target }) => onChoose({ product: target.value as Goods['product'] })}
    >
      <option value="">Any product</option>
      {products.map((product) => (
        <option key={product}>{product}</option>
      ))}
    </Select>
  </>
);

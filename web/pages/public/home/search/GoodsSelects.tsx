import type { Service } from '#shared/services.ts';
import { serviceLabels } from '#web/features/bookings/labels.ts';
import { Select } from '#web/ui/inputs.tsx';
import { products, type GoodsChoice } from './destination.ts';

// Not the contract's own list, which would bring the validator along.
const services = Object.keys(serviceLabels) as Service[];

interface Props {
  goods: GoodsChoice;
  onChoose: (part: Partial<GoodsChoice>) => void;
}

/** What is to be kept, and how. */
export const GoodsSelects = ({ goods, onChoose }: Props) => (
  <>
    <Select
      label="Service"
      value={goods.service}
      onChange={({ target }) => onChoose({ service: target.value as GoodsChoice['service'] })}
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
      onChange={({ target }) => onChoose({ product: target.value })}
    >
      <option value="">Any product</option>
      {[...new Set([...products, goods.product])].filter(Boolean).map((product) => (
        <option key={product}>{product}</option>
      ))}
    </Select>
  </>
);

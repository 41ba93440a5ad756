const format = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** A number as short as an axis has room for: `1.2M`. */
export const formatCompact = (value: number): string => format.format(value);

export { counted } from './counted.ts';
export { formatCount } from './formatCount.ts';
export { formatDecimal } from './formatDecimal.ts';
export { formatMoney } from './formatMoney.ts';
export { formatPercent } from './formatPercent.ts';
export { plural } from './plural.ts';

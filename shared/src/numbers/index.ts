export { counted } from './counted.ts';
export { formatCount, formatDecimal, formatMoney, formatPercent } from './formats.ts';
export { plural } from './plural.ts';

export { counted, formatCount } from './counted.ts';
export { plural } from './plural.ts';

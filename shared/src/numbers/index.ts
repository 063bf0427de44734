export { counted, formatCount } from './counted.ts';
export { plural, pluralOf } from './plural.ts';
export type { PluralForms } from './plural.ts';

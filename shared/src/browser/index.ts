export { adoptStyles } from './adoptStyles.ts';
export { copyText } from './copyText.ts';
export { capitalsOf, initialsOf } from './initialsOf.ts';

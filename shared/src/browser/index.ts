export { adoptStyles } from './adoptStyles.ts';
export { copyText } from './copyText.ts';
export { openChannel } from './openChannel.ts';
export { capitalsOf, initialsOf } from './initialsOf.ts';

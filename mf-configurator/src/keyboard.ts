import type { Keyboard } from './model/keys/keyNames.ts';

/** The keyboard before the author, as far as the browser tells. */
export const keyboard: Keyboard = /mac|iphone|ipad/i.test(navigator.userAgent) ? 'mac' : 'other';

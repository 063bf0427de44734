import { atom } from 'nanostores';
import { createElement } from 'react';

const $shown = atom('');

/** What the module shows. */
export default function Module() {
  void import('./later.ts').then(({ later }) => $shown.set(later));
  return createElement('p', null, $shown.get());
}

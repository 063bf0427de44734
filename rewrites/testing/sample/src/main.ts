import { mdiCheck } from '@mdi/js';
import { atom } from 'nanostores';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const $later = atom(false);
const root = document.querySelector('#root');
if (root) createRoot(root).render(createElement('p', { title: mdiCheck }, String($later.get())));
void import('./later.ts').then(({ later }) => $later.set(later !== ''));

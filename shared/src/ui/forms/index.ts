/** Forms held by react-hook-form. No share: it comes with the forms, so that no first screen waits for it. */
export { filled } from './filled.ts';
export { createFormField } from './createFormField.tsx';

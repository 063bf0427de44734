/** Fields of forms held by react-hook-form. No share: they come with the forms, so that no first screen waits for them. */
export { filled } from './filled.ts';
export { FormField } from './FormField.tsx';

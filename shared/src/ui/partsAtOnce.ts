/** All that `deferredParts` has come later, for tests, which then find it in the first drawing. */
export * from './laterParts.ts';
export { default as LinearProgress } from '@mui/material/LinearProgress';

import { LONG_TESTS } from '@dialogwerk/shared/testing/rounds';

/** Whether this is the thorough run before a release (`pnpm test:long`). */
export const isLongRun = (): boolean => process.env[LONG_TESTS] === '1';

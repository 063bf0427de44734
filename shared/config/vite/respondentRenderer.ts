import { fileURLToPath } from 'node:url';

const preact = (entry: string): string => fileURLToPath(import.meta.resolve(`preact${entry}`));

/**
 * What draws the respondents' page instead of React: the same components, 51 kB less on a phone (docs/decisions/0020). As
 * aliases of a build or of a test run.
 */
export const respondentRenderer: Readonly<Record<string, string>> = {
  'react/jsx-runtime': preact('/jsx-runtime'),
  'react/jsx-dev-runtime': preact('/jsx-dev-runtime'),
  'react-dom/client': preact('/compat/client'),
  'react-dom/test-utils': preact('/test-utils'),
  'react-dom': preact('/compat'),
  react: preact('/compat'),
};

export { importSentence } from './importSentence.ts';
export { severityOf } from './severityOf.ts';
export type { Severity } from './severityOf.ts';

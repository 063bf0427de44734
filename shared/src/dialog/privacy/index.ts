export { askedOf } from './askedOf.ts';
export { isOutdated } from './isOutdated.ts';
export { privacyStatement } from './privacyStatement.ts';
export { privacyTexts } from './texts.ts';
export { statementChanges } from './statementChanges.ts';
export { processingRecord } from './processingRecord.ts';
export type { RecordEntry } from './processingRecord.ts';

export { PatternFields } from './PatternFields.tsx';
export { RuleFields } from './RuleFields.tsx';
export { TimeFields } from './TimeFields.tsx';

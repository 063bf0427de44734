export { PatternFields } from './PatternFields.tsx';
export { RuleFields } from './RuleFields.tsx';

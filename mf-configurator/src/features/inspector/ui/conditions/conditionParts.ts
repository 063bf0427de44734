export { AssignedValue } from './AssignedValue.tsx';
export { ConditionEditor } from './ConditionEditor.tsx';

export { GptFields } from './GptFields.tsx';
export { ProbingFields } from './ProbingFields.tsx';

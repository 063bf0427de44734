/** What plays a dialog by itself, without the check and all that is worked out about dialogs. */
export { snapshotOf } from '../graph/snapshotOf.ts';
export { findPath } from '../paths/findPath.ts';
export { variablesOf } from '../variablesOf.ts';
export { newConversation } from './ConversationState.ts';
export type { ConversationState } from './ConversationState.ts';
export type { EngineEvent, Step } from './events.ts';
export { openQuestion } from './replay/openQuestion.ts';
export { progressOf } from './replay/progressOf.ts';
export { step } from './step.ts';
export { compileSurvey, compilingSurvey } from './survey/compileSurvey.ts';
export type { CompiledSurvey } from './survey/CompiledSurvey.ts';
export { enterBlock } from './turn/enterBlock.ts';
export { entriesOf } from './turn/entriesOf.ts';
export type { FileAddresses } from './turn/entriesOf.ts';
export { openRequest } from './turn/requestFor.ts';

/** What plays a dialog by itself, without the check and all that is worked out about dialogs. */
export { snapshotOf } from './graph/snapshotOf.ts';
export { findPath } from './paths/findPath.ts';
export { variablesOf } from './variablesOf.ts';
export { newConversation } from './engine/ConversationState.ts';
export type { ConversationState } from './engine/ConversationState.ts';
export type { EngineEvent, Step } from './engine/events.ts';
export { openQuestion } from './engine/replay/openQuestion.ts';
export { progressOf } from './engine/replay/progressOf.ts';
export { step } from './engine/step.ts';
export { compileSurvey, compilingSurvey } from './engine/survey/compileSurvey.ts';
export { supposedAt } from './engine/survey/supposedAt.ts';
export type { CompiledSurvey } from './engine/survey/CompiledSurvey.ts';
export { enterBlock } from './engine/turn/enterBlock.ts';
export { entriesOf } from './engine/turn/entriesOf.ts';
export type { FileAddresses } from './engine/turn/entriesOf.ts';
export { openRequest } from './engine/turn/requestFor.ts';

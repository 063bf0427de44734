export type { BlockChange } from './blocks/BlockChange.ts';
export type { Choice } from './Choice.ts';
export { spreadOf } from './analysis/spreadOf.ts';
export { spreadOfDays, spreadOfTimes } from './analysis/spreadOfMoments.ts';
export type { CountedMoment } from './analysis/spreadOfMoments.ts';
export { summarizeNumbers } from './analysis/summarizeNumbers.ts';
export { answeredIn, figuresOf } from './blocks/answerStudies.ts';
export type { Figures } from './blocks/AnswerStudy.ts';
export type { ValueCount } from './analysis/GivenAnswers.ts';
export type { Printed, TypeGroup } from './blocks/BlockFacts.ts';
export { blockName } from './blocks/blockName.ts';
export {
  allRoundsId,
  loopEndId,
  ofAllRounds,
  outsideRound,
  roundId,
  roundOf,
  withId,
  writtenId,
} from './blocks/loop/roundId.ts';
export { isGrouping, membersOf } from './engine/survey/loops/groupOf.ts';
export { roundsOfBlock } from './engine/survey/loops/roundsOfBlock.ts';
export { unrolledSnapshot } from './engine/survey/loops/unrolledSnapshot.ts';
export { isAnswered, isAsking, isDrawing, mayAsk, newBlock } from './blocks/blockRules.ts';
export { answerLines, cardFactsOf, doingOf, printedAnswer, wordsOfBlock } from './blocks/facts.ts';
export { paraphraseNames } from './understanding/paraphrases/paraphraseNames.ts';
export { blockFacts } from './blocks/registry.ts';
export { textFieldNames, textSettingNames } from './textFieldNames.ts';
export { IBAN_PATTERN, patternKind, POSTCODE_PATTERN } from './expressions/patterns/replyPattern.ts';
export { patternName } from './blocks/open/openLines.ts';
export { formRefusal } from './blocks/open/formRefusal.ts';
export { ruleOf, triesOf, wrongOf } from './blocks/common/ruled.ts';
export { mayBeTimed, shortSpan, timeLimitOf } from './blocks/common/timed.ts';
export type { TimedBlock } from './blocks/common/timed.ts';
export { timeTexts } from './timeTexts.ts';
export type { RuledBlock } from './blocks/common/ruled.ts';
export { OTHER_PART, otherId, otherOf } from './blocks/common/other.ts';
export type { ChoiceBlock } from './blocks/common/other.ts';
export { derivedVariables } from './blocks/derivedVariables.ts';
export { namedItems, withItemNumbers } from './blocks/common/itemNumbers.ts';
export { hasFileNames, replyFile } from './blocks/common/replyFile.ts';
export { replyProblem, shownReply } from './blocks/replies.ts';
export { blockTexts, mapTexts } from './blocks/mapTexts.ts';
export { roundName, roundNumber } from './blocks/loop/loop.ts';
export { namingFields, renamedBlock } from './blocks/renamedBlock.ts';
export { retargeted } from './blocks/retargeted.ts';
export { targetsOf } from './blocks/targetsOf.ts';
export {
  canBeCarried,
  carryOf,
  isChosenFrom,
  ownEntries,
  takenOver,
  wholeBlock,
  withCarried,
} from './blocks/carried.ts';
export type { CarryingBlock } from './blocks/carried.ts';
export { derivedNames } from './blocks/derivedNames.ts';
export { otherStarts, startBlock } from './blocks/startBlock.ts';
export { checkDialog } from './check/checkDialog.ts';
export type { CheckedBeside } from './check/checkDialog.ts';
export type { MultiChat } from './check/checkDialog.ts';
export type { SecretHosts } from './check/CheckContext.ts';
export type { Edit, Finding, FindingKind, Fix, Counterexample, CounterexampleBubble } from './check/Finding.ts';
export { counterexampleOf } from './check/counterexample/counterexampleOf.ts';
export { languageFragments, standardFragments } from './wording/languageFragments.ts';
export { breakOf } from './scripted/breakOf.ts';
export type { ScriptBreak } from './scripted/breakOf.ts';
export { isLedScript, runScript } from './scripted/runScript.ts';
export type { ScriptRun } from './scripted/runScript.ts';
export { everything, readFilterText, writeFilter } from './results/filter/filterText.ts';
export { factVariables, stateCode } from './results/factVariables.ts';
export { participationColumn, withParticipation } from './results/participationColumn.ts';
export { resultVariables } from './results/resultVariables.ts';
export { columnNames, contractOfBefore, extendContract, withParameters } from './results/contract/extendContract.ts';
export { dataChanges } from './results/contract/dataChanges.ts';
export { emptyContract, readContract, storedContract } from './results/contract/DataContract.ts';
export type { DataContract, StoredContract } from './results/contract/DataContract.ts';
export type { KeptRevision } from './results/contract/questionRuns.ts';
export { earlierTable } from './results/earlierTable.ts';
export type { EarlierPart, EarlierTable } from './results/earlierTable.ts';
export { roundTable } from './results/roundTable.ts';
export type { RoundTable } from './results/roundTable.ts';
export { withMissing } from './results/withMissing.ts';
export { rowOf } from './results/rowOf.ts';
export type { Cell } from './results/rowOf.ts';
export { openPartOf } from './results/StoredConversation.ts';
export type { StoredConversation, StoredPart } from './results/StoredConversation.ts';
export { missingCodes } from './results/missingCodes.ts';
export { contentStems, stemsOf } from './probing/contentWords.ts';
export { speaksOf } from './probing/speaksOf.ts';
export { wantsToStop } from './probing/wantsToStop.ts';
export { usesModel } from './usesModel.ts';
export { plainLine } from './text/plainLine.ts';
export { resultTexts } from './results/texts.ts';
export { conversationStates } from './results/Variable.ts';
export type { DataColumn, MissingKind, Variable } from './results/Variable.ts';
export { codedParts, markVariables } from './results/marks/markVariables.ts';
export type { CodedPart, MarkVariable, NotedCode } from './results/marks/markVariables.ts';
export { markTexts } from './results/marks/texts.ts';
export { markRowOf } from './results/marks/markRowOf.ts';
export type { ConversationMarks } from './results/marks/markRowOf.ts';
export { likenessOf, qualityFlags } from './results/quality/qualityFlags.ts';
export type { JudgedConversation } from './results/quality/qualityFlags.ts';
export { plainWord } from './results/variableNames.ts';
export type { CompiledSurvey } from './engine/survey/CompiledSurvey.ts';
export { compileSurvey, compilingSurvey } from './engine/survey/compileSurvey.ts';
export { agreementId } from './engine/turn/talk.ts';
export { consentShown } from './engine/turn/consentShown.ts';
export { spokenBy } from './engine/survey/spokenBy.ts';
export { supposedAt } from './engine/survey/supposedAt.ts';
export {
  beginningOf,
  conversationWith,
  isWaiting,
  newConversation,
  spokenFrom,
  withDraw,
} from './engine/ConversationState.ts';
export { compileExpression } from './expressions/compileExpression.ts';
export type {
  Beginning,
  ConversationState,
  Draws,
  OpenPlace,
  QuotaFull,
  TalkLine,
} from './engine/ConversationState.ts';
export type { ApiRequest, ApiValues, Effect, EngineEvent, ModelOutcome, Step } from './engine/events.ts';
export { askedAgain } from './engine/survey/askedAgain.ts';
export { choicesAt, choicesOf } from './engine/survey/choicesOf.ts';
export { resultLabel } from './blocks/experiment/experiment.ts';
export { armAt, sequenceOf } from './blocks/experiment/armAt.ts';
export type { WeightedArm } from './blocks/experiment/armAt.ts';
export { orderText, readOrder, williamsRows } from './blocks/shuffle/orders.ts';
export { ordersOf, shuffledNumbers } from './blocks/shuffle/shuffle.ts';
export type { DrawingBlock } from './engine/turn/drawnAs.ts';
export { isDrawn } from './engine/survey/inDrawnOrder.ts';
export { modelCallAt, modelCallKey } from './engine/turn/modelCallAt.ts';
export type { ModelCall } from './engine/turn/modelCallAt.ts';
export { mappedValues } from './engine/turn/mappedValues.ts';
export { entriesOf } from './engine/turn/entriesOf.ts';
export type { FileAddresses, ReplyFile } from './engine/turn/entriesOf.ts';
export { openQuestion } from './engine/replay/openQuestion.ts';
export { questionAt } from './engine/replay/questionAt.ts';
export { markAskedAgain } from './engine/replay/markAskedAgain.ts';
export type { QuestionKey } from './engine/replay/QuestionKey.ts';
export { replay } from './engine/replay/replay.ts';
export type { PastModelCall, PastReply, PastResponse, Replay } from './engine/replay/replay.ts';
export type { RequestText, SecretPlace } from './engine/turn/RequestText.ts';
export { openRequest } from './engine/turn/requestFor.ts';
export { progressOf } from './engine/replay/progressOf.ts';
export { step } from './engine/step.ts';
export { END, START, wayOf } from './engine/replay/wayOf.ts';
export type { SurveySnapshot } from './engine/survey/SurveySnapshot.ts';
export { checkExpression } from './expressions/checkExpression.ts';
export { moveKey } from './managers/chatWaits.ts';
export { sayablesOf } from './saying/sayablesOf.ts';
export { traceOf } from './trace/traceOf.ts';
export { tracedVariables } from './trace/tracedVariables.ts';
export type { TracedTurn } from './trace/traceOf.ts';
export { compileChats } from './managers/Chats.ts';
export type { Chats } from './managers/Chats.ts';
export type { ChatsEvent, ChatsStep, ChatsTurn } from './managers/chatsEvents.ts';
export { newChats } from './managers/ChatsState.ts';
export type { ChatsMemory, ChatsState } from './managers/ChatsState.ts';
export { playChats } from './managers/playChats.ts';
export type { ChatTurn } from './managers/paths/ChatWorld.ts';
export { chatVariables } from './managers/chatVariables.ts';
export { storyTime } from './managers/storyTime.ts';
export { heldBlocks, searchChatPath } from './managers/paths/findChatPath.ts';
export type { NoPath } from './managers/paths/findChatPath.ts';
export { enterBlock } from './engine/turn/enterBlock.ts';
export type { Path } from './paths/findPath.ts';
export type { DialogEvent } from './paths/transitionsOf.ts';
export type { DialogContent } from './publication/DialogContent.ts';
export { countDifferences, differencesOf } from './publication/differencesOf.ts';
export { saysTheSame } from './publication/saysTheSame.ts';
export { renamePlaceholders, renameVariables } from './expressions/renameVariables.ts';
export type { NewNames } from './expressions/renameVariables.ts';
export { asMessage } from './text/asMessage.ts';
export { bubbleLine } from './text/bubbleLine.ts';
export { bubblesOf, marker } from './text/bubblesOf.ts';
export type { Bubble } from './text/bubblesOf.ts';
export {
  alternativeText,
  readMediaBubble,
  typedDescription,
  writeMediaBubble,
  writtenDescription,
} from './text/mediaBubble.ts';
export type { MediaBubble } from './text/mediaBubble.ts';
export { embedProblem } from './text/embedSource.ts';
export { mediaKindOf } from './text/mediaKindOf.ts';
export type { ShownKind } from './text/mediaKindOf.ts';
export { canBeNamed, linkVariable, linkVariablesOf, parameterNamed } from './text/linkParameters.ts';
export type { LinkValues } from './text/linkParameters.ts';
export { namesIn, secretNamed, secretPlaceholder, secretsIn } from './text/placeholders.ts';
export { fixedHostOf, hostOfAddress } from './text/requestHost.ts';
export { readRichText, understoodRichText } from './text/rich/readRichText.ts';
export type { RichBubble, RichText, TextMarks, TextRun } from './text/rich/RichText.ts';
export { USUAL_PAUSE } from './text/rich/RichText.ts';
export { looksSame, writeRichText } from './text/rich/writeRichText.ts';
export { shortened } from './text/shortened.ts';
export { trimSigns } from './text/trimSigns.ts';
export { withoutMedia } from './text/withoutMedia.ts';
export type { ChatSurveys } from './triggers/reachableQuestions.ts';
export { questionKey, readTrigger, triggerKinds, writeTrigger } from './triggers/triggerRule.ts';
export type { QuestionOf, TriggerKind, TriggerRule } from './triggers/triggerRule.ts';
export { neverActing } from './triggers/neverActing.ts';
export { waitingCircle } from './triggers/waitingCircle.ts';
export { variablesOf } from './variablesOf.ts';
export { ratingLooks } from './blocks/rating/rating.ts';
export { completeness } from './translation/completeness.ts';
export type { Completeness } from './translation/completeness.ts';
export { frameFields } from './translation/frameOf.ts';
export { languagesOf } from './translation/mapDialogTexts.ts';
export type { TranslatableText } from './translation/mapDialogTexts.ts';
export { translatableTexts } from './translation/translatableTexts.ts';
export { translated } from './translation/translated.ts';

export { avatarPalette } from './avatarPalette.ts';
export type { CallName, ChatsCallName, LiveCallName } from './calls.ts';
export type { Access, CallRoute } from './callRoute.ts';
export type { CallRecord } from './CallRecord.ts';
export type { CodedText, CountedCode } from './schemas/coding.ts';
export type { AskedQuestion } from './schemas/questionResults.ts';
export type { ExportFormat, ExportWish } from './schemas/exports.ts';
export type { ColumnFigures } from './schemas/results.ts';
export type { ConversationNote, DeletionReceipt } from './schemas/conversationMarks.ts';
export type { Retention } from './schemas/retention.ts';
export type { FigureLink } from './schemas/figureLinks.ts';
export type { Segment } from './schemas/segments.ts';
export type {
  AnswerCondition,
  AnswerStatus,
  QualityFlag,
  ResultDevice,
  ResultFilter,
  ResultState,
} from './schemas/resultFilter.ts';
export { chatsPath } from './chatsPath.ts';
export { LINK_PARAMETER, linkPaths } from './linkPaths.ts';
export type { PushMessage } from './PushMessage.ts';
export { streams } from './streams.ts';
export { publicMediaPath, uploads } from './uploads.ts';
export {
  CODE_COLOURS,
  CODE_NAME_LIMIT,
  CODES_LIMIT,
  ADMIN_PAGE_SIZE,
  COMMENT_LIMITS,
  FILING_LIMITS,
  RECENT_DAYS,
  SURVEY_PAGE,
  SECTION_LIMITS,
  VERSION_LIMITS,
  BODY_LIMIT_BYTES,
  AVATAR_LIMIT_BYTES,
  FEEDBACK_TEXT_LIMIT,
  GPT_EXIT_CONDITIONS_LIMIT,
  IMPORT_LIMIT_BYTES,
  LINK_PARAMETER_LIMITS,
  LIST_LIMITS,
  MEDIA_LIMIT_BYTES,
  CONVERSATION_FILES_BYTES,
  NEARLY_FULL,
  PICTURE_LIMIT_PIXELS,
  SURVEY_FILES_BYTES,
  PASSWORD_LEAST,
  PUBLICATION_NOTE_LIMIT,
  SECRETS_LIMIT,
  SECRET_LENGTH,
  SURVEY_BLOCKS_LIMIT,
  HINT_TEXT_LIMIT,
  HINT_TITLE_LIMIT,
  SURVEY_NAME_LIMIT,
  TEXT_LIMITS,
  TRAINING_LIMITS,
  TRIGGER_DELAY_LIMIT,
  WORDS_LIMIT,
  RECORDED_REPLY_SECONDS,
  MODEL_SAYS_LIMITS,
  MODEL_TRY_LIMITS,
  PROBES_LIMIT,
  SCRIPTED_TESTS,
  TALK_REPLY_LIMIT,
  WRITING_LIMITS,
  mediaKinds,
} from './limits.ts';
export type { MediaKind, RecordingKind } from './limits.ts';
export { surveyTemplates, templateCategories } from './templates.ts';
export type { SurveyTemplate, TemplateCategory } from './templates.ts';
export type { ErrorCode } from './errors/index.ts';
export type { CallInput, CallRequest, CallResponse } from './types.ts';
export { crimeHeads, defaultHead } from './pageHeads.ts';
export type { PageHead } from './pageHeads.ts';
export { MODULE_CONTRACT_VERSION, moduleIds, modulePaths } from './module.ts';
export type { Busy, FallbackProps, ModuleId, ModuleScreens, RemoteModule } from './module.ts';
export { moduleBudgets } from './moduleBudgets.data.ts';
export { compositionText, lacksOf, signedText } from './release.ts';
export type {
  Lack,
  Provided,
  RegisteredRemote,
  ReleasableId,
  ReleasedVersion,
  ReleaseNeeds,
  RemoteRegistry,
  ServedBecause,
} from './release.ts';
export type { Jump, Option } from './blocks/base.ts';
export type { RecordedAnswer } from '../dialog/blocks/open/contract.ts';
export type { Probing } from './blocks/probing.ts';
export type { ExitCondition } from '../dialog/blocks/gpt/contract.ts';
export type { ApiHeader, ApiMapping } from '../dialog/blocks/api/contract.ts';
export type { Scale, ScalePoint, ScaleTemplate } from './blocks/scale.ts';
export type { Section } from './schemas/sections.ts';
export type { MatrixItem } from '../dialog/blocks/matrix/contract.ts';
export type { PictureOption } from '../dialog/blocks/picture/contract.ts';
export type { QaEntry } from '../dialog/blocks/qa/contract.ts';
export type {
  AskedType,
  Block,
  BlockOf,
  BlockType,
  InputOf,
  QuestionInput,
  Reply,
  ReplyOf,
  StoredValue,
  VariableValue,
} from './blocks/block.ts';
export type { Flag, Person } from './schemas/primitives.ts';
export type { Account, AuthUser, GeneratedAvatar, Invitation, OpenSession } from './schemas/account.ts';
export type { AdminSurvey, AdminUser, AuditAct, AuditEntry, SystemState } from './schemas/admin.ts';
export type { AnsweredFile, ConversationRow, NumberSummary, QuestionSummary } from './schemas/analysis.ts';
export type { ChangeConflict, ChangeEntry, ChangeOrigin, StoredChange, SurveyEvent } from './schemas/changes.ts';
export type { SurveyFeedback } from './schemas/feedback.ts';
export type { DraftStep, SurveyDraft, WritingWish } from './schemas/writing.ts';
export type { ExitTrial, ModelCallKept, ModelFault, ModelState, ModelVerdict } from './schemas/model.ts';
export type { GptExitCondition } from './schemas/language.ts';
export type {
  Bounds,
  InboxReply,
  JudgedReply,
  TrainedBlock,
  TrainingFinding,
  TrainingTarget,
  UnderstandingZone,
} from './schemas/training.ts';
export type {
  ChatsData,
  ChatState,
  ClientConfig,
  DialogData,
  PendingReply,
  DialogEntry,
  LanguageFragments,
  OpenQuestion,
  StaleTurn,
} from './schemas/live.ts';
export type { LegalPageName } from './schemas/legal.ts';
export type { MediaFile, ReplyMedia } from './schemas/media.ts';
export type { Script, ScriptedEvent, ScriptedResult, ScriptedTest } from './schemas/scriptedTests.ts';
export type { FoundHint, Hint, Notebook } from './schemas/hints.ts';
export type { SolutionPart } from './schemas/stories.ts';
export type { ChatEvent, ManagerLive, SignalAccess } from './schemas/multiChat.ts';
export type {
  ChatPlace,
  ChatsOverview,
  HintStep,
  ParticipationLine,
  ParticipationRead,
  TriggerStep,
} from './schemas/multiChatResults.ts';
export type { ConnectedSurvey, DialogManager, Trigger } from './schemas/manager.ts';
export type { ImportChange, ImportLine, ImportReport } from './schemas/importReport.ts';
export type { DialogFinding } from './schemas/check.ts';
export type {
  BlockDifference,
  Differences,
  FieldDifference,
  Publication,
  PublicationState,
  ScaleDifference,
} from './schemas/publication.ts';
export type { ReportedFault, ReportedMeasure, ReportedVersion } from './schemas/reports.ts';
export type { ReleasedPart } from './schemas/releases.ts';
export type { DialogSecret } from './schemas/secrets.ts';
export type { Filing, Folder } from './schemas/filing.ts';
export type { SurveyListItem, SurveyPicture } from './schemas/surveyList.ts';
export type { RoleName, SurveyFlags } from './schemas/surveyRights.ts';
export type { Comment, CommentThread } from './schemas/comments.ts';
export type { Version } from './schemas/versions.ts';
export type { SharingMember } from './schemas/sharing.ts';
export type { Transcript, TranscriptTurn } from './schemas/transcripts.ts';
export type { TrashedManager, TrashedSurvey } from './schemas/trash.ts';
export type { FixMessages, ListedTemplate, SurveyConfig, SurveyData, TemplatePreview } from './schemas/survey.ts';
export type { HelpPage, HelpPassage } from './help.ts';

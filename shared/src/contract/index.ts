export { avatarPalette } from './avatarPalette.ts';
export type { CallName, ChatsCallName, LiveCallName } from './calls.ts';
export type { Access, CallRoute } from './callRoute.ts';
export type { AnswersRead, CallRecord } from './CallRecord.ts';
export type { CodedText, CountedCode } from './schemas/results/coding.ts';
export type { AskedQuestion, QuestionTogether } from './schemas/results/questionResults.ts';
export type { ChatsWish, ExportFormat, ExportWish } from './schemas/results/exports.ts';
export type { ColumnFigures } from './schemas/results/results.ts';
export type { CrossFigures } from './schemas/results/crossFigures.ts';
export type { ConversationNote, DeletionReceipt } from './schemas/results/conversationMarks.ts';
export { legalBases } from './legalBases.ts';
export type { LegalBasis } from './legalBases.ts';
export type { OwnData } from './schemas/live/ownData.ts';
export type { ConsentAct, ConsentCounts, ConsentKind, ConsentText, StoredConsent } from './schemas/sharing/consents.ts';
export type { AskedKind, PrivacyFacts, PrivacyForm } from './schemas/sharing/privacy.ts';
export type { Retention } from './schemas/sharing/retention.ts';
export type { FigureLink } from './schemas/sharing/figureLinks.ts';
export type { Segment } from './schemas/results/segments.ts';
export type { ReportEntry, ResultReport } from './schemas/results/resultReports.ts';
export type {
  AnswerCondition,
  AnswerStatus,
  QualityFlag,
  ResultDevice,
  ResultFilter,
  ResultState,
} from './schemas/results/resultFilter.ts';
export { filledAddress, namesInAddress, SEND_ON } from './sendOnAddress.ts';
export { canonicalEmail, EMAIL_LIMIT, EMAIL_PATTERN } from './plainText.ts';
export { fillLetter, hasLink, LETTER_LINK, namesIn } from './invitees/fillLetter.ts';
export { endOfStudyDay, STUDY_ZONE, studyClock, studyDay, studyMoment } from './studyZone.ts';
export { personalKinds } from './personalKinds.ts';
export { RESULT_READS } from './readsOf.ts';
export type { PersonalKind } from './personalKinds.ts';
export { PUBLIC_NAME, suggestedPublicName } from './publicName.ts';
export { chatsPath } from './chatsPath.ts';
export { DIALOG_END, DIALOG_START } from './blocks/terminals.ts';
export { codeKey } from './codeKey.ts';
export { LINK_PARAMETER, linkPaths } from './linkPaths.ts';
export type { PushMessage } from './PushMessage.ts';
export { streams } from './streams.ts';
export { publicMediaPath, uploads } from './uploads.ts';
export * from './limits.ts';
export { API_KEY_PREFIX, apiScopes } from './apiScopes.ts';
export type { ApiScope } from './apiScopes.ts';
export { usualEmbedHosts } from './embedHosts.ts';
export { BRAND_KIT_LIMITS, brandFields, brandPictures, lookOf, messengerLooks, typefaces } from './looks.ts';
export type { BrandField, BrandPicture, MessengerLook, Typeface } from './looks.ts';
export { OTHER_LIMIT, OTHER_OPTION } from './blocks/otherOption.ts';
export { surveyTemplates, templateCategories } from './templates.ts';
export type { SurveyTemplate, TemplateCategory } from './templates.ts';
export type { ErrorCode } from './errors/index.ts';
export type { CallInput, CallRequest, CallResponse, ChangeName, Invalidated, ReadName } from './types.ts';
export { crimeHeads, defaultHead } from './pageHeads.ts';
export type { PageHead } from './pageHeads.ts';
export { isModuleId, MODULE_CONTRACT_VERSION } from './module.ts';
export type { Busy, FallbackProps, ModuleId, RemoteModule } from './module.ts';
export type {
  ModuleBar,
  ModuleManifest,
  ModuleMenuEntry,
  ModuleRoute,
  ModuleTab,
  RoutePath,
  ScreenOf,
} from './moduleManifest.ts';
export { frameAddresses } from './frameAddresses.data.ts';
export { moduleRouteAt, parametersAt, pathWith, takenBy } from './routePath.ts';
export { moduleBudgets } from './moduleBudgets.data.ts';
export { compositionText, lacksOf, signedText } from './release.ts';
export type {
  Lack,
  Misfit,
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
export type { Section, SectionPart } from './schemas/authoring/sections.ts';
export type { Library } from './schemas/authoring/library.ts';
export type { ListedPart } from './schemas/authoring/parts.ts';
export type { LibraryFile, LibraryPlace, LibraryUpload, LibraryWorkspace } from './schemas/authoring/mediaLibrary.ts';
export type { PartSource } from './schemas/primitives.ts';
export type { ShuffledItem } from '../dialog/blocks/shuffle/contract.ts';
export type { Arm } from '../dialog/blocks/experiment/contract.ts';
export type { MatrixItem } from '../dialog/blocks/matrix/contract.ts';
export type { PictureOption } from '../dialog/blocks/picture/contract.ts';
export type { QaEntry } from '../dialog/blocks/qa/contract.ts';
export type {
  AnsweredType,
  DrawingType,
  AskedType,
  Block,
  BlockOf,
  BlockType,
  InputOf,
  QuestionInput,
  GivenReply,
  Reply,
  ReplyOf,
  StoredValue,
  VariableValue,
} from './blocks/block.ts';
export type { Flag, Person } from './schemas/primitives.ts';
export type { Account, AuthUser, GeneratedAvatar, Invitation, OpenSession } from './schemas/accounts/account.ts';
export type { AdminSurvey, AdminUser, SystemState, WorkKind } from './schemas/accounts/admin.ts';
export type { AuditAct, AuditEntry } from './schemas/accounts/audit.ts';
export type { AnsweredFile, ConversationRow, NumberSummary, QuestionSummary } from './schemas/results/analysis.ts';
export type {
  AuthorPointer,
  ChangeConflict,
  ChangeEntry,
  StoredChange,
  SurveyEvent,
} from './schemas/authoring/changes.ts';
export type { SurveyFeedback } from './schemas/live/feedback.ts';
export type { DraftStep, SurveyDraft, WritingWish } from './schemas/authoring/writing.ts';
export type {
  ExitTrial,
  ModelCallKept,
  ModelFault,
  ModelProvider,
  ModelState,
  ModelVerdict,
} from './schemas/accounts/model.ts';
export type { GptExitCondition } from './schemas/live/language.ts';
export type {
  Bounds,
  InboxReply,
  JudgedReply,
  TrainedBlock,
  TrainingFinding,
  TrainingTarget,
  UnderstandingZone,
} from './schemas/authoring/training.ts';
export type { ParaphraseName } from './schemas/authoring/paraphrases.ts';
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
} from './schemas/live/live.ts';
export type { BrandKit, BrandKitUse, BrandLook } from './schemas/sharing/brandKits.ts';
export type { ShareCard } from './schemas/sharing/shareCard.ts';
export type { ProofChallenge, SolvedChallenge } from './schemas/live/proof.ts';
export type { LegalPageName } from './schemas/accounts/legal.ts';
export type { MediaFile, ReplyMedia } from './schemas/authoring/media.ts';
export type { TracedVariable, TraceStep } from './schemas/authoring/testBench.ts';
export type { Script, ScriptedEvent, ScriptedResult, ScriptedTest } from './schemas/authoring/scriptedTests.ts';
export type { FoundHint, Hint, Notebook, StoryClock } from './schemas/live/hints.ts';
export type { SolutionPart } from './schemas/live/stories.ts';
export type { ChatEvent, ChatsSpoken, ManagerLive, SignalAccess } from './schemas/live/multiChat.ts';
export type {
  ChatPlace,
  ChatsOverview,
  HintStep,
  ParticipationLine,
  ParticipationRead,
  TriggerStep,
} from './schemas/results/multiChatResults.ts';
export type { ConnectedSurvey, DialogManager, ListedManager, Trigger } from './schemas/authoring/manager.ts';
export type { ImportChange, ImportedItem, ImportLine, ImportReport } from './schemas/authoring/importReport.ts';
export type { PublicNames } from './schemas/sharing/publicNames.ts';
export type { DialogFinding } from './schemas/authoring/check.ts';
export type { Approval } from './schemas/authoring/approvals.ts';
export type {
  BlockDifference,
  PublishedDataChange,
  Differences,
  FieldDifference,
  Publication,
  PublicationState,
  ScaleDifference,
} from './schemas/authoring/publication.ts';
export type { ReportedFault, ReportedMeasure, ReportedVersion } from './schemas/accounts/reports.ts';
export type { ReleasedPart } from './schemas/accounts/releases.ts';
export type { ApiKey } from './schemas/accounts/apiKey.ts';
export type { DialogSecret } from './schemas/accounts/secrets.ts';
export type { Filing, Folder } from './schemas/accounts/filing.ts';
export type { Task, TaskKind } from './schemas/authoring/tasks.ts';
export type { SurveyListItem, SurveyPicture } from './schemas/authoring/surveyList.ts';
export type { RoleName, SurveyFlags } from './schemas/accounts/surveyRights.ts';
export type { Comment, CommentThread, Suggestion } from './schemas/authoring/comments.ts';
export type { Version } from './schemas/authoring/versions.ts';
export type { SharingMember } from './schemas/sharing/sharing.ts';
export type { ListedWorkspace, WorkspaceInvitation } from './schemas/sharing/workspaces.ts';
export type {
  Invitee,
  InviteeFigures,
  InviteeList,
  InviteeState,
  Mailing,
  MailingKind,
  NewInvitee,
} from './schemas/sharing/invitees.ts';
export type { Quota, Study, StudyEnds, StudyPeriod, WhenFull } from './schemas/sharing/study.ts';
export type { StudyFigures, StudyOverview } from './schemas/sharing/studyOverview.ts';
export type { Feed, FeedSettings } from './schemas/sharing/feeds.ts';
export type {
  Webhook,
  WebhookDelivery,
  WebhookEvent,
  WebhookFault,
  WebhookSettings,
} from './schemas/sharing/webhooks.ts';
export type { Transcript, TranscriptTurn } from './schemas/results/transcripts.ts';
export type { TrashedManager, TrashedSurvey } from './schemas/accounts/trash.ts';
export type {
  AskBacks,
  FixMessages,
  ListedTemplate,
  SurveyConfig,
  SurveyData,
  TemplatePreview,
} from './schemas/authoring/survey.ts';
export type { HelpPage, HelpPassage } from './help.ts';
export { isModelUrl } from './isModelUrl.ts';
export { usualModelUrls } from './usualModelUrls.ts';
export { WIDGET_ATTRIBUTES, WIDGET_HELLO, WIDGET_KINDS } from './widget.ts';
export type { WidgetKind, WidgetMessage } from './widget.ts';
export type { ChangeOrigin } from './schemas/authoring/changeOrigin.ts';
export type { BarWording } from './schemas/authoring/barWording.ts';
export { LANGUAGE_PARAMETER, LANGUAGE_TAG, offeredLanguages, TRANSLATION_LIMITS } from './translations.ts';
export type { Language, TextKey, Translation, Translations } from './translations.ts';

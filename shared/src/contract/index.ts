export { calls } from './calls.ts';
export type { Access, CallName, CallRoute } from './calls.ts';
export { publicMediaPath, uploads } from './uploads.ts';
export { IMPORT_LIMIT_BYTES, MEDIA_LIMIT_BYTES, SURVEY_NAME_LIMIT, mediaKinds } from './limits.ts';
export type { MediaKind } from './limits.ts';
export type { CallInput, CallRequest, CallResponse } from './types.ts';
export { MODULE_CONTRACT_VERSION, moduleIds, modulePaths } from './module.ts';
export type {
  Busy,
  FallbackProps,
  ModuleId,
  ModuleScreens,
  RegisteredRemote,
  RemoteModule,
  RemoteRegistry,
} from './module.ts';
export type { Jump, Option } from './blocks/base.ts';
export type { ApiMapping } from './blocks/api.ts';
export type { Scale, ScalePoint, ScaleTemplate } from './blocks/likert.ts';
export type { MatrixItem } from './blocks/matrix.ts';
export type { PictureOption } from './blocks/picture.ts';
export type { QaEntry } from './blocks/qa.ts';
export type { Block, BlockOf, BlockType, Reply, StoredValue, VariableValue } from './blocks/block.ts';
export type { ApiErrorBody, Flag } from './schemas/primitives.ts';
export type { AuthUser } from './schemas/account.ts';
export type { ConversationRow, NumberSummary, QuestionSummary } from './schemas/analysis.ts';
export type { ChangeEntry } from './schemas/configurator.ts';
export type { GptExitCondition } from './schemas/language.ts';
export type {
  ChatState,
  ClientConfig,
  DialogData,
  DialogEntry,
  LanguageFragments,
  OpenQuestion,
  QuestionInput,
  StaleTurn,
} from './schemas/live.ts';
export type { MediaFile, ReplyMedia } from './schemas/media.ts';
export type { Trigger } from './schemas/manager.ts';
export type { SharingMember } from './schemas/sharing.ts';
export type { FixMessages, RoleName, SurveyConfig, SurveyData, SurveyFlags, SurveyListItem } from './schemas/survey.ts';

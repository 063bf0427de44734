import { z } from 'zod';
import type { CallRoute } from './callRoute.ts';
import { block, questionInput, reply, storedValue, variableValue } from './blocks/block.ts';
import { scale, scalePoint, scaleTemplate } from './blocks/scale.ts';
import { account, authUser, invitation, openSession } from './schemas/accounts/account.ts';
import { generatedAvatar } from './schemas/accounts/avatar.ts';
import { changeConflict, pointerEvent, surveyEvent, surveyStreamQuery } from './schemas/authoring/changes.ts';
import { changeOrigin } from './schemas/authoring/changeOrigin.ts';
import { errorBody } from './schemas/errorBody.ts';
import { importReport } from './schemas/authoring/importReport.ts';
import { chatState, dialogEntry, openQuestion } from './schemas/live/live.ts';
import { spokenEvent, spokenStreamQuery } from './schemas/accounts/model.ts';
import { dialogManager, trigger } from './schemas/authoring/manager.ts';
import { chatEvent, chatStreamQuery } from './schemas/live/multiChat.ts';
import { mediaFile, replyMedia, surveyMedia } from './schemas/authoring/media.ts';
import { libraryUpload } from './schemas/authoring/mediaLibrary.ts';
import { done, person } from './schemas/primitives.ts';
import { publicationState } from './schemas/authoring/publication.ts';
import { resultFilter } from './schemas/results/resultFilter.ts';
import { dialogSecret } from './schemas/accounts/secrets.ts';
import { section } from './schemas/authoring/sections.ts';
import { fixMessages, surveyConfig, surveyData } from './schemas/authoring/survey.ts';
import { surveyListItem } from './schemas/authoring/surveyList.ts';
import { surveyFlags } from './schemas/accounts/surveyRights.ts';
import { webhookMessage } from './schemas/sharing/webhookMessage.ts';
import { streams } from './streams.ts';
import { uploads } from './uploads.ts';

/** 'constant_sum' as 'ConstantSum'. */
const titled = (type: string): string => type.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The types of blocks, and of the inputs of those that ask, by name: 'OpenBlock', 'OpenInput'. */
const byType = Object.fromEntries([
  ...block.options.map((option) => [`${titled(option.shape.type.value)}Block`, option] as const),
  ...questionInput.options.map((option) => [`${titled(option.shape.type.value)}Input`, option] as const),
]);

/** What calls have in common, by the name that OpenAPI gives it. */
export const namedSchemas: Readonly<Record<string, z.ZodType>> = {
  WebhookMessage: webhookMessage,
  ...byType,
  Account: account,
  AuthUser: authUser,
  Block: block,
  ChangeConflict: changeConflict,
  ChangeOrigin: changeOrigin,
  ChatState: chatState,
  DialogEntry: dialogEntry,
  DialogManager: dialogManager,
  DialogSecret: dialogSecret,
  Done: done,
  Error: errorBody,
  FixMessages: fixMessages,
  GeneratedAvatar: generatedAvatar,
  ImportReport: importReport,
  Invitation: invitation,
  MediaFile: mediaFile,
  OpenQuestion: openQuestion,
  OpenSession: openSession,
  Person: person,
  PointerEvent: pointerEvent,
  PublicationState: publicationState,
  QuestionInput: questionInput,
  Reply: reply,
  ResultFilter: resultFilter,
  Scale: scale,
  ScalePoint: scalePoint,
  ScaleTemplate: scaleTemplate,
  Section: section,
  StoredValue: storedValue,
  SurveyConfig: surveyConfig,
  SurveyData: surveyData,
  SurveyEvent: surveyEvent,
  SurveyFlags: surveyFlags,
  SurveyListItem: surveyListItem,
  Trigger: trigger,
  VariableValue: variableValue,
};

/** A call that is no JSON call: its route, its query, and what comes back. */
export interface DescribedRoute extends CallRoute {
  readonly query: z.ZodObject;
  readonly response: z.ZodType;
}

export const describedUploads: Readonly<Record<keyof typeof uploads, DescribedRoute>> = {
  replyMedia: { ...uploads.replyMedia, ...replyMedia },
  surveyMedia: { ...uploads.surveyMedia, ...surveyMedia },
  libraryFile: { ...uploads.libraryFile, ...libraryUpload },
  libraryPoster: { ...uploads.libraryPoster, query: z.object({}), response: done },
  surveyPoster: { ...uploads.surveyPoster, query: z.object({}), response: done },
  avatar: { ...uploads.avatar, query: z.object({}), response: account },
};

/** `response` is one event. */
export const describedStreams: Readonly<Record<keyof typeof streams, DescribedRoute>> = {
  surveyChanges: { ...streams.surveyChanges, query: surveyStreamQuery, response: z.union([surveyEvent, pointerEvent]) },
  chats: { ...streams.chats, query: chatStreamQuery, response: chatEvent },
  spoken: { ...streams.spoken, query: spokenStreamQuery, response: spokenEvent },
};

/** The body of what is sent to webhooks. */
export const describedWebhook = webhookMessage;

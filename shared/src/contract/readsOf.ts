/** What shows a dialog as it is being written, or what follows from that: stale after a change of it. */
export const DRAFT_READS = [
  'changedParts',
  'changeHistory',
  'checkDialog',
  'connectedSurveys',
  'dialog',
  'dialogmanagerTrigger',
  'listParts',
  'listSurveys',
  'managerLive',
  'partContent',
  'simulatePath',
  'surveyChanges',
  'surveyDataConfigurator',
  'surveyPictures',
  'unpublishedChanges',
] as const;

/** What shows how blocks understand free replies: stale after a change of their examples, bounds or waiting replies. */
export const TRAINING_READS = [
  'previewTraining',
  'trainingBoundsEffect',
  'trainingInbox',
  'trainingOverview',
  'trainingQuality',
  'trainingdataJumps',
  'tryTraining',
] as const;

/**
 * What shows the answers of a dialog: stale when some went, or new ones were noticed. Not the texts that somebody codes: these stay as
 * they were listed while they are worked on.
 */
export const RESULT_READS = [
  'answers',
  'askedQuestions',
  'calculatedValues',
  'changedAnswers',
  'chatsExport',
  'chatsOverview',
  'chatsParticipation',
  'chatsParticipations',
  'codes',
  'conversationData',
  'conversationMarks',
  'conversationModelCalls',
  'conversationPlace',
  'conversationTags',
  'crossTable',
  'groupCheck',
  'personalTexts',
  'publications',
  'resultConversations',
  'resultFiles',
  'resultFlow',
  'resultOverview',
  'resultQuestion',
  'resultQuestions',
  'resultTexts',
  'resultTimes',
  'resultVariables',
  'retentionPreview',
  'scoresByGroup',
  'surveyDeletion',
  'surveyFeedback',
  'transcript',
] as const;

/** What lists dialogs and multi-chats: stale when one comes or goes. */
export const LIST_READS = [
  'accountDeletion',
  'adminSurveys',
  'connectedSurveys',
  'findDialogmanagerStatus',
  'listFolders',
  'listManagers',
  'listParts',
  'listSurveys',
  'listTeams',
  'listTrash',
  'surveyPictures',
] as const;

/** What shows how texts are coded. Not the page of texts on which somebody codes: under a filter for codes, a coded one would leave it at once. */
export const CODING_READS = ['codes', 'conversationData'] as const;

/** What shows the notes and words that authors put to a conversation. */
export const MARK_READS = ['conversationData', 'conversationMarks', 'resultConversations'] as const;

/** What shows a story's chats and their triggers. */
export const STORY_READS = [
  'connectedSurveys',
  'dialog',
  'dialogmanagerTrigger',
  'listManagers',
  'listSurveys',
  'managerHints',
  'managerLive',
  'simulatePath',
  'surveyDataConfigurator',
] as const;

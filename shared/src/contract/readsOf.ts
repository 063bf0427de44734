/** What shows a dialog as it is being written, or what follows from that: stale after a change of it. */
export const DRAFT_READS = [
  'approvalChanges',
  'approvals',
  'brandKitUses',
  'changedParts',
  'changeHistory',
  'checkDialog',
  'connectedSurveys',
  'dialog',
  'dialogBrandKit',
  'dialogmanagerTrigger',
  'getTranslations',
  'listManagers',
  'listParts',
  'listSurveys',
  'listTasks',
  'managerApprovals',
  'managerLive',
  'partContent',
  'privacyForm',
  'simulatePath',
  'studyOverview',
  'surveyChanges',
  'surveyDataConfigurator',
  'surveyPictures',
  'unpublishedChanges',
  'workspaceTeam',
] as const;

/** What shows how blocks understand free replies: stale after a change of their examples, bounds or waiting replies. */
export const TRAINING_READS = [
  'listTasks',
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
  'listTasks',
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
  'study',
  'studyOverview',
  'surveyDeletion',
  'surveyFeedback',
  'transcript',
] as const;

/** What shows how a study is run and stands: stale after a change of its settings. */
export const STUDY_READS = ['study', 'studyOverview'] as const;

/** What lists dialogs and multi-chats: stale when one comes or goes. */
export const LIST_READS = [
  'accountDeletion',
  'adminSurveys',
  'brandKitUses',
  'connectedSurveys',
  'findDialogmanagerStatus',
  'listFolders',
  'listManagers',
  'listParts',
  'listSurveys',
  'listTasks',
  'listTeams',
  'listTrash',
  'listWorkspaces',
  'surveyPictures',
  'workspaceTeam',
] as const;

/** What shows workspaces: stale when one comes or goes, or who and what is in it changes. */
export const WORKSPACE_READS = ['listWorkspaces', 'workspaceTeam'] as const;

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
  'listTasks',
  'managerHints',
  'managerLive',
  'simulatePath',
  'surveyDataConfigurator',
] as const;

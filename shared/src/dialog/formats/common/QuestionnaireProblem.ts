/** Ends an import; its message is the sentence for the author. Caught in `importQuestionnaire`. */
export class QuestionnaireProblem extends Error {}

/** Ends an import; its message is the sentence for the author. Caught in `importResult`. */
export class QuestionnaireProblem extends Error {}

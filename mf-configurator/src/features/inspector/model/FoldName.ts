/** The parts of the properties that can be folded. */
export type FoldName = 'answer' | 'counts' | 'media' | 'optionRules' | 'place' | 'reactions' | 'rule' | 'words';

/** How far a step from draft to respondents is; 'next' is what there is to do now. */
export type StepState = 'done' | 'next' | 'later' | 'problem' | 'busy';

import type { CallResponse } from '@dialogwerk/shared/contract';

/**
 * What became of a question or a part of one; null for what a link does not show because it stands for few. `changed`: in how
 * many conversations the answer took the place of another.
 */
export type QuestionStates = CallResponse<'sharedOverview'>['states'][number] & { readonly changed: number };

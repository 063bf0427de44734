import type { CallResponse } from '@dialogwerk/shared/contract';

/** What became of a question or a part of one; `changed`: in how many conversations the answer took the place of another. */
export type QuestionStates = CallResponse<'resultQuestions'>['questions'][number] & { readonly changed: number };

import { ConsentInput } from './consent/ConsentInput.tsx';
import type { InputsOf } from './InputsOf.ts';
import { LikertInput } from './likert/LikertInput.tsx';
import { MultipleInput } from './multiple/MultipleInput.tsx';
import { OpenInput } from './open/OpenInput.tsx';
import { SingleInput } from './single/SingleInput.tsx';

/** What most dialogs begin with: free text and choices. */
export const inputs: InputsOf<null> = {
  open: OpenInput,
  single: SingleInput,
  multiple: MultipleInput,
  likert: LikertInput,
  matrix: LikertInput,
  consent: ConsentInput,
};

import { use, useLayoutEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Control, FieldValues } from 'react-hook-form';
import { isSame } from '../../../model/isSame.ts';
import { problemsOf } from '../model/FormRules.ts';
import type { FormRules, Problems } from '../model/FormRules.ts';
import { newlySaved, partedUnsaved } from '../model/unsavedFields.ts';
import { holdBack, withHeldBack } from '../state/heldBack.ts';
import { texts } from '../texts.ts';
import { FormsAbout, useInspector } from './InspectorContext.ts';
import { useAutosave } from './useAutosave.ts';

interface SectionFormOptions<Form> {
  /** The form as it is saved. */
  readonly saved: Form;
  readonly rules: FormRules<Form>;
  /** The form as it would come back once saved, such as '1,5' for ' 1.50'. */
  readonly normal?: (form: Form) => Form;
  /** Hands on the fields that have changed and are right. */
  readonly save: (changed: Partial<Form>, gesture: string) => void;
}

export interface SectionForm<Form extends FieldValues> {
  readonly control: Control<Form>;
  readonly values: Form;
  readonly problems: Problems<Form>;
  /** Hands on at once what is right and not saved yet. */
  readonly commit: () => void;
  /** A field is left: what follows is another step for undo. */
  readonly leave: () => void;
}

let gestures = 0;
const newGesture = (): string => `typing-${(gestures += 1)}`;

/**
 * One section of the inspector as a form of its own, saved by itself (`useAutosave`) and when a field is left. What others
 * save meanwhile comes into the fields that the author is not writing in; what cannot be stored is there again when the section
 * comes back (`heldBack`).
 */
export function useSectionForm<Form extends FieldValues>(options: SectionFormOptions<Form>): SectionForm<Form> {
  const { saved, rules, save, normal = (form) => form } = options;
  const { survey, noteDraft, tell } = useInspector();
  const name = `${survey.survey_id} ${use(FormsAbout)} ${Object.keys(saved).join(' ')}`;
  const [initial] = useState(() => withHeldBack(name, saved));
  const form = useForm<Form>({ values: initial });
  const [values, setValues] = useState(initial);
  const gesture = useRef(newGesture());
  const before = useRef(saved);

  // A copy, because the form goes on writing into its own lists, and what was handed on must not change with them.
  const typed = (): Form => structuredClone(form.getValues());
  const written = (): Form => normal(typed());
  const unsaved = () => partedUnsaved(written(), before.current, rules);

  const commit = useAutosave(form, {
    onTyped: () => {
      setValues(typed());
      noteDraft(form, !isSame(written(), before.current));
    },
    onSave: () => {
      const { right, wrong } = unsaved();
      if (Object.keys(right).length > 0) save(right, gesture.current);
      // Already now, because a page that is loaded anew does not take leave of its forms.
      const raw = typed();
      holdBack(name, Object.fromEntries(wrong.map((field) => [field, raw[field]])), before.current);
    },
    onLeave: () => {
      const { problem } = unsaved();
      if (problem !== null) tell(texts.notTaken(problem));
      noteDraft(form, false);
    },
  });

  useLayoutEffect(() => {
    const incoming = newlySaved(written(), before.current, saved);
    before.current = saved;
    // All else stays as it is typed: half a number must not become none.
    if (incoming) form.reset({ ...typed(), ...incoming });
    noteDraft(form, !isSame(written(), saved));
  });

  return {
    control: form.control,
    values,
    problems: problemsOf(normal(values), rules),
    commit,
    leave: () => {
      commit();
      gesture.current = newGesture();
    },
  };
}

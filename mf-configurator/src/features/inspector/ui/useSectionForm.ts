import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Control, FieldValues } from 'react-hook-form';
import { isSame } from '../../../model/isSame.ts';
import type { FormRules, Problems } from '../model/FormRules.ts';
import { problemsOf } from '../model/FormRules.ts';
import { newlySaved, unsavedFields } from '../model/unsavedFields.ts';
import { holdBack, withHeldBack } from '../state/heldBack.ts';
import { texts } from '../texts.ts';
import { FormsAbout, useInspector } from './InspectorContext.ts';

/** So long after the last key a text is handed on, in milliseconds: one call for a phrase, not one for each key. */
const PAUSE = 600;

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
 * One section of the inspector as a form of its own: what is written is handed on after a pause, when a field is left,
 * and when the section goes away, so that nothing is lost and no key is a call. What cannot be stored is there again when the
 * section comes back.
 */
export function useSectionForm<Form extends FieldValues>(options: SectionFormOptions<Form>): SectionForm<Form> {
  const { saved, rules, save, normal = (form) => form } = options;
  const { survey, noteDraft, tell } = useInspector();
  const name = `${survey.survey_id} ${use(FormsAbout)} ${Object.keys(saved).join(' ')}`;
  const [initial] = useState(() => withHeldBack(name, saved));
  const form = useForm<Form>({ values: initial });
  const [values, setValues] = useState(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const gesture = useRef(newGesture());
  const before = useRef(saved);

  // A copy, because the form goes on writing into its own lists, and what was handed on must not change with them.
  const typed = (): Form => structuredClone(form.getValues());
  const written = (): Form => normal(typed());

  function commit(): void {
    clearTimeout(timer.current);
    const last = written();
    const problems = problemsOf(last, rules);
    const changed = unsavedFields(last, before.current);
    const right: Partial<Form> = {};
    for (const field in changed) if (problems[field] === undefined) right[field] = changed[field];
    if (Object.keys(right).length > 0) save(right, gesture.current);
  }

  /** What is written and cannot be stored, with the first reason. */
  function wrong(): { readonly fields: Partial<Form>; readonly problem: string | null } {
    const problems = problemsOf(written(), rules);
    const fields: Partial<Form> = {};
    const raw = typed();
    let problem: string | null = null;
    for (const field in unsavedFields(written(), before.current)) {
      if (problems[field] === undefined) continue;
      fields[field] = raw[field];
      problem ??= problems[field] ?? null;
    }
    return { fields, problem };
  }

  const now = { name, commit, written, wrong, noteDraft, tell };
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
    const incoming = newlySaved(written(), before.current, saved);
    before.current = saved;
    // All else stays as it is typed: half a number must not become none.
    if (incoming) form.reset({ ...typed(), ...incoming });
    noteDraft(form, !isSame(written(), saved));
  });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => {
          setValues(structuredClone(form.getValues()));
          latest.current.noteDraft(form, !isSame(latest.current.written(), before.current));
          clearTimeout(timer.current);
          timer.current = setTimeout(() => latest.current.commit(), PAUSE);
        },
      }),
    [form],
  );

  useEffect(() => {
    const commitWhenHidden = (): void => {
      if (document.visibilityState === 'hidden') latest.current.commit();
    };
    document.addEventListener('visibilitychange', commitWhenHidden);
    return () => document.removeEventListener('visibilitychange', commitWhenHidden);
  }, []);

  // A layout effect, because the editor around must still be there when the last words are handed on.
  useLayoutEffect(
    () => () => {
      const last = latest.current;
      last.commit();
      const { fields, problem } = last.wrong();
      holdBack(last.name, fields, before.current);
      if (problem !== null) last.tell(texts.notTaken(problem));
      last.noteDraft(form, false);
    },
    [form],
  );

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

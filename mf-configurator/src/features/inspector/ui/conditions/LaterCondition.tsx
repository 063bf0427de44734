import { createLater, Skeleton } from '@dialogwerk/shared/ui';
import type { ComponentType } from 'react';
import { useController } from 'react-hook-form';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import type { SectionForm } from '../useSectionForm.ts';
import type { ConditionEditorProps } from './ConditionEditor.tsx';

type Parts = Record<'ConditionEditor' | 'AssignedValue', ComponentType<ConditionEditorProps>>;

/** Most blocks have no condition, so what edits them does not come with the configurator. */
const later = createLater<Parts>(() => import('./conditionParts.ts'));
export const loadConditionParts = later.load;

interface LaterConditionProps<Form extends FieldValues> {
  readonly part: keyof Parts;
  readonly section: SectionForm<Form>;
  readonly name: FieldPathByValue<Form, string>;
  readonly label: string;
  readonly problem: string | undefined;
  readonly wantsFocus?: boolean;
}

/** A field of a form that holds a condition, or a value that may depend on one. */
export function LaterCondition<Form extends FieldValues>(props: LaterConditionProps<Form>) {
  const { part, section, name, label, problem, wantsFocus = false } = props;
  const { field } = useController({ name, control: section.control });
  const parts = later.use();
  if (!parts) return <Skeleton role="progressbar" variant="rounded" height={96} aria-label={label} />;
  const Editor = parts[part];
  return (
    <Editor
      label={label}
      value={field.value ?? ''}
      problem={problem}
      wantsFocus={wantsFocus}
      onChange={field.onChange}
    />
  );
}

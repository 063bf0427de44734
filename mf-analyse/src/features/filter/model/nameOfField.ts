import { filterTexts as texts } from '../texts.ts';
import type { FilterField } from './FilterField.ts';
import type { FilterNames } from './FilterNames.ts';

/** What a filter can ask for, by its name. */
export function nameOfField(field: FilterField, { questions }: Pick<FilterNames, 'questions'>): string {
  switch (field.kind) {
    case 'time':
      return texts.fields.time;
    case 'list':
      return texts.fields[field.list];
    case 'source':
      return field.variable;
    case 'answer':
      return (
        questions.find(({ question, part }) => question === field.question && part === field.part)?.title ??
        texts.unknownQuestion
      );
  }
}

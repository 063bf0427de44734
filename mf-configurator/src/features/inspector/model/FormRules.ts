/** One rule per field: true, or what is wrong as a sentence (spec §5). */
export type FormRules<Form> = { readonly [Field in keyof Form]?: (value: Form[Field], form: Form) => true | string };
export type Problems<Form> = { readonly [Field in keyof Form]?: string };

/** What is wrong with a form, at most one problem a field (spec §5). */
export function problemsOf<Form extends object>(form: Form, rules: FormRules<Form>): Problems<Form> {
  const problems: { [Field in keyof Form]?: string } = {};
  for (const field in rules) {
    const result = rules[field]?.(form[field], form);
    if (typeof result === 'string') problems[field] = result;
  }
  return problems;
}

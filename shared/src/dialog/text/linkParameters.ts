import type { VariableValue } from '../../contract/index.ts';

const LINK = 'link.';

/** What a respondent's link held under the names of its parameters (docs/decisions/0063). */
export type LinkValues = Readonly<Record<string, string>>;

/** The parameter of the public link that a variable stands for (docs/decisions/0156); null for any other variable. */
export function parameterNamed(variable: string): string | null {
  return variable.startsWith(LINK) ? variable.slice(LINK.length) : null;
}

/** The variable by which texts and conditions know a parameter of the public link. */
export const linkVariable = (parameter: string): string => `${LINK}${parameter}`;

/** Whether texts and conditions can name a parameter: with '-' in it, it would read as a subtraction. */
export const canBeNamed = (parameter: string): boolean => !parameter.includes('-');

/** What a conversation knows of its link, as variables. */
export function linkVariablesOf(values: LinkValues): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([parameter, value]) => [linkVariable(parameter), value]));
}

/** What the variables of a conversation hold of its link. */
export function linkValuesIn(variables: Readonly<Record<string, VariableValue>>): LinkValues {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => {
      const parameter = parameterNamed(name);
      return parameter === null || typeof value !== 'string' ? [] : [[parameter, value]];
    }),
  );
}

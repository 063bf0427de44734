import type { Block, QuestionInput } from '../../../contract/index.ts';

/** A question whose field may be covered. */
export type MaskableBlock = Extract<Block, { masked?: unknown }>;

/** What authors read of it. */
export const maskedFields = { masked: 'Eingabe verdecken' } as const;

/** Whether nobody is to read what is typed, neither in the field nor in the respondent's bubble. */
export function isMasked(of: Block | QuestionInput): boolean {
  return 'masked' in of && of.masked === true;
}

/** What the messenger gets of it. */
export function maskedOf({ masked }: MaskableBlock): { masked?: true } {
  return masked === true ? { masked } : {};
}

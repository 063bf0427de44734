import type { Choice } from '../Choice.ts';
import { sayingTexts } from './texts.ts';

/** What a choice is called: what it says, else its number among them, from 0. */
export function choiceName({ label }: Pick<Choice, 'label'>, at: number): string {
  return label.trim() === '' ? sayingTexts.option(at + 1) : label;
}

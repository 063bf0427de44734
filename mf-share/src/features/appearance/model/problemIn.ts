import { SURVEY_NAME_LIMIT, TEXT_LIMITS } from '@dialogwerk/shared/contract';
import { appearanceTexts as texts } from '../texts.ts';
import type { Look, LookField } from './Look.ts';

const COLOR = /^#[0-9A-Fa-f]{6}$/;

/** What is wrong with a setting as it is typed; null where it can be saved. */
export function problemIn(field: LookField, typed: Partial<Look>): string | null {
  return rules[field]?.(typed) ?? null;
}

const rules: Partial<Record<LookField, (typed: Partial<Look>) => string | null>> = {
  survey_name: ({ survey_name = '' }) =>
    survey_name.trim() === '' ? texts.nameMissing : tooLong(survey_name.trim(), SURVEY_NAME_LIMIT),
  avatar_name: ({ avatar_name = '' }) => tooLong(avatar_name, TEXT_LIMITS.avatarName),
  privacy_declaration_text: ({ privacy_declaration_text = '' }) =>
    tooLong(privacy_declaration_text, TEXT_LIMITS.privacy),
  accent_color: ({ accent_color = '' }) => (COLOR.test(accent_color) ? null : texts.accentInvalid),
};

const tooLong = (text: string, most: number): string | null => (text.length > most ? texts.tooLong(most) : null);

import type { BarWording } from '../../contract/index.ts';
import type { FrameTexts } from './TranslatableDialog.ts';

/** Fields of the settings that are texts around a conversation. */
export const frameFields = [
  'survey_name',
  'wording_restart',
  'wording_delete',
  'wording_privacy',
  'wording_restart_header',
  'wording_restart_text',
  'wording_restart_btn_back',
  'wording_restart_btn_restart',
  'wording_delete_header',
  'wording_delete_text',
  'wording_delete_btn_back',
  'wording_delete_btn_delete',
] as const satisfies readonly (keyof BarWording | 'survey_name')[];

/** The texts around a conversation, of a dialog's settings. */
export function frameOf(settings: FrameTexts): FrameTexts {
  return Object.fromEntries(frameFields.map((field) => [field, settings[field] ?? '']));
}

import { z } from 'zod';
import { TEXT_LIMITS } from '../../limits.ts';
import { plainName } from '../../plainText.ts';

const line = z.string().overwrite(plainName).max(TEXT_LIMITS.barLine);
const sentences = z.string().max(TEXT_LIMITS.barText);

/**
 * The author's own wording of the live bar (spec §3, 'Language fragments'), in the dialog's language; '' has the product's. Each a setting
 * of its own, so that undo, history and two authors go by single texts.
 */
export const barWording = {
  wording_restart: line,
  wording_delete: line,
  wording_privacy: line,
  wording_restart_header: line,
  wording_restart_text: sentences,
  wording_restart_btn_back: line,
  wording_restart_btn_restart: line,
  wording_delete_header: line,
  wording_delete_text: sentences,
  wording_delete_btn_back: line,
  wording_delete_btn_delete: line,
};

/** What a new dialog has of it. */
export const noBarWording = {
  wording_restart: '',
  wording_delete: '',
  wording_privacy: '',
  wording_restart_header: '',
  wording_restart_text: '',
  wording_restart_btn_back: '',
  wording_restart_btn_restart: '',
  wording_delete_header: '',
  wording_delete_text: '',
  wording_delete_btn_back: '',
  wording_delete_btn_delete: '',
} as const satisfies Readonly<Record<keyof typeof barWording, string>>;

/** The author's own wording of the live bar. */
export type BarWording = Readonly<Record<keyof typeof barWording, string>>;

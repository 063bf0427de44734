import { CLIP_FORMAT } from '../model/Clip.ts';
import type { Clip } from '../model/Clip.ts';

/** The blocks in a text from the clipboard; null when it holds none. What is read there is checked like a request. */
export async function readClip(text: string): Promise<Clip | null> {
  if (!text.includes(CLIP_FORMAT)) return null;
  // Only now, because checking needs more code than the whole list of blocks.
  const { block, scaleTemplates } = await import('@dialogwerk/shared/contract/schemas');
  const value = parsed(text);
  const blocks = block.array().min(1).max(5_000).safeParse(value.blocks);
  const templates = scaleTemplates.safeParse(value.templ_options);
  if (typeof value.survey_id !== 'string' || !blocks.success || !templates.success) return null;
  return {
    format: CLIP_FORMAT,
    survey_id: value.survey_id,
    blocks: blocks.data,
    templ_options: templates.data,
  };
}

function parsed(text: string): {
  readonly survey_id?: unknown;
  readonly blocks?: unknown;
  readonly templ_options?: unknown;
} {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

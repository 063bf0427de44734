import { z } from 'zod';
import { LIST_LIMITS, TEXT_LIMITS } from '../limits.ts';

/** One labelled point of a scale; `value` is the stored number and its score. */
export const scalePoint = z.object({ value: z.number(), label: z.string().min(1).max(TEXT_LIMITS.scalePoint) });
export type ScalePoint = z.infer<typeof scalePoint>;

/** A scale that several blocks share (`templ_options`, domain.md §2). */
export const scaleTemplate = z.object({
  id: z.string().min(1).max(64),
  name: z.string().min(1).max(TEXT_LIMITS.label),
  points: z.array(scalePoint).min(2).max(LIST_LIMITS.scalePoints),
});
export type ScaleTemplate = z.infer<typeof scaleTemplate>;
export const scaleTemplates = z.array(scaleTemplate).max(LIST_LIMITS.scales);

/** The scale of a block: its own, or a template's. */
export const scale = z.discriminatedUnion('from', [
  z.object({ from: z.literal('template'), template_id: z.string().max(64) }),
  z.object({ from: z.literal('block'), points: z.array(scalePoint).min(2).max(LIST_LIMITS.scalePoints) }),
]);
export type Scale = z.infer<typeof scale>;

import { z } from 'zod';
import { flag } from '../primitives.ts';

/** The five flags that open the module tabs (spec §2): 0 closes one. */
export const surveyFlags = z.object({
  bearbeiten: flag,
  intrance: flag,
  testen: flag,
  live_switch: flag,
  analyse: flag,
});
export type SurveyFlags = z.infer<typeof surveyFlags>;

export const roleName = z.enum(['Besitzer', 'Voller Zugriff', 'Bearbeiten + Trainieren', 'Trainieren', 'Analysieren']);
export type RoleName = z.infer<typeof roleName>;

import type { StudyOverview } from '@dialogwerk/shared/contract';
import { overviewTexts } from '../texts.ts';
import type { RunStudy } from './RunStudy.ts';

/** What an author does next: in a sentence, with where. */
export interface NextStep {
  readonly text: string;
  readonly act: string;
  /** A panel's address behind '#', or a path of another screen. */
  readonly to: string;
}

const texts = overviewTexts.next;

/** What is to do next in a study that nobody has come to yet; null once somebody has. */
export function nextStep(
  { figures, invited, personal_only }: Pick<StudyOverview, 'figures' | 'invited' | 'personal_only'>,
  { what, active, toBuild }: RunStudy,
): NextStep | null {
  if (figures.begun > 0) return null;
  if (!active && toBuild !== null) return { ...texts.ask, to: toBuild };
  if (!active) return { ...texts.goLive(what), to: '#link' };
  if (invited !== null && invited.waiting > 0) return { ...texts.write(invited.waiting), to: '#persoenlich' };
  if (personal_only) return { ...texts.invite, to: '#persoenlich' };
  return { ...texts.send, to: '#link' };
}

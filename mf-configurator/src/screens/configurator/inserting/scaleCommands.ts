import type { ScaleTemplate, SurveyData } from '@dialogwerk/shared/contract';
import type { Command } from '../../../features/editing/model/Command.ts';

/** The command that brings shared scales along with new blocks; none where there are none. */
export function scaleCommands(
  survey: SurveyData,
  { templ_options }: { readonly templ_options: readonly ScaleTemplate[] },
): Command[] {
  if (templ_options.length === 0) return [];
  return [{ kind: 'updateScales', templ_options: [...survey.templ_options, ...templ_options] }];
}

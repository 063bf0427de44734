import { embedProblem } from '../../text/embedSource.ts';
import { finding } from '../CheckContext.ts';
import type { CheckContext } from '../CheckContext.ts';
import { embedTexts } from '../embedTexts.ts';
import type { Finding } from '../Finding.ts';

/** Pages and films of other hosts that no browser will show, or that nobody is told of what they are. */
export function embedRule(context: CheckContext): Finding[] {
  const { broken, forbidden, meets, untitled, untitledMeets } = embedTexts;
  return [...context.survey.blocks.values()].flatMap(({ block }) => {
    const { embed, embed_title = '' } = block;
    if (!embed) return [];
    const problem = embedProblem(embed, context.embedHosts);
    if (problem) {
      const message = problem.kind === 'broken' ? broken : forbidden(problem.host, context.embedHosts);
      return [finding(context, { kind: 'embed', block, message, meets })];
    }
    if (embed_title.trim() !== '') return [];
    return [finding(context, { kind: 'embed', severity: 'warning', block, message: untitled, meets: untitledMeets })];
  });
}

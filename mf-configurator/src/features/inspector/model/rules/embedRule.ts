import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import { embedProblem } from '@dialogwerk/shared/dialog';
import { embedTexts as texts } from '../../embedTexts.ts';
import { atMost } from './textRules.ts';

const lengthRule = atMost(TEXT_LIMITS.address);

/** The address of what a block embeds, from one of the hosts that the operator allows; '' for none. */
export function embedRule(hosts: readonly string[]): (embed: string) => true | string {
  return (embed) => {
    const address = embed.trim();
    const problem = address === '' ? null : embedProblem(address, hosts);
    if (problem === null) return lengthRule(address);
    return problem.kind === 'broken' ? texts.broken : texts.forbidden(problem.host, hosts);
  };
}

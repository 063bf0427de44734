import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import { texts } from '../../texts.ts';
import { atMost } from './textRules.ts';

const lengthRule = atMost(TEXT_LIMITS.address);

/** An address that is said with a block; '' for none. As the contract has it. */
export function linkRule(link: string): true | string {
  if (link === '') return true;
  const isAddress = /^https?:\/\/[^\s/]/i.test(link) && URL.canParse(link);
  return isAddress ? lengthRule(link) : texts.urlInvalid;
}

import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import { texts } from '../../texts.ts';
import { readNumber } from '../numberText.ts';
import { atMost, messageRule } from './textRules.ts';

/** A request to another system, as it stands in the form; the waiting time in seconds. */
export interface RequestForm {
  method: string;
  url: string;
  body: string;
  timeout: string;
  error_target: string;
}

const lengthRule = atMost(TEXT_LIMITS.address);
const LEAST_SECONDS = 0.1;
const MOST_SECONDS = 5;

export const requestRules = {
  url: (url: string) => (url !== '' && !/^https?:\/\/./i.test(url) ? texts.urlInvalid : lengthRule(url)),
  body: messageRule,
  timeout: (text: string) => {
    const seconds = readNumber(text) ?? 0;
    return (seconds >= LEAST_SECONDS && seconds <= MOST_SECONDS) || texts.timeoutInvalid;
  },
};

/** What is wrong with the JSON of a body with every `{{variable}}` filled in; null when nothing is. It is saved all the same. */
export function bodyWarning(body: string): string | null {
  if (body.trim() === '') return null;
  try {
    JSON.parse(body.replaceAll(/\{\{\s*[\w.@#$]+\s*\}\}/g, '0'));
    return null;
  } catch {
    return texts.bodyNoJson;
  }
}

import { quoted } from './quoted.ts';

const byNumber = /^Option \d+$/;

/** What leads along a way, in quotation marks; an option that has no words is called by its number, and stands without. */
export function quotedLabels(labels: readonly string[]): string {
  const text = labels.join(', ');
  return byNumber.test(text) ? text : quoted(text);
}

/**
 * Models that think before they speak, by what makers call them, where they do not show it: OpenAI's hide their thoughts. Only a first
 * guess: what a model shows of itself is noted.
 */
const names =
  /(?:^|[/:_-])(?:o[134](?![a-z0-9])|gpt-5|gpt-oss|gemini-(?:2\.5|[3-9])|deepseek-r|deepseek-reasoner|magistral|qwq|qwen3)|think|reason|(?:^|[:_-])r1(?![a-z0-9])/iu;

/** Whether a model is known to think before it speaks. */
export function thinksByName(model: string): boolean {
  return names.test(model);
}

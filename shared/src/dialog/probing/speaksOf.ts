import { contentStems, wordsOf } from './contentWords.ts';

/** Words that are found inside of others, too: 'Preis' in 'Einkaufspreis'. */
const INSIDE = 5;

/** Whether a text speaks of one of some topics, which stand one after the other ('Preise, Namen von Kollegen'): of all words of it. */
export function speaksOf(topics: string, text: string): boolean {
  const words = wordsOf(text, 1);
  const isIn = (stem: string): boolean =>
    words.some((word) => (stem.length >= INSIDE ? word.includes(stem) : word.startsWith(stem)));
  return topics.split(/[,;\n]|\s(?:und|oder|and|or)\s/u).some((topic) => {
    const stems = contentStems(topic);
    const all = stems.length > 0 ? stems : wordsOf(topic, 2);
    return all.length > 0 && all.every(isIn);
  });
}

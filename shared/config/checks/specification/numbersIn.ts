/** A number of the specification, or a range of them within a chapter: '§2.1', '§2.46-48'. */
const mark = /§(\d+)\.(\d+)(?:-(\d+))?/g;

/**
 * The statements that a text names in brackets, as tests do in their names: '… [§2.1 §4.3-5]' gives 2.1, 4.3, 4.4 and 4.5. A name that
 * has none gives none.
 */
export function numbersIn(text: string): string[] {
  return [...text.matchAll(/\[((?:§[\d.-]+ ?)+)\]/g)].flatMap(([, marks = '']) =>
    [...marks.matchAll(mark)].flatMap(([, chapter, first, last = first]) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${chapter}.${Number(first) + index}`),
    ),
  );
}

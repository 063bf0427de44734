/** A paragraph that a new statement has in place of the old one, or beside it. */
interface StatementChange {
  readonly kind: 'gone' | 'new';
  /** The heading that it stands under; '' for none. */
  readonly section: string;
  readonly text: string;
}

const HEADING = '## ';

/** What a statement says otherwise than another, paragraph by paragraph: in each section first what goes, then what comes. Both are Markdown, with headings of the second level. */
export function statementChanges(before: string, after: string): StatementChange[] {
  const [old, now] = [paragraphs(before), paragraphs(after)];
  const gone = old
    .filter((one) => !has(now, one))
    .map(({ section, text }) => ({ kind: 'gone' as const, section, text }));
  const come = now
    .filter((one) => !has(old, one))
    .map(({ section, text }) => ({ kind: 'new' as const, section, text }));
  const sections = [...new Set([...now, ...old].map(({ section }) => section))];
  return sections.flatMap((section) => [...gone, ...come].filter((one) => one.section === section));
}

interface Paragraph {
  readonly section: string;
  readonly text: string;
}

function paragraphs(statement: string): Paragraph[] {
  let section = '';
  return statement.split('\n\n').flatMap((part) => {
    const text = part.trim();
    if (text.startsWith(HEADING)) section = text.slice(HEADING.length);
    return text === '' || text.startsWith(HEADING) ? [] : [{ section, text }];
  });
}

const has = (all: readonly Paragraph[], { section, text }: Paragraph): boolean =>
  all.some((one) => one.section === section && one.text === text);

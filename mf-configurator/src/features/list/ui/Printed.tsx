import type { SurveyData } from '@dialogwerk/shared/contract';
import { bubbleLine, bubblesOf, shortSpan, timeLimitOf } from '@dialogwerk/shared/dialog';
import { plainText } from '@dialogwerk/shared/dialog/messenger';
import { spokenText } from '../../../model/wording/spokenText.ts';
import { entriesOf } from '../model/entriesOf.ts';
import type { ListEntry } from '../model/entriesOf.ts';
import { numbered } from '../model/numbered.ts';
import { texts } from '../texts.ts';
import { adoptPrintStyles } from './adoptPrintStyles.ts';
import { PrintedAnswer } from './PrintedAnswer.tsx';

/** The whole questionnaire as it stands on paper. */
export function Printed({ survey }: { readonly survey: SurveyData }) {
  adoptPrintStyles();
  const count = survey.all_questions.length;
  return (
    <main className="dw-print" lang={survey.language}>
      <h1>{survey.survey_name}</h1>
      <p>{texts.print.questions(count)}</p>
      {entriesOf(survey).map((entry) => (
        <PrintedEntry key={entry.id} entry={entry} survey={survey} />
      ))}
    </main>
  );
}

function PrintedEntry({ entry, survey }: { readonly entry: ListEntry; readonly survey: SurveyData }) {
  if (entry.kind !== 'block') {
    if (entry.text === '') return null;
    return (
      <section>
        <h2>{texts.print[entry.kind]}</h2>
        <Said text={entry.text} />
      </section>
    );
  }
  const { block, number, jumps, loops } = entry;
  const seconds = timeLimitOf(block);
  return (
    <section {...(loops.length > 0 ? { 'data-looped': '' } : {})}>
      <h2>
        {number}. {block.short_name}
        {block.variable !== null && <small>{block.variable}</small>}
      </h2>
      <Said text={spokenText(block)} />
      {block.embed && <p className="dw-print-note">{texts.print.embed(block.embed_title ?? '', block.embed)}</p>}
      {block.optional && <p className="dw-print-note">{texts.print.optional}</p>}
      {seconds !== null && <p className="dw-print-note">{texts.print.timed(shortSpan(seconds))}</p>}
      <PrintedAnswer block={block} survey={survey} />
      {block.nachfrage !== null && <p className="dw-print-note">{texts.print.probe(plainText(block.nachfrage))}</p>}
      {numbered(jumps).map(({ key, text: jump }) => (
        <p key={key} className="dw-print-note">
          → {jump}
        </p>
      ))}
    </section>
  );
}

/** The bubbles as paragraphs, because paper does not wait. */
function Said({ text }: { readonly text: string }) {
  const bubbles = numbered(bubblesOf(text).map((bubble) => plainText(bubbleLine(bubble))));
  return bubbles.map(({ key, text: bubble }) => <p key={key}>{bubble}</p>);
}

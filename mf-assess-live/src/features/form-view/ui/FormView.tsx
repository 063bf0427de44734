import type { DialogEntry } from '@dialogwerk/shared/contract';
import { directionOf } from '@dialogwerk/shared/dialog/messenger';
import type { ReactNode } from 'react';
import { formParts } from '../model/formParts.ts';

interface FormViewProps {
  readonly entries: readonly DialogEntry[];
  /** Of what is said. */
  readonly language: string;
  readonly label: string;
  readonly change: string;
  /** The respondent's answer that the server has not confirmed yet. */
  readonly pending: string | null;
  /** The id of the text at a place of the transcript. */
  readonly idOf: (place: number) => string;
  readonly drawText: (entry: DialogEntry) => ReactNode;
  /** Opens the answer at a place for a change; null where nothing can be changed. */
  readonly onChange: ((place: number) => void) | null;
}

const spokenIn = (language: string) => ({ lang: language, dir: directionOf(language) });

/** The same dialog as a plain form: each question with its answer, then what is asked now; its input stands below. */
export function FormView({ entries, language, label, change, pending, idOf, drawText, onChange }: FormViewProps) {
  const text = (place: number, entry: DialogEntry): ReactNode => (
    // The mark of a change is our own sentence.
    <div
      key={place}
      id={idOf(place)}
      {...(entry.type === 'changed' ? { className: 'dw-marker' } : spokenIn(entry.language ?? language))}
    >
      {drawText(entry)}
    </div>
  );
  return (
    <section className="dw-form" aria-label={label}>
      {formParts(entries).map((part) =>
        part.kind === 'text' ? (
          text(part.place, part.entry)
        ) : (
          <div key={part.place} className="dw-form-answer">
            {part.question.map(({ place, entry }) => text(place, entry))}
            <div className="dw-form-value">
              <div id={idOf(part.place)} {...spokenIn(part.entry.language ?? language)}>
                {drawText(part.entry)}
              </div>
              {onChange && (
                <button
                  type="button"
                  className="dw-button dw-quiet"
                  aria-describedby={[...part.question, part].map(({ place }) => idOf(place)).join(' ')}
                  onClick={() => onChange(part.place)}
                >
                  {change}
                </button>
              )}
            </div>
          </div>
        ),
      )}
      {pending !== null && (
        <p className="dw-form-value" lang={language}>
          {pending}
        </p>
      )}
    </section>
  );
}

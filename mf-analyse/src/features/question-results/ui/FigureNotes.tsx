import type { DrawnFigure } from '../../../answerTypes/Figure.ts';
import { figureNotes } from '../model/figureNotes.ts';

/** What is said beside a figure. */
export function FigureNotes({ figure }: { readonly figure: DrawnFigure }) {
  return figureNotes(figure).map((note) => (
    <p key={note} className="note">
      {note}
    </p>
  ));
}

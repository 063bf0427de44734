import { change, fetchOnce } from '@dialogwerk/shared/clients';
import { $survey } from '@dialogwerk/shared/state';
import { atom } from 'nanostores';
import { lookFields, lookOfDialog } from '../model/Look.ts';
import type { Look, LookField } from '../model/Look.ts';
import { problemIn } from '../model/problemIn.ts';
import { keepTypedLook, typedLook } from './typedLook.ts';

/** How what was typed stands to what is kept. */
export type SaveState =
  | { readonly kind: 'saved' | 'waiting' | 'saving' }
  | { readonly kind: 'refused'; readonly reason: string };

/** What one gesture changed, so that it is undone as one. */
interface Step {
  /** Its name in the dialog's history. */
  readonly id: string;
  readonly before: Partial<Look>;
  readonly after: Partial<Look>;
}

/** Without a letter for so long, what was typed is saved, in ms. */
const PAUSE = 800;
/** What saves and undoes is one author's window. */
const client = crypto.randomUUID();

/**
 * The look of a dialog while an author works on it: what was typed is shown at once and saved in pauses, one call after another, and each gesture is a step that
 * is undone as one. What cannot be saved stays typed.
 */
export class LookEditing {
  /** What was typed and is not saved. */
  readonly $typed = atom<Partial<Look>>({});
  readonly $state = atom<SaveState>({ kind: 'saved' });
  readonly $past = atom<readonly Step[]>([]);
  readonly $future = atom<readonly Step[]>([]);
  readonly #survey_id: string;
  #saved: Look;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<unknown> = Promise.resolve();

  constructor(survey_id: string, saved: Look) {
    this.#survey_id = survey_id;
    this.#saved = lookOfDialog(saved);
    this.$typed.set(typedLook(survey_id, saved));
    if (Object.keys(this.$typed.get()).length > 0) this.#saveSoon();
  }

  /** The dialog as it is saved by now, whoever has changed it. */
  takeSaved(saved: Look): void {
    this.#saved = lookOfDialog(saved);
  }

  /** Puts another value in place of what is shown; `now`: it is whole, and saved at once. */
  type<Field extends LookField>(field: Field, value: Look[Field], now = false): void {
    this.#setTyped({ ...this.$typed.get(), [field]: value });
    if (now) void this.save();
    else this.#saveSoon();
  }

  /** Saves what was typed and is right, now; `isOverOthers`: also over what somebody else has set meanwhile. */
  save(isOverOthers = false): Promise<void> {
    clearTimeout(this.#pause);
    return this.#inTurn(async () => {
      const after = this.#right();
      const fields = fieldsIn(after);
      if (fields.length === 0) return this.#settle();
      const step = { id: crypto.randomUUID(), before: part(this.#saved, fields), after };
      this.$state.set({ kind: 'saving' });
      const refused = await this.#send(step, 'done', isOverOthers);
      if (refused !== null) return this.$state.set({ kind: 'refused', reason: refused });
      this.#forget(after);
      this.$past.set([...this.$past.get(), step]);
      this.$future.set([]);
      this.#settle();
    });
  }

  /** Leaves what was typed and could not be saved. */
  discard(): void {
    clearTimeout(this.#pause);
    this.#setTyped({});
    this.$state.set({ kind: 'saved' });
  }

  /** Takes the last step back, or gives why that cannot be. */
  async undo(): Promise<string | null> {
    await this.save();
    const last = this.$past.get().at(-1);
    const refused = last ? await this.#inTurn(() => this.#send(last, 'undone')) : null;
    if (!last || refused !== null) return refused;
    this.$past.set(this.$past.get().filter((step) => step !== last));
    this.$future.set([...this.$future.get(), last]);
    return null;
  }

  /** Makes the step again that was taken back last, or gives why that cannot be. */
  async redo(): Promise<string | null> {
    await this.save();
    const last = this.$future.get().at(-1);
    const refused = last ? await this.#inTurn(() => this.#send(last, 'redone')) : null;
    if (!last || refused !== null) return refused;
    this.$future.set(this.$future.get().filter((step) => step !== last));
    this.$past.set([...this.$past.get(), last]);
    return null;
  }

  /** One call after another, so that each knows what the one before has made of the dialog. */
  #inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const turn = this.#sending.then(run);
    this.#sending = turn;
    return turn;
  }

  async #send(step: Step, direction: 'done' | 'undone' | 'redone', isOverOthers = false): Promise<string | null> {
    const [from, to] = direction === 'undone' ? [step.after, step.before] : [step.before, step.after];
    const survey_id = this.#survey_id;
    const made = await change('updateSurveySettings', {
      survey_id,
      action: 'config',
      changed_values: to,
      ...(isOverOthers ? {} : { based_on: from }),
      step: { client, id: step.id, direction },
    });
    if (!made.ok) return made.reason;
    this.#saved = { ...this.#saved, ...to };
    await showSaved(survey_id, to);
    return null;
  }

  /** What was typed, is other than what is saved, and can be. */
  #right(): Partial<Look> {
    const typed = asSaved(this.$typed.get());
    const fields = fieldsIn(typed).filter(
      (field) => typed[field] !== this.#saved[field] && problemIn(field, typed) === null,
    );
    return part(typed, fields);
  }

  #saveSoon(): void {
    if (this.$state.get().kind !== 'saving') this.$state.set({ kind: 'waiting' });
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => void this.save(), PAUSE);
  }

  #setTyped(typed: Partial<Look>): void {
    this.$typed.set(typed);
    keepTypedLook(this.#survey_id, typed);
  }

  /** What was saved is typed no more, unless it was typed on meanwhile. */
  #forget(saved: Partial<Look>): void {
    const typed = this.$typed.get();
    this.#setTyped(
      part(
        typed,
        fieldsIn(typed).filter((field) => !(field in saved) || asSaved(typed)[field] !== saved[field]),
      ),
    );
  }

  /** What is typed and equals what is saved is typed no more. */
  #settle(): void {
    const typed = this.$typed.get();
    const open = fieldsIn(typed).filter((field) => asSaved(typed)[field] !== this.#saved[field]);
    this.#setTyped(part(typed, open));
    this.$state.set({ kind: open.length === 0 ? 'saved' : 'waiting' });
  }
}

/** As it comes back once it is saved: names begin and end with no space. */
function asSaved(look: Partial<Look>): Partial<Look> {
  const { survey_name, avatar_name } = look;
  return {
    ...look,
    ...(survey_name === undefined ? {} : { survey_name: survey_name.trim() }),
    ...(avatar_name === undefined ? {} : { avatar_name: avatar_name.trim() }),
  };
}

const fieldsIn = (look: Partial<Look>): LookField[] => lookFields.filter((field) => look[field] !== undefined);

function part(look: Partial<Look>, fields: readonly LookField[]): Partial<Look> {
  return Object.fromEntries(fields.map((field) => [field, look[field]]));
}

/** Everybody on the page has what was saved, at once, and then how much of the draft is not published yet. */
async function showSaved(survey_id: string, saved: Partial<Look>): Promise<void> {
  const here = $survey.get();
  if (here?.survey_id !== survey_id) return;
  $survey.set({ ...here, ...saved, color: saved.accent_color ?? here.color });
  const dialog = await fetchOnce('dialog', { survey_id }).catch(() => null);
  if (dialog && $survey.get()?.survey_id === survey_id) $survey.set(dialog);
}

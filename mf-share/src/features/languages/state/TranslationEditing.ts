import { change, patch } from '@dialogwerk/shared/clients';
import type { Translation } from '@dialogwerk/shared/contract';
import { atom } from 'nanostores';
import type { DialogTexts } from '../model/TextRow.ts';
import { mergedStep, newStep, sideOf } from './Step.ts';
import type { Change, Step } from './Step.ts';
import { keepTypedChanges, typedChanges } from './typedChanges.ts';

/** How what was typed stands to what is kept. */
export type SaveState =
  | { readonly kind: 'saved' | 'waiting' | 'saving' }
  | { readonly kind: 'refused'; readonly reason: string };

/** Without a letter for so long, what was typed is saved, in ms. */
const PAUSE = 800;
/** What saves and undoes is one author's window. */
const client = crypto.randomUUID();

/**
 * The translations of a dialog into one language while an author works on them: what was typed is shown at once and saved in pauses, one call after another, and
 * each gesture is a step that is undone as one. What the server refuses stays typed.
 */
export class TranslationEditing {
  /** What was typed and is not saved. */
  readonly $typed = atom<Step['changes']>(new Map());
  readonly $state = atom<SaveState>({ kind: 'saved' });
  readonly $past = atom<readonly Step[]>([]);
  readonly $future = atom<readonly Step[]>([]);
  readonly #survey_id: string;
  readonly #language: string;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<unknown> = Promise.resolve();

  constructor(survey_id: string, language: string) {
    this.#survey_id = survey_id;
    this.#language = language;
    this.$typed.set(typedChanges(survey_id, language));
    if (this.$typed.get().size > 0) this.#saveSoon();
  }

  /** Puts another translation in place of what is shown. */
  type(key: string, shown: Translation | null, after: Translation | null): void {
    const typed = this.$typed.get();
    const { before } = typed.get(key) ?? { before: shown };
    this.#setTyped(new Map(typed).set(key, { before, after }));
    this.#saveSoon();
  }

  /** Saves what was typed, now; `isOverOthers`: also over what somebody else has written there meanwhile. */
  save(isOverOthers = false): Promise<void> {
    clearTimeout(this.#pause);
    return this.#inTurn(async () => {
      const typed = this.$typed.get();
      if (typed.size === 0) return;
      const step = newStep(typed);
      this.$state.set({ kind: 'saving' });
      const refused = await this.#send(step, 'done', isOverOthers);
      if (refused !== null) return this.$state.set({ kind: 'refused', reason: refused });
      this.#forget(typed);
      this.#remember(step);
      this.$state.set({ kind: this.$typed.get().size === 0 ? 'saved' : 'waiting' });
    });
  }

  /** Leaves what was typed and could not be saved. */
  discard(): void {
    clearTimeout(this.#pause);
    this.#setTyped(new Map());
    this.$state.set({ kind: 'saved' });
  }

  /** Makes a change of many texts at once; gives why it was not made, or the way back. */
  async take(changes: Step['changes']): Promise<{ readonly refused: string } | { readonly undo: () => void }> {
    await this.save();
    const step = newStep(changes);
    const refused = await this.#inTurn(() => this.#send(step, 'done'));
    if (refused !== null) return { refused };
    this.#remember(step);
    return { undo: () => void this.#undoOne(step) };
  }

  /** Takes the last step back, or gives why that cannot be. */
  async undo(): Promise<string | null> {
    await this.save();
    const last = this.$past.get().at(-1);
    return last ? this.#undoOne(last) : null;
  }

  /** Makes the step again that was taken back last, or gives why that cannot be. */
  async redo(): Promise<string | null> {
    await this.save();
    const last = this.$future.get().at(-1);
    if (!last) return null;
    const refused = await this.#inTurn(() => this.#send(last, 'redone'));
    if (refused !== null) return refused;
    this.$future.set(this.$future.get().filter((step) => step !== last));
    this.$past.set([...this.$past.get(), last]);
    return null;
  }

  async #undoOne(step: Step): Promise<string | null> {
    const refused = await this.#inTurn(() => this.#send(step, 'undone'));
    if (refused !== null) return refused;
    this.$past.set(this.$past.get().filter(({ id }) => id !== step.id));
    this.$future.set([...this.$future.get(), step]);
    return null;
  }

  /** One call after another, so that each knows what the one before has made of the texts. */
  #inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const turn = this.#sending.then(run);
    this.#sending = turn;
    return turn;
  }

  async #send(step: Step, direction: 'done' | 'undone' | 'redone', isOverOthers = false): Promise<string | null> {
    const [from, to] = direction === 'undone' ? (['after', 'before'] as const) : (['before', 'after'] as const);
    const survey_id = this.#survey_id;
    const changes = sideOf(step, to);
    const shown = patch('getTranslations', { survey_id }, (texts) => withChanges(texts, this.#language, changes));
    const made = await change(
      'setTranslations',
      {
        survey_id,
        changes: { [this.#language]: changes },
        ...(isOverOthers ? {} : { based_on: { [this.#language]: sideOf(step, from) } }),
        step: { client, id: step.id, direction },
      },
      { patches: [shown] },
    );
    return made.ok ? null : made.reason;
  }

  #saveSoon(): void {
    if (this.$state.get().kind !== 'saving') this.$state.set({ kind: 'waiting' });
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => void this.save(), PAUSE);
  }

  #setTyped(typed: Step['changes']): void {
    this.$typed.set(typed);
    keepTypedChanges(this.#survey_id, this.#language, typed);
  }

  /** What was saved is typed no more, unless it was typed on meanwhile. */
  #forget(saved: Step['changes']): void {
    const left = [...this.$typed.get()].flatMap(([key, now]): [string, Change][] => {
      const made = saved.get(key);
      if (!made) return [[key, now]];
      return made.after === now.after ? [] : [[key, { before: made.after, after: now.after }]];
    });
    this.#setTyped(new Map(left));
  }

  #remember(step: Step): void {
    const past = this.$past.get();
    const last = past.at(-1);
    const merged = last && mergedStep(last, step);
    this.$past.set(merged ? [...past.slice(0, -1), merged] : [...past, step]);
    this.$future.set([]);
  }
}

function withChanges(texts: DialogTexts, language: string, changes: Record<string, Translation | null>): DialogTexts {
  const made = { ...texts.translations[language], ...changes };
  const there = Object.entries(made).flatMap(([key, translation]) =>
    translation ? [[key, translation] as const] : [],
  );
  return { ...texts, translations: { ...texts.translations, [language]: Object.fromEntries(there) } };
}

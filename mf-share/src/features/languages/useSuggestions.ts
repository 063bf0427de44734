import { change, useResource } from '@dialogwerk/shared/clients';
import { showNotice } from '@dialogwerk/shared/state';
import { useState } from 'react';
import type { TextRow } from './model/TextRow.ts';

/** What a language model has to say of a text. */
export type Suggestion =
  | { readonly kind: 'asked' | 'none' }
  | {
      readonly kind: 'suggested';
      readonly text: string;
      /** The text that it translates. */
      readonly source: string;
    };

export interface Suggestions {
  /** Where the model is; null where none is connected, or while that is not known. */
  readonly host: string | null;
  readonly of: (key: string) => Suggestion | undefined;
  readonly ask: (rows: readonly TextRow[]) => void;
  readonly forget: (key: string) => void;
}

/** Translations that a language model suggests, when the author asks for them; they live as long as the screen. */
export function useSuggestions(survey_id: string, language: string): Suggestions {
  const { state } = useResource('modelState', {}, { keeps: true });
  const [all, setAll] = useState<ReadonlyMap<string, Suggestion>>(new Map());
  const put = (entries: readonly (readonly [string, Suggestion])[]): void =>
    setAll((before) => new Map([...before, ...entries]));
  const forget = (keys: readonly string[]): void =>
    setAll((before) => new Map([...before].filter(([key]) => !keys.includes(key))));

  const ask = async (rows: readonly TextRow[]): Promise<void> => {
    put(rows.map(({ key }) => [key, { kind: 'asked' }]));
    const texts = rows.map(({ text }) => text);
    const made = await change('suggestTranslations', { id: survey_id, language, texts });
    if (!made.ok) {
      forget(rows.map(({ key }) => key));
      return showNotice(made.reason);
    }
    const { suggestions } = made.value;
    put(
      rows.map(({ key, text: source }, at) => {
        const text = suggestions[at] ?? null;
        return [key, text === null ? { kind: 'none' } : { kind: 'suggested', text, source }];
      }),
    );
  };
  return {
    host: state.kind === 'loaded' ? (state.value.main?.host ?? null) : null,
    of: (key) => all.get(key),
    ask: (rows) => void ask(rows),
    forget: (key) => forget([key]),
  };
}

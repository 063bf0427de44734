import { LANGUAGE_TAG, offeredLanguages, TRANSLATION_LIMITS } from '@dialogwerk/shared/contract';
import { languageName, TextField } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { NewEntry } from '../../../NewEntry.tsx';
import { languageTexts as texts } from '../texts.ts';

interface AddLanguageProps {
  /** Those that the dialog has, the main one among them. */
  readonly has: readonly string[];
  readonly onAdd: (language: string) => void;
}

const ANOTHER = 'another';

/** Adds one of the usual languages by a choice, and any other by its tag. */
export function AddLanguage({ has, onAdd }: AddLanguageProps) {
  const offered = offeredLanguages.filter((language) => !has.includes(language));
  const [chosen, setChosen] = useState<string | null>(null);
  if (has.length > TRANSLATION_LIMITS.languages) return null;
  const choice =
    chosen !== null && (chosen === ANOTHER || offered.some((one) => one === chosen)) ? chosen : (offered[0] ?? ANOTHER);

  function add(tag: string): string | null {
    const language = choice === ANOTHER ? canonicalTag(tag) : choice;
    if (language === null) return texts.badTag;
    if (has.includes(language)) return texts.twice(languageName(language));
    onAdd(language);
    setChosen(null);
    return null;
  }

  return (
    <NewEntry
      label={texts.tag}
      hint={texts.tagHint}
      maxLength={20}
      add={texts.add}
      onAdd={add}
      isTyped={choice === ANOTHER}
    >
      <TextField
        select
        size="small"
        label={texts.which}
        value={choice}
        slotProps={{ select: { native: true } }}
        sx={{ minWidth: 200 }}
        onChange={({ target }) => setChosen(target.value)}
      >
        {offered.map((language) => (
          <option key={language} value={language}>
            {languageName(language)}
          </option>
        ))}
        <option value={ANOTHER}>{texts.another}</option>
      </TextField>
    </NewEntry>
  );
}

/** A tag as it is written by the rules, whatever was typed; null for what is none that a dialog can have. */
function canonicalTag(typed: string): string | null {
  try {
    const [tag = ''] = Intl.getCanonicalLocales(typed);
    return LANGUAGE_TAG.test(tag) ? tag : null;
  } catch {
    return null;
  }
}

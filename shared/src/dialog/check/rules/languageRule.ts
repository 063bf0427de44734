import { namesIn } from '../../text/placeholders.ts';
import { completeness } from '../../translation/completeness.ts';
import { translatableTexts } from '../../translation/translatableTexts.ts';
import { finding } from '../CheckContext.ts';
import type { CheckContext } from '../CheckContext.ts';
import type { Finding } from '../Finding.ts';
import { languageTexts as texts } from '../languageTexts.ts';

/** How much of a dialog is missing or has changed since in each of its other languages, and texts there that name other variables (domain.md §14). */
export function languageRule(context: CheckContext): Finding[] {
  const { written } = context;
  return (written.languages ?? []).flatMap((language) => {
    const found = completeness(written, language);
    if (found.missing === 0 && found.changed === 0) return otherNames(context, language);
    const incomplete = finding(context, {
      kind: 'language-incomplete',
      severity: 'warning',
      block: null,
      detail: language,
      message: texts.incomplete(language, found),
      meets: texts.incompleteMeets(language, found),
    });
    return [incomplete].concat(otherNames(context, language));
  });
}

function otherNames(context: CheckContext, language: string): Finding[] {
  const { written } = context;
  const made = new Map(Object.entries(written.translations?.[language] ?? {}));
  const blocks = new Map(written.blocks.map((block) => [block.unique_question_id, block]));
  return translatableTexts(written).flatMap(({ key, text, block_id }) => {
    const translation = made.get(key)?.text ?? '';
    if (translation.trim() === '') return [];
    const [there, here] = [new Set(namesIn(text)), new Set(namesIn(translation))];
    const missing = [...there].filter((name) => !here.has(name));
    const added = [...here].filter((name) => !there.has(name));
    if (missing.length === 0 && added.length === 0) return [];
    return [
      finding(context, {
        kind: 'language-variables',
        severity: 'warning',
        block: blocks.get(block_id ?? '') ?? null,
        detail: `${language} ${key}`,
        message: texts.otherNames(language, missing, added),
        meets: texts.otherNamesMeets,
      }),
    ];
  });
}

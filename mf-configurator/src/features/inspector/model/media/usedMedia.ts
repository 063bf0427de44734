import type { SurveyData } from '@dialogwerk/shared/contract';
import { fieldNames } from '../../../../fieldTexts.ts';
import { blockName } from '../../../../model/wording/blockName.ts';
import { settingsTexts } from '../../settingsTexts.ts';
import { mediaName } from './mediaName.ts';

/** Where a file of the dialog is shown or read, by names that its author knows. */
export function placesOf(survey: SurveyData, filename_db: string): string[] {
  const pictures = [
    [survey.logo_src, settingsTexts.logo],
    [survey.avatar_src, settingsTexts.avatar],
    [survey.background_link, settingsTexts.background],
  ] as const;
  const inSettings = pictures.filter(([source]) => mediaName(source) === filename_db).map(([, name]) => name);
  const inMessages = [
    [survey.welcome, fieldNames.welcome],
    [survey.ending, fieldNames.ending],
  ].flatMap(([text, name]) => (text?.includes(`(media:${filename_db})`) ? (name ?? []) : []));
  const inBlocks = survey.all_questions.filter(
    (block) =>
      block.filename_db === filename_db ||
      block.captions_db === filename_db ||
      (block.type === 'picture' && block.options.some((option) => option.filename_db === filename_db)) ||
      (block.type === 'qa' &&
        block.qa_entries.some((entry) => [entry.filename_db, entry.captions_db].includes(filename_db))) ||
      JSON.stringify(block).includes(`(media:${filename_db})`),
  );
  return [...inSettings, ...inMessages, ...inBlocks.map(blockName)];
}

import type { Services } from '../../services.ts';
import { readBlocks } from '../../storage/surveys/readBlocks.ts';
import type { Edit, Edited } from './Edit.ts';
import { editSurvey } from './editSurvey.ts';
import { writeContent } from './writeContent.ts';

/** Names another file of a dialog wherever its draft and the card of its link name one, as a change of the author's; gives whether it did anywhere. */
export async function renameFile(
  services: Pick<Services, 'db' | 'bus' | 'now'>,
  survey_id: string,
  user_id: string,
  { old, name }: { readonly old: string; readonly name: string },
): Promise<boolean> {
  const by = { user_id, step: undefined };
  return (await editSurvey(services, survey_id, by, (edit) => rename(edit, old, name))).result;
}

async function rename(edit: Edit, old: string, name: string): Promise<Edited<boolean>> {
  const { tx, survey } = edit;
  const { survey_id, survey_name, settings, templ_options } = survey;
  const blocks = await readBlocks(tx, survey_id);
  const { changed } = await writeContent(edit, {
    survey_name,
    templ_options,
    settings: renamed(settings, old, name),
    blocks: blocks.map((block) => renamed(block, old, name)),
  });
  const card = await tx
    .updateTable('share_cards')
    .set({ picture: name })
    .where('survey_id', '=', survey_id)
    .where('picture', '=', old)
    .executeTakeFirst();
  return { changed, result: changed || card.numUpdatedRows > 0n };
}

/** The names are ids, which stand nowhere but where the file is meant. */
function renamed<Value>(value: Value, old: string, name: string): Value {
  return JSON.parse(JSON.stringify(value), (_key, one: unknown) =>
    typeof one === 'string' ? one.replaceAll(old, name) : one,
  );
}

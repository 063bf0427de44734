import type { BrandLook } from '@dialogwerk/shared/contract';
import type { Handler } from '../../../calls/handler.ts';
import { picturesIntoKit } from '../../../brand-kits/pictures.ts';
import { lookIn, readTie } from '../../../brand-kits/ties.ts';
import { CallError } from '../../../errors/CallError.ts';
import { mayEdit } from '../../../policies/mayEdit.ts';
import { mayManageBrandKit } from '../../../policies/mayUseBrandKit.ts';
import { readDraftSettings } from '../../../storage/surveys/readSettings.ts';
import type { BrandTie } from '../../../storage/tables/brandKitTables.ts';
import { writeKit } from './setBrandKit.ts';
import { shownKit } from './shownKit.ts';
import { tieTo } from './tieTo.ts';

/** Makes a dialog's look the kit's; pictures that the dialog has from it are the kit's own already. */
export const takeIntoBrandKit: Handler<'takeIntoBrandKit'> = async (input, context) => {
  const kit = await mayManageBrandKit(context, input.kit_id);
  const { survey_id } = await mayEdit(context, input.survey_id);
  const { services } = context;
  const settings = await readDraftSettings(services.db, survey_id);
  if (!settings) throw new CallError('survey/gone');
  const given = lookIn(settings);
  const tie = await readTie(services.db, survey_id);
  const copied = await picturesIntoKit(services, survey_id, kit.kit_id, withoutOwn(given, tie, kit.kit_id));
  const look = { ...copied, ...ownOf(given, tie, kit.kit_id) };
  const written = await writeKit(services, kit, look);
  await tieTo(services.db, survey_id, { kit_id: kit.kit_id, taken: look, given });
  return { kit: shownKit(written), before: kit.look };
};

const pictures = ['logo_src', 'avatar_src', 'background_link'] as const;

/** The dialog's pictures that it has from the kit, by the kit's names. */
function ownOf(given: BrandLook, tie: BrandTie | null, kit_id: string): Partial<BrandLook> {
  if (tie?.kit_id !== kit_id) return {};
  const same = pictures.filter((field) => given[field] !== null && given[field] === tie.given[field]);
  return Object.fromEntries(same.map((field) => [field, tie.taken[field]]));
}

/** Those are not copied. */
function withoutOwn(given: BrandLook, tie: BrandTie | null, kit_id: string): BrandLook {
  const own = Object.keys(ownOf(given, tie, kit_id));
  return { ...given, ...Object.fromEntries(own.map((field) => [field, null])) };
}

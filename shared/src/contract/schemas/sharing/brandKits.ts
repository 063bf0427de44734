import { z } from 'zod';
import { LIST_READS, DRAFT_READS } from '../../readsOf.ts';
import type { CallRecords } from '../../CallRecord.ts';
import { BRAND_KIT_LIMITS, brandFields } from '../../looks.ts';
import { plainName } from '../../plainText.ts';
import { changeOrigin } from '../authoring/changeOrigin.ts';
import { surveyConfig } from '../authoring/survey.ts';
import { done, publicSurveyId, surveyId } from '../primitives.ts';

/** How dialogs of a brand look: pictures are files of the kit, under their names, or addresses. */
const brandLook = surveyConfig.pick({
  accent_color: true,
  logo_src: true,
  avatar_src: true,
  background_link: true,
  messenger: true,
  typeface: true,
});
export type BrandLook = z.infer<typeof brandLook>;

const kitName = z
  .string()
  .overwrite(plainName)
  .min(1, 'Bitte geben Sie dem Markenpaket einen Namen.')
  .max(BRAND_KIT_LIMITS.name);
const brandField = z.enum(brandFields);

const brandKit = z.object({
  kit_id: z.uuid(),
  workspace_id: z.uuid(),
  name: z.string(),
  /** Raised whenever the look changes. */
  version: z.number().int(),
  look: brandLook,
  /** Whether the caller may change and delete it. */
  may_change: z.boolean(),
});
export type BrandKit = z.infer<typeof brandKit>;

/** How a dialog stands to the kit that it got its look from. */
const brandKitUse = z.object({
  name: z.string(),
  /** null where the kit is deleted, or in a workspace that the caller is not in. */
  kit_id: z.uuid().nullable(),
  /** What has changed in the kit since the dialog got it. */
  news: z.array(brandField),
  /** What is other in the dialog than it got it. */
  own: z.array(brandField),
});
export type BrandKitUse = z.infer<typeof brandKitUse>;
const use = z.object({ use: brandKitUse.nullable() });

const kitPath = '/api/brand_kits/:kit_id';
const ofDialog = '/api/surveys/:survey_id/brand_kit';
const kit_id = z.uuid();
const KIT_READS = ['brandKits', 'brandKitUses', 'dialogBrandKit'] as const;
const KIT_ERRORS = ['brand-kit/unknown', 'role/insufficient'] as const;
const DIALOG_ERRORS = ['role/insufficient', 'survey/gone', 'survey/unknown'] as const;

export const brandKitCalls = {
  /** The kits of all workspaces that the caller is in, by name, and where they may make one. */
  brandKits: {
    method: 'GET',
    path: '/api/brand_kits',
    access: 'author',
    request: z.object({}),
    response: z.object({
      kits: z.array(brandKit),
      /** The own one first; without it, it is made with the first kit. */
      workspaces: z.array(z.object({ workspace_id: z.uuid(), name: z.string(), is_personal: z.boolean() })),
    }),
  },
  /** Makes a kit of how a dialog's draft looks, with copies of its pictures; `workspace_id` null: in the caller's own workspace. */
  createBrandKit: {
    method: 'POST',
    path: '/api/brand_kits',
    access: 'author',
    makes: 'entries',
    invalidates: KIT_READS,
    errors: [...DIALOG_ERRORS, 'brand-kit/too-many', 'media/installation-full', 'workspace/unknown'],
    request: z.object({ survey_id: surveyId, name: kitName, workspace_id: z.uuid().nullable() }),
    response: z.object({ kit: brandKit }),
  },
  /** Names a kit, or sets its look; its pictures are files of the kit. */
  setBrandKit: {
    method: 'PUT',
    path: kitPath,
    access: 'author',
    invalidates: KIT_READS,
    errors: [...KIT_ERRORS, 'brand-kit/picture'],
    request: z.object({ kit_id, name: kitName.optional(), look: brandLook.optional() }),
    response: z.object({ kit: brandKit }),
  },
  /** Makes the look of a dialog's draft the kit's, and the dialog one that has it; `before` is what `setBrandKit` takes to undo it. */
  takeIntoBrandKit: {
    method: 'POST',
    path: `${kitPath}/look`,
    access: 'author',
    makes: 'entries',
    invalidates: KIT_READS,
    errors: [...KIT_ERRORS, ...DIALOG_ERRORS, 'media/installation-full'],
    request: z.object({ kit_id, survey_id: surveyId }),
    response: z.object({ kit: brandKit, before: brandLook }),
  },
  deleteBrandKit: {
    method: 'DELETE',
    path: kitPath,
    access: 'author',
    invalidates: KIT_READS,
    errors: KIT_ERRORS,
    request: z.object({ kit_id }),
    response: done,
  },
  /** Brings a kit back that was deleted within the last 30 days. */
  restoreBrandKit: {
    method: 'POST',
    path: `${kitPath}/restore`,
    access: 'author',
    invalidates: KIT_READS,
    errors: KIT_ERRORS,
    request: z.object({ kit_id }),
    response: done,
  },
  /** The dialogs that have their look from a kit and that the caller may edit, with what bringing it there would change. */
  brandKitUses: {
    method: 'GET',
    path: `${kitPath}/uses`,
    access: 'author',
    errors: ['brand-kit/unknown'],
    request: z.object({ kit_id }),
    response: z.object({
      dialogs: z.array(z.object({ survey_id: publicSurveyId, survey_name: z.string(), changes: z.array(brandField) })),
    }),
  },
  /** Which kit a dialog has its look from; null for none. */
  dialogBrandKit: {
    method: 'GET',
    path: ofDialog,
    access: 'author',
    errors: ['role/insufficient', 'survey/unknown'],
    request: z.object({ survey_id: surveyId }),
    response: use,
  },
  /** Gives a dialog's draft the look of a kit, with copies of its pictures. */
  applyBrandKit: {
    method: 'POST',
    path: ofDialog,
    access: 'author',
    makes: 'entries',
    invalidates: [...DRAFT_READS, ...LIST_READS, ...KIT_READS, 'mediaList'],
    errors: [...DIALOG_ERRORS, 'brand-kit/unknown', 'media/installation-full', 'media/survey-full'],
    request: z.object({ survey_id: surveyId, kit_id, step: changeOrigin.optional() }),
    response: use.extend({ changed: z.array(brandField) }),
  },
  /** The dialog keeps its look, and is tied to no kit any more. */
  leaveBrandKit: {
    method: 'DELETE',
    path: ofDialog,
    access: 'author',
    invalidates: KIT_READS,
    errors: DIALOG_ERRORS,
    request: z.object({ survey_id: surveyId }),
    response: use,
  },
  /** Takes back what was done last with the dialog's kit: giving it, or leaving it. Once; afterwards it changes nothing. */
  undoBrandKit: {
    method: 'POST',
    path: `${ofDialog}/undo`,
    access: 'author',
    invalidates: [...DRAFT_READS, ...LIST_READS, ...KIT_READS],
    errors: DIALOG_ERRORS,
    request: z.object({ survey_id: surveyId, step: changeOrigin.optional() }),
    response: use,
  },
} as const satisfies CallRecords;

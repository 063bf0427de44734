import { callOrThrow } from '@dialogwerk/shared/testing';
import { liveDialog } from './liveDialog.ts';
import type { PlannedBlock } from './liveDialog.ts';
import type { Product } from './startProduct.ts';

export interface ThreeChats {
  readonly id: number;
  /** Address of the public link. */
  readonly url: string;
  /** Ids of the dialogs. */
  readonly inspector: string;
  readonly witness: string;
  readonly lab: string;
}

const open = (id: string, context: string): PlannedBlock => ({ id, type: 'open', context });

/**
 * A multi-chat of three, Live: the inspector's second question waits for the witness's second; the lab opens once the inspector's
 * first is answered.
 */
export async function threeChats(product: Product, token: string): Promise<ThreeChats> {
  const settings = { speed: 1, du_sie: 'du' } as const;
  const dialog = (name: string, avatar_name: string, accent_color: string, ...blocks: PlannedBlock[]) =>
    liveDialog(product, token, { name, settings: { ...settings, avatar_name, accent_color }, blocks, ending: '' });
  const inspector = await dialog(
    'Ermittlung',
    'Kommissarin Berger',
    '#8A3FA0',
    open('ort', 'Wo warst du gestern Abend zwischen acht und zehn Uhr?'),
    open('motiv', 'Wer hätte ein Motiv gehabt?'),
    open('anklage', 'Wen klagst du an?'),
  );
  const witness = await dialog(
    'Befragung',
    'Zeuge Rindfleischetikettierungsüberwacher-Schmidt',
    '#5ABAB2',
    open('alibi', 'Ich war im Kino. Glaubst du mir?'),
    open('spur', 'Da war noch eine Spur im Schnee. Was schließt du daraus?'),
  );
  const lab = await dialog('Spuren', 'Labor', '#EE6F2D', open('probe', 'Die Probe ist da. Was sollen wir prüfen?'));
  const survey_ids = [inspector, witness, lab];
  const { manager } = await callOrThrow(product.url, 'createManager', { name: 'Der Fall Mühlbach', survey_ids }, token);
  const id = manager.dialog_manager_id;
  const trigger = { dialog_manager_id: id, init_survey: false };
  const waits = { ...trigger, survey_id: inspector, unique_question_id: 'motiv', trigger: `waitFor;${witness};spur` };
  await callOrThrow(product.url, 'createTrigger', waits, token);
  const starts = {
    survey_id: lab,
    unique_question_id: 'probe',
    trigger: `waitFor;${inspector};ort`,
    init_survey: true,
  };
  await callOrThrow(product.url, 'createTrigger', { ...trigger, ...starts }, token);
  const { public_id } = await callOrThrow(product.url, 'switchManager', { id, active: true }, token);
  return { id, url: `${product.url}/multi_live/${public_id}`, inspector, witness, lab };
}

import type { BlockType, CallRequest } from '@dialogwerk/shared/contract';
import { callOrThrow } from '@dialogwerk/shared/testing';
import type { Product } from './startProduct.ts';

type SettingsChange = Extract<CallRequest<'updateSurveySettings'>, { action: 'config' }>['changed_values'];

/** One block of a dialog that a test builds; further fields by the names of the contract. */
export interface PlannedBlock {
  readonly id: string;
  readonly type: BlockType;
  readonly context: string;
  readonly fields?: Readonly<Record<string, unknown>>;
}

export interface PlannedDialog {
  readonly name: string;
  readonly blocks: readonly PlannedBlock[];
  readonly settings?: SettingsChange;
  readonly ending?: string;
}

/** Builds a dialog by the calls that the configurator makes and sets it live; gives its public id. */
export async function liveDialog(product: Product, token: string, planned: PlannedDialog): Promise<string> {
  const { name, blocks, settings = {}, ending = 'Danke!' } = planned;
  const { survey } = await callOrThrow(product.url, 'createSurvey', { survey_name: name }, token);
  const { survey_id } = survey;
  const change = { survey_id, action: 'fixmessages', changed_values: { ending } } as const;
  await callOrThrow(product.url, 'updateSurveySettings', change, token);
  await callOrThrow(
    product.url,
    'updateSurveySettings',
    { survey_id, action: 'config', changed_values: settings },
    token,
  );
  for (const block of blocks) await addBlock(product, token, survey_id, block);
  await callOrThrow(product.url, 'switchActivateLink', { item: { survey_id, active: true } }, token);
  return survey_id;
}

/** Adds a block at the dialog's end. */
export async function addBlock(product: Product, token: string, survey_id: string, block: PlannedBlock): Promise<void> {
  const { id, type, context, fields = {} } = block;
  const request = { survey_id, action: 'create', unique_question_id: id, type, context, optionals: fields } as const;
  await callOrThrow(product.url, 'updateSurveyBlocks', request, token);
}

/** The answers of a dialog as its author sees them, one record per conversation. */
export async function storedAnswers(
  product: Product,
  token: string,
  survey_id: string,
): Promise<Record<string, unknown>[]> {
  const { conversations } = await callOrThrow(product.url, 'answers', { survey_id }, token);
  return conversations.map(({ answers }) => answers);
}

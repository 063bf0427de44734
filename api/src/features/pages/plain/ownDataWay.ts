import { escapeHtml } from '../../../escapeHtml.ts';
import { ownDataForm } from '../own-data/ownDataForm.ts';
import { plainHref } from './plainAddress.ts';
import { backHtml } from './plainFrame.ts';
import type { PlainContent } from './plainFrame.ts';
import { plainTextsIn } from './plainTextsIn.ts';
import { callContext } from './PlainVisit.ts';
import type { PlainVisit } from './PlainVisit.ts';

/** The way from a conversation without a script to what is stored of it, with the code to keep. */
export async function ownDataWay(visit: PlainVisit): Promise<PlainContent> {
  const { options, address, survey } = visit;
  const { language, du_sie } = survey.config;
  const texts = plainTextsIn(language, du_sie);
  const { receipt } = await options.plain.calls.conversation({ survey_id: address.survey_id }, callContext(visit));
  const way =
    receipt === null
      ? ''
      : `<p>${escapeHtml(texts.receipt)} <span class="code" translate="no">${escapeHtml(receipt)}</span></p>${ownDataForm(receipt, language, texts.ownData)}`;
  const content = `<section class="card" lang="${texts.lang}"><h2>${escapeHtml(texts.ownData)}</h2><p>${escapeHtml(texts.ownDataMore)}</p>${way}<p>${backHtml(plainHref(address), texts.goOn)}</p></section>`;
  return { title: texts.ownData, content };
}

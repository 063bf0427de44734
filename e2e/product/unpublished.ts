import type { BlockDifference, CallResponse, PublishedDataChange } from '@dialogwerk/shared/contract';
import { newBlock } from '@dialogwerk/shared/dialog';
import type { Page } from 'playwright/test';

const publication = {
  publication_id: '0198b2c4-7d6e-7a10-9c51-6f2f3f9a1b01',
  revision: 1,
  published_at: 1_760_000_000_000,
  author: { user_id: 'u', name: 'Maximiliane-Friederike von Hohenzollern-Sigmaringen' },
  unpublished_changes: 4,
};
const name = 'Donaudampfschifffahrtsgesellschaftskapitänsbefragung im Außendienst';
const aBlock = (id: string, context: string) => Object.assign(newBlock('open', id, 0), { context });

const blocks: BlockDifference[] = [
  {
    kind: 'changed',
    name,
    block: aBlock('a', 'Wie zufrieden sind Sie nach diesem Monat mit der Zusammenarbeit?'),
    fields: [
      {
        field: 'context',
        published: 'Wie zufrieden sind Sie nach dieser Woche mit der Zusammenarbeit?',
        draft: 'Wie zufrieden sind Sie nach diesem Monat mit der Zusammenarbeit?',
      },
      { field: 'optional', published: false, draft: true },
    ],
    moved: null,
  },
  { kind: 'added', name: 'Was fehlt Ihnen?', block: aBlock('b', 'Was fehlt Ihnen?'), draft_after: null },
  { kind: 'removed', name: 'Alter', block: aBlock('c', 'Wie alt sind Sie?'), published_after: null },
];

/** Shows a dialog whose draft has moved on, wherever it stands. */
export async function unpublished(page: Page): Promise<void> {
  const settings = [{ field: 'ending', published: 'Danke!', draft: 'Vielen Dank!' }];
  const data: PublishedDataChange[] = [
    { unique_question_id: 'a', change: 'wording', columns: ['mat_1', 'mat_2', 'mat_3'], answers: 412 },
    { unique_question_id: 'b', change: 'new-variable', columns: ['zufriedenheit_mit_der_zusammenarbeit'], answers: 1 },
  ];
  const changes = { publication, differences: { blocks, scales: [], settings }, data };
  await page.route('**/api/surveys/*/unpublished_changes', async (route) => {
    const response = await route.fetch();
    // Of the draft's own revision, so that it can be published.
    await route.fulfill({ response, json: { ...(await response.json()), ...changes } });
  });
  const { unpublished_changes: _, ...one } = publication;
  const publications = [
    { ...one, note: 'Frage 3 klarer gestellt', conversations: 1234, current: true },
    { ...one, publication_id: '0198b2c4-7d6e-7a10-9c51-6f2f3f9a1b00', note: '', conversations: 1, current: false },
  ];
  await page.route('**/api/surveys/*/publications', (route) => route.fulfill({ json: { publications, more: true } }));
  await page.route('**/api/dialog', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), publication } });
  });
}

/** What lies in a bin, with long names. */
export function trash(): CallResponse<'listTrash'> {
  const now = Date.now();
  const day = 24 * 60 * 60_000;
  return {
    surveys: [
      {
        survey_id: 's',
        name,
        deleted_at: now - 29.5 * day,
        deleted_by: 'Maximiliane-Friederike von Hohenzollern-Sigmaringen',
        cleared_at: now + 0.5 * day,
      },
    ],
    managers: [
      { dialog_manager_id: 7, name: 'Krimi', deleted_at: now - day, deleted_by: null, cleared_at: now + 29 * day },
    ],
  };
}

import { expect, test } from 'vitest';
import { historyFile } from './historyFile.ts';

const ada = { user_id: 'a', name: 'Ada; "die Erste"' };
const grace = { user_id: 'g', name: 'Grace' };

test('publications and wishes stand in one table, the newest first, and nothing in it is worked out', () => {
  const text = historyFile(
    [
      {
        publication_id: 'p',
        revision: 3,
        published_at: 2_000,
        author: ada,
        note: '=1+1',
        conversations: 4,
        current: true,
        approved: { by: grace, at: 2_000 },
      },
    ],
    [
      {
        approval_id: 'w',
        wants: 'publication',
        revision: 2,
        goes_live: false,
        note: '',
        asked_by: ada,
        asked_at: 1_000,
        asked: [],
        state: 'declined',
        decided_by: grace,
        decided_at: 3_000,
        reason: 'Zu lang',
      },
    ],
  );
  const [heads, first, second] = text.split('\r\n');
  expect(heads?.startsWith('\u{FEFF}"Zeitpunkt";"Was"')).toBe(true);
  expect(first).toContain('"1970-01-01T00:00:03.000Z";"Anfrage: abgelehnt";"2";"Ada; ""die Erste""";');
  expect(first).toContain('"Grace";"1970-01-01T00:00:03.000Z";"";"Zu lang";""');
  expect(second).toContain('"veröffentlicht";"3"');
  expect(second).toContain(`"'=1+1"`);
});

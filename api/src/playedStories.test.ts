import { randomUUID } from 'node:crypto';
import type { Reply } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { ensureStories } from './ensureStories.ts';
import { aufderflucht } from './features/stories/aufderflucht/aufderflucht.data.ts';
import { flow } from './features/stories/flow/flow.data.ts';
import type { Story } from './features/stories/Story.ts';
import { firstStart } from './firstStart.ts';
import { apiOfFile } from '../testing/apiOfFile.ts';

const api = await apiOfFile();
beforeAll(async () => {
  await firstStart(api.services, { username: 'erste@example.org', password: 'selbst-gewählt' });
  await ensureStories(api.services);
  // Here nobody takes their time before they write.
  await sql`update manager_publications set rules = (
    select jsonb_agg(case when rule->>'kind' = 'waitFor' then rule - 'delay_seconds' else rule end) from jsonb_array_elements(rules) rule
  )`.execute(api.services.db);
});

/** Writes to the people of a story in one's own words, in turns; gives all that each chat shows in the end. */
async function played(story: Story, ...lines: readonly (readonly [chat: string, words: string])[]) {
  const rows = await api.services.db
    .selectFrom('manager_surveys')
    .where('dialog_manager_id', '=', story.dialog_manager_id)
    .select('survey_id')
    .orderBy('order')
    .execute();
  const ids = new Map(story.chats.map(({ key }, index) => [key, rows[index]?.survey_id ?? '']));
  const { token_live } = await api.call('registerLiveList', {
    survey_id_list: [...ids.values()],
    dialog_manager_id: String(story.dialog_manager_id),
  });
  const open = async (survey_id: string | undefined) =>
    (await api.call('chats', {}, token_live)).chats.find((chat) => chat.survey_id === survey_id);
  for (const [chat, text] of lines) {
    const survey_id = ids.get(chat) ?? '';
    const question = (await open(survey_id))?.question;
    if (!question) throw new Error(`${chat} asks nothing that „${text}“ could answer`);
    const { unique_question_id, nachfrage_id, input } = question;
    const reply: Reply = input.type === 'qa' ? { type: 'qa', text } : { type: 'words', text };
    await api.call('turn', { survey_id, turn_id: randomUUID(), unique_question_id, nachfrage_id, reply }, token_live);
  }
  const { chats, notebook } = await api.call('chats', {}, token_live);
  const shown = new Map(
    [...ids].map(([key, id]) => [key, JSON.stringify(chats.find(({ survey_id }) => survey_id === id))]),
  );
  const endings = notebook?.found.flatMap(({ kind, title }) => (kind === 'ending' ? [title] : []));
  return { shown, endings };
}

test('flow is solved by questions in one’s own words, across six chats, to its best end', async () => {
  const { shown, endings } = await played(
    flow,
    ['mara', 'Ich bin hellwach, worum geht es?'],
    ['mara', 'Klar, ich fange an'],
    ['ottilie', 'Haben Sie einen Streit mitbekommen?'],
    ['ottilie', 'Was ist an der Garderobe passiert?'],
    ['jonas', 'Ich will mir erst alle anhören'],
    ['jonas', 'Hast du für die Tatzeit ein Alibi?'],
    ['jonas', 'Wo war denn deine Schlüsselkarte?'],
    ['nik', 'Hast du in der Sternwarte Licht gesehen?'],
    ['nik', 'War es gestern Nacht bewölkt?'],
    ['sartorius', 'Wo sind Sie in der Nacht gewesen?'],
    ['kranz', 'Verträgt das Glas den Frost?'],
    ['mara', 'Für mich war es Helene Sartorius'],
    ['mara', 'Wegen der Wolken war kein Stern zu sehen'],
    ['mara', 'Im Archiv, Schublade 7'],
  );
  expect(endings).toEqual(['Klarer Himmel']);
  expect(shown.get('mara')).toMatch(/es ist 1\d:\d\d Uhr, und ich habe deine Protokolle/);
  expect(shown.get('mara')).toContain('Klara Wendt');
});

test('whoever speaks kindly to her gets her confession, and is led back to Mara for it', async () => {
  const { shown, endings } = await played(
    flow,
    ['mara', 'Ich bin hellwach, worum geht es?'],
    ['mara', 'Klar, ich fange an'],
    ['ottilie', 'Haben Sie einen Streit mitbekommen?'],
    ['jonas', 'Ich will mir erst alle anhören'],
    ['jonas', 'Hast du für die Tatzeit ein Alibi?'],
    ['nik', 'War es gestern Nacht bewölkt?'],
    ['sartorius', 'Kann jemand Ihr Alibi bestätigen?'],
    ['sartorius', 'Bei Wolken sieht man keinen Stern'],
    ['sartorius', 'Ich habe noch Fragen.'],
    ['sartorius', 'Wieso haben Sie Reinhardt zugedeckt?'],
    ['sartorius', 'Ja, noch eine Frage'],
    ['sartorius', 'Welcher Name steht am Rand der Platte?'],
    ['sartorius', 'Bitte erzählen Sie Frau Lindner alles selbst'],
  );
  expect(endings).toEqual(['Die Decke']);
  expect(shown.get('mara')).toContain('Für Klara Wendt, die hinsah');
});

test('aufderflucht is solved, and the friend comes home', async () => {
  const { shown, endings } = await played(
    aufderflucht,
    ['tilda', 'Ich glaube dir, was ist passiert?'],
    ['tilda', 'Klar, gib mir die Nummern'],
    ['tilda', 'Wer ist der Empfänger der Überweisung?'],
    ['tilda', 'Spring auf der anderen Seite raus'],
    ['yusuf', 'Nein, ich will Tilda helfen'],
    ['yusuf', 'Was steht im Protokoll?'],
    ['yusuf', 'Wer ist am Freitagabend noch mal reingekommen?'],
    ['pia', 'Wen hast du denn reingelassen?'],
    ['albrecht', 'Können Sie ein Alibi vorweisen?'],
    ['hinnerk', 'Kennst du ein Boot namens Nordlicht?'],
    ['hinnerk', 'Da müsste doch Ebbe sein'],
    ['tilda', 'Fahr nach Dänemark'],
    ['brandner', 'Ja, wenn Sie mir auch helfen'],
    ['brandner', 'Gernot Albrecht hat das Geld genommen'],
    ['brandner', 'Auf dem Foto müsste Niedrigwasser sein'],
    ['brandner', 'Auf seiner Jacht, der Nordlicht'],
    ['brandner', 'Geben Sie ihr bitte eine Stunde'],
  );
  expect(endings).toEqual(['Heimathafen']);
  expect(shown.get('tilda')).toContain('Die Leinen waren schon los');
  expect(shown.get('tilda')).toContain('Käsebrot');
});

test('whoever asks in place of an answer gets one, and whoever has decided can go back', async () => {
  const { shown, endings } = await played(
    flow,
    ['mara', 'Wie geht es Reinhardt denn?'],
    ['mara', 'Ich bin hellwach, worum geht es?'],
    ['mara', 'Klar, ich fange an'],
    ['mara', 'Was soll ich jetzt tun?'],
    ['ottilie', 'Haben Sie einen Streit mitbekommen?'],
    ['ottilie', 'Was ist an der Garderobe passiert?'],
    ['jonas', 'Hast du für die Tatzeit ein Alibi?'],
    ['nik', 'Hast du in der Sternwarte Licht gesehen?'],
    ['nik', 'War es gestern Nacht bewölkt?'],
    ['sartorius', 'Wo sind Sie in der Nacht gewesen?'],
    ['kranz', 'Verträgt das Glas den Frost?'],
    ['mara', 'Was ist denn mit Konsul Kranz?'],
    ['mara', 'Jonas Wieck, den Techniker'],
    ['mara', 'Ja. Die Karte ist eindeutig.'],
    ['mara', 'Ja. Zurück zur Tafel.'],
    ['mara', 'Ottilie Brand von der Kasse'],
    ['mara', 'Kein Scherz. Sie war es.'],
  );
  expect(endings).toEqual(['Die falsche Spur', 'Kasse geschlossen']);
  expect(shown.get('mara')).toContain('Er schläft und hat dabei angeblich gelächelt.');
  expect(shown.get('mara')).toContain('Frau Brand sitzt den ganzen Tag neben einer dünnen Wand.');
  expect(shown.get('mara')).toContain('die Taxizentrale bestätigt');
  expect(shown.get('mara')).not.toContain('Das verstehe ich als');
  expect(shown.get('jonas')).toContain('technische störung beim vertrauen');
  expect(shown.get('ottilie')).toContain('Nachtragend: nein.');
  expect(shown.get('nik')).toContain('Hab gehört es ist vorbei');
});

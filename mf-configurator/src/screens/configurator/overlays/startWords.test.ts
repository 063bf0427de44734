import { expect, test } from 'vitest';
import { offeredStarts } from '../../../starts.ts';
import { startWords } from '../../../startWords.data.ts';
import { matching } from './matching.ts';
import { overlayTexts } from './overlayTexts.ts';

const offers = offeredStarts.map(({ start, name, hint }) => ({
  id: start,
  icon: '',
  name,
  hint,
  words: startWords[start],
}));

test.each(
  Object.entries({
    nps: 'NPS, Weiterempfehlung, net promoter',
    yes_no: 'Ja/Nein, ja, Nein',
    ending: 'Ende, Schluss, beenden, Abbruch',
    rating: 'Sterne, Smileys',
    number: 'Alter, Anzahl, Betrag',
    open: 'Adresse, Freitext, Kommentar, PLZ',
    upload: 'Datei, Foto, Upload, Dokument',
    consent: 'Einverständnis, Zustimmung, Datenschutz, Einwilligung',
    single: 'Sonstiges, Auswahl, Geschlecht',
    multiple: 'Mehrfachauswahl, Checkbox, Multiple',
    likert: 'Likert, Skala, Zufriedenheit',
    voice: 'Sprachnachricht, Audio, Mikrofon',
    phone: 'Telefon, Handy',
    date: 'Geburtsdatum, Datum, Termin',
    ranking: 'Reihenfolge, Rangfolge, sortieren',
    constant_sum: 'Punkte, Budget',
    slider: 'Schieberegler, Regler',
    experiment: 'Zufall, A/B, Experiment',
    shuffle: 'mischen',
    loop: 'Schleife, Kinder, Wiederholung',
    gpt: 'KI, Chatbot',
    matrix: 'Matrix, Batterie, Tabelle',
    assign: 'Score, Summe, rechnen',
    email: 'Mail',
    api: 'Webhook, Schnittstelle',
  }).flatMap(([start, queries]) => queries.split(', ').map((query) => [query, start] as const)),
)('%s finds %s first', (query, start) => {
  expect(matching(offers, query)[0]?.id).toBe(start);
});

test('where a line can end the dialog, the end itself comes before a new message', () => {
  const end = { id: 'end', icon: '', name: overlayTexts.leadToEnd, hint: '', words: overlayTexts.endWords };
  expect(
    matching([end, ...offers], 'ende')
      .map(({ id }) => id)
      .slice(0, 2),
  ).toEqual(['end', 'ending']);
});

test('no word stands twice with one beginning', () => {
  for (const words of Object.values(startWords)) expect(new Set(words).size).toBe(words.length);
});

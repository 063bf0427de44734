import type { Story } from '../Story.ts';
import { albrecht } from './albrecht.data.ts';
import { brandner } from './brandner.data.ts';
import { hinnerk } from './hinnerk.data.ts';
import { pia } from './pia.data.ts';
import { tilda } from './tilda.data.ts';
import { yusuf } from './yusuf.data.ts';
import { aufderfluchtSolution } from './solution.data.ts';

/** The public story at `/aufderflucht`: a friend is on the run, and the water on a photograph is too high. */
export const aufderflucht: Story = {
  dialog_manager_id: 4,
  name: 'Niedrigwasser',
  chats: [tilda, yusuf, pia, albrecht, hinnerk, brandner],
  triggers: [
    { kind: 'startDialog', at: ['yusuf', 'y_start'], names: ['tilda', 't_freunde'] },
    { kind: 'startDialog', at: ['pia', 'p_start'], names: ['tilda', 't_freunde'] },
    { kind: 'startDialog', at: ['albrecht', 'a_start'], names: ['tilda', 't_empfaenger'] },
    { kind: 'startDialog', at: ['hinnerk', 'h_start'], names: ['tilda', 't_hinnerk'] },
    { kind: 'startDialog', at: ['brandner', 'b_start'], names: ['tilda', 't_halt'] },
    { kind: 'waitFor', at: ['pia', 'p_zurueck'], names: ['yusuf', 'y_tuer'] },
    { kind: 'waitFor', at: ['hinnerk', 'h_raten'], names: ['albrecht', 'a_alibi'] },
    { kind: 'waitFor', at: ['albrecht', 'a_angebot'], names: ['hinnerk', 'h_ebbe'] },
    { kind: 'waitFor', at: ['tilda', 't_wahl'], names: ['hinnerk', 'h_ebbe'] },
    { kind: 'waitFor', at: ['tilda', 't_wahl'], names: ['pia', 'p_wahrheit'] },
    { kind: 'waitFor', at: ['brandner', 'b_ruf'], names: ['yusuf', 'y_log'] },
    { kind: 'waitFor', at: ['brandner', 'b_ruf'], names: ['pia', 'p_wahrheit'] },
    { kind: 'waitFor', at: ['brandner', 'b_ruf'], names: ['hinnerk', 'h_ebbe'] },
    { kind: 'moveDialog', at: ['brandner', 'b_ende_hafen'], names: ['tilda', 't_ep_hafen'] },
    { kind: 'moveDialog', at: ['brandner', 'b_ende_fern'], names: ['tilda', 't_ep_fern'] },
    { kind: 'moveDialog', at: ['brandner', 'b_ende_handschellen'], names: ['tilda', 't_ep_verrat'] },
  ],
  solution: aufderfluchtSolution,
  clues: [
    {
      at: ['tilda', 't_empfaenger'],
      title: 'Der Empfänger',
      text: 'Das Geld ging an die „Nordlicht Marine GmbH“, als „Anzahlung Rumpf“. Eine Werft, die so heißt, kennt Tilda nicht.',
    },
    {
      at: ['yusuf', 'y_log'],
      title: 'Das Protokoll',
      text: 'Jemand war von 18:41 bis 18:49 Uhr als Tilda angemeldet, aber am Rechner SCHATZ-02. Der steht im Zimmer des Schatzmeisters.',
    },
    {
      at: ['yusuf', 'y_tuer'],
      title: 'Die Tür',
      text: 'Pia ging am Freitag um 17:02 Uhr, kam um 18:28 Uhr wieder und ging um 18:33 Uhr. Eine Tür kann man auch jemandem aufhalten.',
    },
    {
      at: ['albrecht', 'a_alibi'],
      title: 'Das Foto',
      text: 'Gernot Albrecht war beim Spendendinner und hat um 18:52 Uhr ein Foto gepostet. Die Kutter schwimmen darauf hoch am Kai.',
    },
    {
      at: ['hinnerk', 'h_boot'],
      title: 'Die Nordlicht',
      text: 'Albrechts Jacht heißt „Nordlicht“. Sie hat Diesel und Konserven für zwei Monate an Bord und läuft heute Nacht mit dem Hochwasser aus.',
    },
    {
      at: ['pia', 'p_wahrheit'],
      title: 'Pias Wahrheit',
      text: 'Pia hat am Freitag um halb sieben Herrn Albrecht die Tür aufgehalten. Bis zum Dinner sind es zwanzig Minuten zu Fuß.',
    },
    {
      at: ['hinnerk', 'h_ebbe'],
      title: 'Die Ebbe',
      text: 'Am Freitag um 18:52 Uhr war Niedrigwasser, und es hat geregnet. Das Foto ist vom Mittag.',
    },
  ],
  endings: [
    {
      at: ['brandner', 'b_ende_hafen'],
      title: 'Heimathafen',
      text: 'Albrecht wurde von der „Nordlicht“ geholt, und Tilda ist von selbst gekommen. Um fünf gab es Krabbenbrot für alle.',
    },
    {
      at: ['brandner', 'b_ende_fern'],
      title: 'Freie Fahrt',
      text: 'Der Fall ist gelöst, und Tilda ist frei. Nach Hause traut sie sich nicht.',
    },
    {
      at: ['brandner', 'b_ende_handschellen'],
      title: 'Handschellen',
      text: 'Alles richtig gemacht, nur nicht für sie: Tilda saß eine Stunde in der Zelle, weil ihr Versteck verraten war.',
    },
    {
      at: ['brandner', 'b_ende_spaet'],
      title: 'Eine Stunde zu spät',
      text: 'Der Täter stimmt, der Ort nicht. Die „Nordlicht“ ist mit dem Hochwasser ausgelaufen.',
    },
    {
      at: ['brandner', 'b_ende_ablandig'],
      title: 'Ablandiger Wind',
      text: 'Der Richtige, aber ohne Beweis. Beim nächsten Mal lohnt ein Blick aufs Wasser.',
    },
    {
      at: ['brandner', 'b_ende_pia'],
      title: 'Die Freundin',
      text: 'Eine Lüge ist noch kein Diebstahl.',
    },
    {
      at: ['brandner', 'b_ende_yusuf'],
      title: 'Der Leuchtturm geht aus',
      text: 'Ein Geheimnis ist noch keine Schuld.',
    },
    {
      at: ['brandner', 'b_ende_verrat'],
      title: 'Die Nächstbeste',
      text: 'Wer wegläuft, hat manchmal einfach nur Angst.',
    },
  ],
  epilogues: [
    ['tilda', 't_ep_kai'],
    ['tilda', 't_ep_fern'],
    ['tilda', 't_ep_verrat'],
  ],
};

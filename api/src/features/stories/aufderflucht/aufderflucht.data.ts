import type { Story } from '../Story.ts';
import { albrecht } from './albrecht.data.ts';
import { brandner } from './brandner.data.ts';
import { hinnerk } from './hinnerk.data.ts';
import { pia } from './pia.data.ts';
import { tilda } from './tilda.data.ts';
import { yusuf } from './yusuf.data.ts';
import { aufderfluchtSolution } from './solution.data.ts';

/** Once all is found out, no tip leads further. */
const decided = 'Alles liegt auf dem Tisch. Jetzt muss nur noch jemand einen Namen sagen.';

/** The public story at `/aufderflucht`: a friend is on the run, and the water on a photograph is too high. */
export const aufderflucht: Story = {
  dialog_manager_id: 4,
  name: 'Niedrigwasser',
  // Its clock is the water.
  clock: null,
  chats: [tilda, yusuf, pia, albrecht, hinnerk, brandner],
  triggers: [
    { kind: 'startDialog', at: ['yusuf', 'y_start'], names: ['tilda', 't_freunde'] },
    { kind: 'startDialog', at: ['pia', 'p_start'], names: ['tilda', 't_freunde'] },
    { kind: 'startDialog', at: ['albrecht', 'a_start'], names: ['tilda', 't_empfaenger'] },
    { kind: 'startDialog', at: ['hinnerk', 'h_start'], names: ['tilda', 't_hinnerk'] },
    { kind: 'startDialog', at: ['brandner', 'b_start'], names: ['tilda', 't_hinnerk'] },
    { kind: 'waitFor', at: ['pia', 'p_zurueck'], names: ['yusuf', 'y_tuer'], delay_seconds: 60 },
    { kind: 'waitFor', at: ['tilda', 't_halt'], names: ['tilda', 't_empfaenger'], delay_seconds: 90 },
    { kind: 'waitFor', at: ['tilda', 't_halt'], names: ['tilda', 't_freunde'], delay_seconds: 60 },
    { kind: 'waitFor', at: ['yusuf', 'y_abschied'], names: ['yusuf', 'y_server'], delay_seconds: 120 },
    { kind: 'waitFor', at: ['yusuf', 'y_abschied'], names: ['yusuf', 'y_log'], delay_seconds: 60 },
    { kind: 'waitFor', at: ['yusuf', 'y_abschied'], names: ['yusuf', 'y_tuer'], delay_seconds: 60 },
    { kind: 'waitFor', at: ['hinnerk', 'h_raten'], names: ['albrecht', 'a_alibi'], delay_seconds: 45 },
    { kind: 'waitFor', at: ['hinnerk', 'h_raten'], names: ['hinnerk', 'h_start'], delay_seconds: 90 },
    { kind: 'waitFor', at: ['albrecht', 'a_angebot'], names: ['hinnerk', 'h_ebbe'], delay_seconds: 30 },
    { kind: 'waitFor', at: ['tilda', 't_wahl'], names: ['hinnerk', 'h_ebbe'], delay_seconds: 20 },
    { kind: 'waitFor', at: ['tilda', 't_wahl'], names: ['pia', 'p_wahrheit'], delay_seconds: 20 },
    { kind: 'waitFor', at: ['brandner', 'b_ruf'], names: ['yusuf', 'y_log'] },
    { kind: 'waitFor', at: ['brandner', 'b_ruf'], names: ['pia', 'p_wahrheit'], delay_seconds: 40 },
    { kind: 'waitFor', at: ['brandner', 'b_ruf'], names: ['hinnerk', 'h_ebbe'], delay_seconds: 40 },
    { kind: 'waitFor', at: ['hinnerk', 'h_vorbei'], names: ['brandner', 'b_vorbei'], delay_seconds: 20 },
    { kind: 'waitFor', at: ['pia', 'p_vorbei'], names: ['brandner', 'b_vorbei'], delay_seconds: 40 },
    { kind: 'waitFor', at: ['yusuf', 'y_vorbei'], names: ['brandner', 'b_vorbei'], delay_seconds: 60 },
    { kind: 'waitFor', at: ['albrecht', 'a_vorbei'], names: ['brandner', 'b_vorbei'], delay_seconds: 80 },
    { kind: 'moveDialog', at: ['tilda', 't_fragen_frage'], names: ['tilda', 't_schweigen'], delay_seconds: 240 },
    { kind: 'moveDialog', at: ['tilda', 't_halt'], names: ['tilda', 't_allein'], delay_seconds: 180 },
    { kind: 'moveDialog', at: ['tilda', 't_wahl'], names: ['tilda', 't_wahl_allein'], delay_seconds: 420 },
    { kind: 'moveDialog', at: ['tilda', 't_kajuete_frage'], names: ['tilda', 't_kajuete_anstoss'], delay_seconds: 300 },
    { kind: 'moveDialog', at: ['brandner', 'b_lage_frage'], names: ['brandner', 'b_lage_anstoss'], delay_seconds: 240 },
    { kind: 'moveDialog', at: ['yusuf', 'y_fragen_frage'], names: ['yusuf', 'y_schweigen'], delay_seconds: 300 },
    { kind: 'moveDialog', at: ['pia', 'p_zwei_frage'], names: ['pia', 'p_schweigen'], delay_seconds: 240 },
    { kind: 'moveDialog', at: ['albrecht', 'a_fragen_frage'], names: ['albrecht', 'a_schweigen'], delay_seconds: 330 },
    { kind: 'moveDialog', at: ['hinnerk', 'h_fragen_frage'], names: ['hinnerk', 'h_schweigen'], delay_seconds: 360 },
    { kind: 'moveDialog', at: ['hinnerk', 'h_raten'], names: ['hinnerk', 'h_raten_allein'], delay_seconds: 300 },
    { kind: 'moveDialog', at: ['brandner', 'b_fragen_frage'], names: ['brandner', 'b_schweigen'], delay_seconds: 420 },
    { kind: 'moveDialog', at: ['brandner', 'b_ende_hafen'], names: ['tilda', 't_ep_hafen'] },
    { kind: 'moveDialog', at: ['brandner', 'b_ende_fern'], names: ['tilda', 't_ep_fern'] },
    { kind: 'moveDialog', at: ['brandner', 'b_ende_handschellen'], names: ['tilda', 't_ep_verrat'] },
    { kind: 'moveDialog', at: ['brandner', 'b_ende_spaet'], names: ['tilda', 't_ep_spaet'] },
    { kind: 'moveDialog', at: ['brandner', 'b_ende_ablandig'], names: ['tilda', 't_ep_ablandig'] },
    { kind: 'moveDialog', at: ['brandner', 'b_ende_pia'], names: ['tilda', 't_ep_pia'] },
    { kind: 'moveDialog', at: ['brandner', 'b_ende_yusuf'], names: ['tilda', 't_ep_yusuf'] },
    { kind: 'moveDialog', at: ['brandner', 'b_ende_verrat'], names: ['tilda', 't_ep_naechste'] },
  ],
  solution: aufderfluchtSolution,
  clues: [
    {
      at: ['tilda', 't_empfaenger'],
      title: 'Der Empfänger',
      text: 'Das Geld ging an die „Nordlicht Marine GmbH“, als „Anzahlung Rumpf“. Eine Werft, die so heißt, kennt Tilda nicht.',
      tip: 'Geld verschwindet nicht, es kommt irgendwo an. Auf der Überweisung stand, wo. Tilda hat es noch gesehen.',
    },
    {
      at: ['yusuf', 'y_log'],
      title: 'Das Protokoll',
      text: 'Jemand war von 18:41 bis 18:49 Uhr als Tilda angemeldet, aber am Rechner SCHATZ-02. Der steht im Zimmer des Schatzmeisters.',
      tip: 'Angemeldet war Tilda. Die Frage ist, an welchem Rechner. Yusuf hat die Protokolle.',
    },
    {
      at: ['yusuf', 'y_tuer'],
      title: 'Die Tür',
      text: 'Pia ging am Freitag um 17:02 Uhr, kam um 18:28 Uhr wieder und ging um 18:33 Uhr. Eine Tür kann man auch jemandem aufhalten.',
      tip: 'Wer am Freitagabend im Haus war, weiß die Tür. Und was die Tür weiß, weiß Yusuf.',
    },
    {
      at: ['albrecht', 'a_alibi'],
      title: 'Das Foto',
      text: 'Gernot Albrecht war beim Spendendinner und hat um 18:52 Uhr ein Foto gepostet. Die Kutter schwimmen darauf hoch am Kai.',
      tip: 'Der Schatzmeister spricht von allen, nur nicht davon, wo er selbst am Freitagabend war.',
    },
    {
      at: ['hinnerk', 'h_boot'],
      title: 'Die Nordlicht',
      text: 'Albrechts Jacht heißt „Nordlicht“. Sie hat Diesel und Konserven für zwei Monate an Bord und läuft heute Nacht mit dem Hochwasser aus.',
      tip: 'Am Hafen kennt einer jedes Schiff. Hinnerk weiß, was da liegt.',
    },
    {
      at: ['pia', 'p_wahrheit'],
      title: 'Pias Wahrheit',
      text: 'Pia hat am Freitag um halb sieben Herrn Albrecht die Tür aufgehalten. Bis zum Dinner sind es zwanzig Minuten zu Fuß.',
      tip: 'Pia war am Freitag noch einmal im Haus, fünf Minuten lang. Vielleicht war sie nicht allein an der Tür.',
    },
    {
      at: ['hinnerk', 'h_ebbe'],
      title: 'Die Ebbe',
      text: 'Am Freitag um 18:52 Uhr war Niedrigwasser, und es hat geregnet. Das Foto ist vom Mittag.',
      tip: 'Es gibt ein Foto, das alles beweisen soll. Hinnerk schaut auf Fotos zuerst aufs Wasser.',
    },
  ],
  endings: [
    {
      at: ['brandner', 'b_ende_hafen'],
      title: 'Heimathafen',
      text: 'Albrecht wurde von der „Nordlicht“ geholt, und Tilda ist von selbst gekommen. Um fünf gab es Krabbenbrot für alle.',
      tip: decided,
    },
    {
      at: ['brandner', 'b_ende_fern'],
      title: 'Freie Fahrt',
      text: 'Der Fall ist gelöst, und Tilda ist frei. Nach Hause traut sie sich nicht.',
      tip: decided,
    },
    {
      at: ['brandner', 'b_ende_handschellen'],
      title: 'Handschellen',
      text: 'Alles richtig gemacht, nur nicht für sie: Tilda saß eine Stunde in der Zelle, weil ihr Versteck verraten war.',
      tip: decided,
    },
    {
      at: ['brandner', 'b_ende_spaet'],
      title: 'Eine Stunde zu spät',
      text: 'Der Täter stimmt, der Ort nicht. Die „Nordlicht“ ist mit dem Hochwasser ausgelaufen.',
      tip: decided,
    },
    {
      at: ['brandner', 'b_ende_ablandig'],
      title: 'Ablandiger Wind',
      text: 'Der Richtige, aber ohne Beweis. Beim nächsten Mal lohnt ein Blick aufs Wasser.',
      tip: decided,
    },
    {
      at: ['brandner', 'b_ende_pia'],
      title: 'Die Freundin',
      text: 'Eine Lüge ist noch kein Diebstahl.',
      tip: decided,
    },
    {
      at: ['brandner', 'b_ende_yusuf'],
      title: 'Der Leuchtturm geht aus',
      text: 'Ein Geheimnis ist noch keine Schuld.',
      tip: decided,
    },
    {
      at: ['brandner', 'b_ende_verrat'],
      title: 'Die Nächstbeste',
      text: 'Wer wegläuft, hat manchmal einfach nur Angst.',
      tip: decided,
    },
  ],
  epilogues: [
    ['tilda', 't_ep_kai'],
    ['tilda', 't_ep_fern'],
    ['tilda', 't_ep_verrat'],
    ['tilda', 't_ep_spaet'],
    ['tilda', 't_ep_ablandig'],
    ['tilda', 't_ep_pia'],
    ['tilda', 't_ep_yusuf'],
    ['tilda', 't_ep_naechste'],
  ],
};

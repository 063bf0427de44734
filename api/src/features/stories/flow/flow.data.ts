import type { Story } from '../Story.ts';
import { jonas } from './jonas.data.ts';
import { kranz } from './kranz.data.ts';
import { mara } from './mara.data.ts';
import { nik } from './nik.data.ts';
import { ottilie } from './ottilie.data.ts';
import { sartorius } from './sartorius.data.ts';
import { flowSolution } from './solution.data.ts';

/** The public story at `/flow`: who was in the observatory at 23:12? */
export const flow: Story = {
  dialog_manager_id: 3,
  name: 'Wolken über der Warte',
  chats: [mara, ottilie, jonas, sartorius, kranz, nik],
  triggers: [
    { kind: 'startDialog', at: ['ottilie', 'o_start'], names: ['mara', 'm_auftrag'] },
    { kind: 'startDialog', at: ['jonas', 'j_start'], names: ['mara', 'm_auftrag'] },
    { kind: 'startDialog', at: ['sartorius', 's_start'], names: ['ottilie', 'o_streit'] },
    { kind: 'startDialog', at: ['kranz', 'k_start'], names: ['ottilie', 'o_garderobe'] },
    { kind: 'startDialog', at: ['nik', 'n_start'], names: ['jonas', 'j_stream'] },
    { kind: 'waitFor', at: ['ottilie', 'o_decke'], names: ['sartorius', 's_alibi'], delay_seconds: 60 },
    { kind: 'waitFor', at: ['jonas', 'j_schublade'], names: ['nik', 'n_rotlicht'] },
    { kind: 'waitFor', at: ['sartorius', 's_zurueck'], names: ['nik', 'n_wolken'] },
    { kind: 'waitFor', at: ['mara', 'm_bericht'], names: ['sartorius', 's_alibi'] },
    { kind: 'waitFor', at: ['mara', 'm_bericht'], names: ['jonas', 'j_schublade'] },
    { kind: 'waitFor', at: ['mara', 'm_bericht'], names: ['nik', 'n_wolken'] },
    { kind: 'waitFor', at: ['mara', 'm_bericht'], names: ['kranz', 'k_glas'] },
    { kind: 'moveDialog', at: ['sartorius', 's_schluss'], names: ['mara', 'e_gestaendnis'] },
  ],
  solution: flowSolution,
  clues: [
    {
      at: ['ottilie', 'o_streit'],
      title: 'Der Streit',
      text: 'Um sechs haben Falk Reinhardt und Helene Sartorius gestritten. Er: „Es steht doch da, in Bleistift!“ Sie: „Dann stürzt du einen Toten vom Sockel.“',
    },
    {
      at: ['ottilie', 'o_garderobe'],
      title: 'Die Garderobe',
      text: '21:50 Uhr: Der Konsul greift die Jacke von Jonas und hängt sie zurück. 22:20 Uhr: Frau Sartorius sucht recht lange nach ihrem Schal.',
    },
    {
      at: ['jonas', 'j_stream'],
      title: 'Der Stream',
      text: 'Jonas war von 22:40 bis 0:30 Uhr live im Keller zu sehen, auch um 23:12 Uhr. Vierzehn Leute haben zugeschaut.',
    },
    {
      at: ['jonas', 'j_karte'],
      title: 'Die Karte',
      text: 'Die Schlüsselkarte von Jonas steckt immer in seiner Jacke. Wer die Jacke hatte, hatte die Karte.',
    },
    {
      at: ['sartorius', 's_alibi'],
      title: 'Das Alibi',
      text: 'Helene Sartorius will um 23:31 Uhr auf ihrem Balkon gesehen haben, wie der Mond den Stern Alkyone bedeckt. Zeugen hat sie keine.',
    },
    {
      at: ['kranz', 'k_alibi'],
      title: 'Die Taxiquittung',
      text: 'Konsul Kranz stieg um 22:05 Uhr ins Taxi und spielte bis zwei Uhr Skat, mit einem Notar, einem Pfarrer und einem Zahnarzt.',
    },
    {
      at: ['kranz', 'k_glas'],
      title: 'Glas und Frost',
      text: 'Im Frost reißt die Schicht auf dem Glas. Wer etwas davon versteht, trägt die Platte nicht aus dem Haus, sondern legt sie kühl, trocken und dunkel ab: „zu ihresgleichen“.',
    },
    {
      at: ['nik', 'n_rotlicht'],
      title: 'Das rote Licht',
      text: 'Um 23:20 Uhr ging ein rotes Licht durch die Bibliothek, dann für fünf Minuten ins Archiv und wieder zurück. Solche Lampen haben Astronomen.',
    },
    {
      at: ['nik', 'n_wolken'],
      title: 'Die Wolken',
      text: 'Ab zehn Uhr abends war der Himmel zu. Die Bedeckung von Alkyone um 23:31 Uhr hat in der ganzen Gegend niemand gesehen.',
    },
    {
      at: ['jonas', 'j_schublade'],
      title: 'Die Schublade',
      text: 'Im Archiv liegt überall Staub, nur Schublade 7 ist blank. Darin liegen die Platten 701 bis 799.',
    },
    {
      at: ['ottilie', 'o_decke'],
      title: 'Die Truhe',
      text: 'Die Decke lag in einer Truhe, die klemmt. Nur wer lange im Haus ist, weiß, wo man drücken muss. Der Konsul wusste es nicht.',
    },
    {
      at: ['sartorius', 's_wolken'],
      title: 'Kein Stern',
      text: 'Frau Sartorius gibt es zu: Den Zeitpunkt hatte sie aus dem Jahrbuch. Nach oben gesehen hat sie in dieser Nacht nicht.',
    },
    {
      at: ['sartorius', 's_decke'],
      title: 'Zugedeckt',
      text: 'Sie war es, die Reinhardt zugedeckt hat. Dann ist sie gegangen.',
    },
    {
      at: ['sartorius', 's_klara'],
      title: 'Der Name am Rand',
      text: 'Auf der Platte steht „Klara Wendt, Assistentin“. Nicht der Urgroßvater von Frau Sartorius hat den Kometen entdeckt.',
    },
  ],
  endings: [
    {
      at: ['mara', 'm_ende_klar'],
      title: 'Klarer Himmel',
      text: 'Die Platte lag in der falschen Schublade, unversehrt. Der Komet heißt jetzt Wendt, und der Himmel ist klar. Besser kann man einen Fall nicht lösen.',
    },
    {
      at: ['mara', 'm_ende_halb'],
      title: 'Halbmond',
      text: 'Die Täterin stimmt, die Wahrheit kam zu spät: Die Platte fand sich erst vier Monate danach.',
    },
    {
      at: ['mara', 'm_ende_wolken'],
      title: 'Wolkendecke',
      text: 'Richtige Person, falscher Beweis. Nach zwei Stunden war sie wieder draußen.',
    },
    {
      at: ['mara', 'm_ende_jonas'],
      title: 'Die falsche Spur',
      text: 'Eine Karte beweist nur, dass jemand die Karte hatte. Vierzehn Leute haben Jonas im Stream gesehen.',
    },
    {
      at: ['mara', 'm_ende_kranz'],
      title: 'Der Konsul lacht',
      text: 'Wer etwas haben will, hat es deshalb noch nicht genommen. Die Platte ist nie wieder aufgetaucht.',
    },
    {
      at: ['mara', 'm_ende_ottilie'],
      title: 'Kasse geschlossen',
      text: 'Ottilie Brand kam nach zwanzig Minuten frei und hat Kekse dagelassen. Die Wolken hängen tief über der Warte.',
    },
    {
      at: ['mara', 'm_ende_gestaendnis'],
      title: 'Die Decke',
      text: 'Frau Sartorius hat von selbst alles erzählt. Nicht überführt: überzeugt. Das können die wenigsten.',
    },
  ],
  epilogues: [],
};

import type { Story } from '../Story.ts';
import { jonas } from './jonas.data.ts';
import { kranz } from './kranz.data.ts';
import { mara } from './mara.data.ts';
import { nik } from './nik.data.ts';
import { ottilie } from './ottilie.data.ts';
import { sartorius } from './sartorius.data.ts';
import { flowSolution } from './solution.data.ts';

/** Once all is found out, no tip leads further. */
const decided = 'Du hast alles beisammen. Jetzt musst du dich nur noch entscheiden, wem du glaubst.';

/** The public story at `/flow`: who was in the observatory at 23:12? */
export const flow: Story = {
  dialog_manager_id: 3,
  name: 'Wolken über der Warte',
  // Early morning; with all clues it is a little after five.
  clock: { starts: 8 * 60 + 10, step: 39 },
  chats: [mara, ottilie, jonas, sartorius, kranz, nik],
  triggers: [
    { kind: 'startDialog', at: ['ottilie', 'o_start'], names: ['mara', 'm_auftrag'] },
    { kind: 'startDialog', at: ['jonas', 'j_start'], names: ['mara', 'm_auftrag'] },
    { kind: 'startDialog', at: ['sartorius', 's_start'], names: ['ottilie', 'o_streit'] },
    { kind: 'startDialog', at: ['kranz', 'k_start'], names: ['ottilie', 'o_garderobe'] },
    { kind: 'startDialog', at: ['nik', 'n_start'], names: ['jonas', 'j_stream'] },
    { kind: 'waitFor', at: ['ottilie', 'o_decke'], names: ['sartorius', 's_alibi'], delay_seconds: 60 },
    { kind: 'waitFor', at: ['jonas', 'j_schublade'], names: ['nik', 'n_rotlicht'], delay_seconds: 45 },
    { kind: 'waitFor', at: ['sartorius', 's_zurueck'], names: ['sartorius', 's_alibi'], delay_seconds: 90 },
    { kind: 'waitFor', at: ['sartorius', 's_zurueck'], names: ['nik', 'n_wolken'], delay_seconds: 30 },
    { kind: 'waitFor', at: ['mara', 'm_bericht'], names: ['sartorius', 's_alibi'] },
    { kind: 'waitFor', at: ['mara', 'm_bericht'], names: ['jonas', 'j_schublade'], delay_seconds: 30 },
    { kind: 'waitFor', at: ['mara', 'm_bericht'], names: ['nik', 'n_wolken'] },
    { kind: 'waitFor', at: ['mara', 'm_bericht'], names: ['kranz', 'k_glas'], delay_seconds: 20 },
    { kind: 'waitFor', at: ['ottilie', 'o_vorbei'], names: ['mara', 'm_vorbei'], delay_seconds: 20 },
    { kind: 'waitFor', at: ['jonas', 'j_vorbei'], names: ['mara', 'm_vorbei'], delay_seconds: 40 },
    { kind: 'waitFor', at: ['nik', 'n_vorbei'], names: ['mara', 'm_vorbei'], delay_seconds: 60 },
    { kind: 'waitFor', at: ['kranz', 'k_vorbei'], names: ['mara', 'm_vorbei'], delay_seconds: 80 },
    { kind: 'waitFor', at: ['sartorius', 's_vorbei'], names: ['mara', 'm_vorbei'], delay_seconds: 100 },
    { kind: 'moveDialog', at: ['mara', 'm_akte_frage'], names: ['mara', 'm_schweigen'], delay_seconds: 240 },
    { kind: 'moveDialog', at: ['mara', 'm_akte_frage'], names: ['mara', 'm_schweigen_2'], delay_seconds: 600 },
    { kind: 'moveDialog', at: ['mara', 'm_lage_frage'], names: ['mara', 'm_lage_anstoss'], delay_seconds: 240 },
    { kind: 'moveDialog', at: ['ottilie', 'o_fragen_frage'], names: ['ottilie', 'o_schweigen'], delay_seconds: 300 },
    { kind: 'moveDialog', at: ['jonas', 'j_fragen_frage'], names: ['jonas', 'j_schweigen'], delay_seconds: 360 },
    { kind: 'moveDialog', at: ['nik', 'n_fragen_frage'], names: ['nik', 'n_schweigen'], delay_seconds: 270 },
    { kind: 'moveDialog', at: ['kranz', 'k_fragen_frage'], names: ['kranz', 'k_schweigen'], delay_seconds: 420 },
    {
      kind: 'moveDialog',
      at: ['sartorius', 's_fragen_frage'],
      names: ['sartorius', 's_schweigen'],
      delay_seconds: 390,
    },
    {
      kind: 'moveDialog',
      at: ['sartorius', 's_zwei_frage'],
      names: ['sartorius', 's_zwei_schweigen'],
      delay_seconds: 300,
    },
    { kind: 'moveDialog', at: ['sartorius', 's_schluss'], names: ['mara', 'e_gestaendnis'] },
    { kind: 'moveDialog', at: ['mara', 'm_ende_halb'], names: ['ottilie', 'o_ep_halb'] },
    { kind: 'moveDialog', at: ['mara', 'm_ende_ottilie'], names: ['ottilie', 'o_ep_zettel'] },
    { kind: 'moveDialog', at: ['mara', 'm_ende_jonas'], names: ['jonas', 'j_ep'] },
    { kind: 'moveDialog', at: ['mara', 'm_ende_kranz'], names: ['kranz', 'k_ep'] },
  ],
  solution: flowSolution,
  clues: [
    {
      at: ['ottilie', 'o_streit'],
      title: 'Der Streit',
      text: 'Um sechs haben Falk Reinhardt und Helene Sartorius gestritten. Er: „Es steht doch da, in Bleistift!“ Sie: „Dann stürzt du einen Toten vom Sockel.“',
      tip: 'Frau Brand sitzt den ganzen Tag neben einer dünnen Wand. Was hat sie da gehört?',
    },
    {
      at: ['ottilie', 'o_garderobe'],
      title: 'Die Garderobe',
      text: '21:50 Uhr: Der Konsul greift die Jacke von Jonas und hängt sie zurück. 22:20 Uhr: Frau Sartorius sucht recht lange nach ihrem Schal.',
      tip: 'Die Karte steckte in einer Jacke. Wer sieht in dem Haus, was mit den Jacken passiert? Die Kasse.',
    },
    {
      at: ['jonas', 'j_stream'],
      title: 'Der Stream',
      text: 'Jonas war von 22:40 bis 0:30 Uhr live im Keller zu sehen, auch um 23:12 Uhr. Vierzehn Leute haben zugeschaut.',
      tip: 'Bevor du Jonas etwas glaubst: Wo will er denn gewesen sein, in der Nacht?',
    },
    {
      at: ['jonas', 'j_karte'],
      title: 'Die Karte',
      text: 'Die Schlüsselkarte von Jonas steckt immer in seiner Jacke. Wer die Jacke hatte, hatte die Karte.',
      tip: 'Die Tür ging mit der Karte von Jonas auf. Was sagt er selbst dazu?',
    },
    {
      at: ['sartorius', 's_alibi'],
      title: 'Das Alibi',
      text: 'Helene Sartorius will um 23:31 Uhr auf ihrem Balkon gesehen haben, wie der Mond den Stern Alkyone bedeckt. Zeugen hat sie keine.',
      tip: 'Die Stellvertreterin hat dir noch nicht gesagt, wo sie in der Nacht war.',
    },
    {
      at: ['kranz', 'k_alibi'],
      title: 'Die Taxiquittung',
      text: 'Konsul Kranz stieg um 22:05 Uhr ins Taxi und spielte bis zwei Uhr Skat, mit einem Notar, einem Pfarrer und einem Zahnarzt.',
      tip: 'Den Konsul hat keiner gefragt, was er nach zehn gemacht hat.',
    },
    {
      at: ['kranz', 'k_glas'],
      title: 'Glas und Frost',
      text: 'Im Frost reißt die Schicht auf dem Glas. Wer etwas davon versteht, trägt die Platte nicht aus dem Haus, sondern legt sie kühl, trocken und dunkel ab: „zu ihresgleichen“.',
      tip: 'Wir suchen eine Glasplatte und wissen nicht, was so ein Ding aushält. Der Konsul sammelt so etwas.',
    },
    {
      at: ['nik', 'n_rotlicht'],
      title: 'Das rote Licht',
      text: 'Um 23:20 Uhr ging ein rotes Licht durch die Bibliothek, dann für fünf Minuten ins Archiv und wieder zurück. Solche Lampen haben Astronomen.',
      tip: 'Gegenüber der Sternwarte wohnt ein Junge, der nachts aus dem Fenster schaut. Ob dem etwas aufgefallen ist?',
    },
    {
      at: ['nik', 'n_wolken'],
      title: 'Die Wolken',
      text: 'Ab zehn Uhr abends war der Himmel zu. Die Bedeckung von Alkyone um 23:31 Uhr hat in der ganzen Gegend niemand gesehen.',
      tip: 'Der Junge wollte in der Nacht durchs Teleskop sehen. Hat er?',
    },
    {
      at: ['jonas', 'j_schublade'],
      title: 'Die Schublade',
      text: 'Im Archiv liegt überall Staub, nur Schublade 7 ist blank. Darin liegen die Platten 701 bis 799.',
      tip: 'Jonas sieht sich gerade noch einmal im Haus um. Gib ihm einen Moment.',
    },
    {
      at: ['ottilie', 'o_decke'],
      title: 'Die Truhe',
      text: 'Die Decke lag in einer Truhe, die klemmt. Nur wer lange im Haus ist, weiß, wo man drücken muss. Der Konsul wusste es nicht.',
      tip: 'Frau Brand gießt Blumen. Dabei fällt einem manches ein, lass sie in Ruhe.',
    },
    {
      at: ['sartorius', 's_wolken'],
      title: 'Kein Stern',
      text: 'Frau Sartorius gibt es zu: Den Zeitpunkt hatte sie aus dem Jahrbuch. Nach oben gesehen hat sie in dieser Nacht nicht.',
      tip: 'Leg das, was Frau Sartorius vom Himmel erzählt, neben das, was der Junge erzählt.',
    },
    {
      at: ['sartorius', 's_decke'],
      title: 'Zugedeckt',
      text: 'Sie war es, die Reinhardt zugedeckt hat. Dann ist sie gegangen.',
      tip: 'Jemand hat ihn zugedeckt. Wenn du weißt, wer: Frag sie, warum.',
    },
    {
      at: ['sartorius', 's_klara'],
      title: 'Der Name am Rand',
      text: 'Auf der Platte steht „Klara Wendt, Assistentin“. Nicht der Urgroßvater von Frau Sartorius hat den Kometen entdeckt.',
      tip: 'Reinhardt hat etwas auf dem Glas gelesen, am Rand. Wer das weiß, weiß auch, warum die Platte weg ist.',
    },
  ],
  endings: [
    {
      at: ['mara', 'm_ende_klar'],
      title: 'Klarer Himmel',
      text: 'Die Platte lag in der falschen Schublade, unversehrt. Der Komet heißt jetzt Wendt, und der Himmel ist klar. Besser kann man einen Fall nicht lösen.',
      tip: decided,
    },
    {
      at: ['mara', 'm_ende_halb'],
      title: 'Halbmond',
      text: 'Die Täterin stimmt, die Wahrheit kam zu spät: Die Platte fand sich erst vier Monate danach.',
      tip: decided,
    },
    {
      at: ['mara', 'm_ende_wolken'],
      title: 'Wolkendecke',
      text: 'Richtige Person, falscher Beweis. Nach zwei Stunden war sie wieder draußen.',
      tip: decided,
    },
    {
      at: ['mara', 'm_ende_jonas'],
      title: 'Die falsche Spur',
      text: 'Eine Karte beweist nur, dass jemand die Karte hatte. Vierzehn Leute haben Jonas im Stream gesehen.',
      tip: decided,
    },
    {
      at: ['mara', 'm_ende_kranz'],
      title: 'Der Konsul lacht',
      text: 'Wer etwas haben will, hat es deshalb noch nicht genommen. Die Platte ist nie wieder aufgetaucht.',
      tip: decided,
    },
    {
      at: ['mara', 'm_ende_ottilie'],
      title: 'Kasse geschlossen',
      text: 'Ottilie Brand kam nach zwanzig Minuten frei und hat Kekse dagelassen. Die Wolken hängen tief über der Warte.',
      tip: decided,
    },
    {
      at: ['mara', 'm_ende_gestaendnis'],
      title: 'Die Decke',
      text: 'Frau Sartorius hat von selbst alles erzählt. Nicht überführt: überzeugt. Das können die wenigsten.',
      tip: decided,
    },
  ],
  epilogues: [
    ['ottilie', 'o_ep_halb'],
    ['ottilie', 'o_ep_zettel'],
    ['jonas', 'j_ep'],
    ['kranz', 'k_ep'],
  ],
};

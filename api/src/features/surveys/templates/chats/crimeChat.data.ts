import { by, when } from '../jumps.ts';
import { options } from '../../../../dialogs/options.ts';
import type { Template } from '../Template.ts';

/** Krimi-Chat: three places to look at in any order, a clue at each, an accusation, and three ends. */
export const crimeChat: Template = {
  name: 'Krimi-Chat',
  category: 'chat',
  purpose: 'Ein kleiner Fall zum Mitspielen: drei Spuren in freier Reihenfolge, eine Anklage, drei Enden.',
  minutes: 2,
  adapt: 'den Ort und die Personen, oder erfinden Sie gleich einen eigenen Fall.',
  settings: {
    du_sie: 'du',
    avatar_name: 'Kommissarin Brandt',
    accent_color: '#EE6F2D',
    welcome:
      'Brandt hier, Kripo.#900#Im Stadtmuseum hängt ein leerer Rahmen. Das Bild „Die Fähre“ ist weg.#1400#Drei Menschen hatten heute Nacht einen Schlüssel. Ich brauche deinen Kopf.',
    ending: 'Fall geschlossen. Bis zum nächsten Mal.',
  },
  blocks: [
    {
      id: 'wohin',
      type: 'single',
      context: 'Wo suchst du?',
      short_name: 'Wohin',
      variable: 'wohin',
      options: options({
        rahmen: 'Am leeren Rahmen',
        wache: 'Bei der Nachtwache',
        werkstatt: 'In der Werkstatt',
        anklage: 'Ich weiß, wer es war',
      }),
      jump_to_ids: [by('wache', 'wache'), by('werkstatt', 'werkstatt'), by('anklage', 'wer')],
    },
    {
      id: 'rahmen',
      type: 'message',
      context:
        'Die Leinwand ist nicht herausgeschnitten. Jemand hat jeden Nagel einzeln gezogen.#1200#Das dauert. Und es braucht das richtige Werkzeug.',
      short_name: 'Rahmen',
    },
    {
      id: 'spur_rahmen',
      type: 'assign',
      context: '',
      short_name: 'Spur: Nägel',
      assignments: [{ variable: 'spur_naegel', expression: '1' }],
      jump_to_question: 'wohin',
    },
    {
      id: 'wache',
      type: 'message',
      context:
        'Herr Okafor schwört, dass er nicht geschlafen hat.#1000#„Um zwei ging kurz das Licht in der Werkstatt an. Ich dachte, Frau Lenz restauriert wieder die Nacht durch.“',
      short_name: 'Nachtwache',
    },
    {
      id: 'spur_wache',
      type: 'assign',
      context: '',
      short_name: 'Spur: Licht',
      assignments: [{ variable: 'spur_licht', expression: '1' }],
      jump_to_question: 'wohin',
    },
    {
      id: 'werkstatt',
      type: 'message',
      context:
        'Frau Lenz war gestern nachweislich im Konzert, auf der Bühne.#1000#Aber in ihrer Zange hängt ein roter Wollfaden. Der Direktor, Herr Albers, trägt heute einen roten Schal.',
      short_name: 'Werkstatt',
    },
    {
      id: 'spur_werkstatt',
      type: 'assign',
      context: '',
      short_name: 'Spur: Faden',
      assignments: [{ variable: 'spur_faden', expression: '1' }],
      jump_to_question: 'wohin',
    },
    {
      id: 'wer',
      type: 'single',
      context: 'Dann sag es. Wer hat „Die Fähre“ genommen?',
      short_name: 'Anklage',
      variable: 'anklage',
      options: options({
        wache: 'Herr Okafor, die Nachtwache',
        lenz: 'Frau Lenz, die Restauratorin',
        albers: 'Herr Albers, der Direktor',
      }),
      jump_to_reactions: { albers: 'Albers wird blass.' },
      jump_to_ids: [by('wache', 'falsch'), by('lenz', 'falsch')],
    },
    {
      id: 'beweise',
      type: 'assign',
      context: '',
      short_name: 'Beweise zählen',
      assignments: [{ variable: 'beweise', expression: 'count(spur_naegel, spur_licht, spur_faden)' }],
      jump_to_ids: [when('beweise = 3', 'geloest')],
      jump_to_question: 'glueck',
    },
    {
      id: 'glueck',
      type: 'message',
      context:
        'Du hast recht, aber vor Gericht zählen Beweise, und du hast {{beweise}} von 3.#1000#Albers kommt mit einem blauen Auge davon. Das Bild hängt wieder.',
      short_name: 'Ende: Zu wenig Beweise',
      is_end: true,
    },
    {
      id: 'geloest',
      type: 'message',
      context:
        'Nägel, Licht, Faden: Alles passt. Albers gesteht. Er wollte das Bild verkaufen, bevor die Versicherung die Fälschung bemerkt.#1200#Saubere Arbeit.',
      short_name: 'Ende: Gelöst',
      is_end: true,
    },
    {
      id: 'falsch',
      type: 'message',
      context:
        'Ich nehme jemanden fest, der es nicht war.#1000#Am Morgen ist Herr Albers verschwunden, und „Die Fähre“ mit ihm.',
      short_name: 'Ende: Der Falsche',
      is_end: true,
    },
  ],
};

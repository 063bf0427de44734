import { by, when } from '../jumps.ts';
import { options } from '../../../../dialogs/options.ts';
import { privacyText } from '../privacyText.ts';
import type { Template } from '../Template.ts';

/** Anmeldung: workshops of which one is full, seats for up to four, needs, a consent apart, and an address. */
export const registration: Template = {
  name: 'Anmeldung mit begrenzten Plätzen',
  category: 'termine',
  purpose: 'Anmeldung zu Workshops mit Warteliste, mit Begleitung, Essen und Fotoerlaubnis.',
  minutes: 2,
  adapt:
    'die Workshops; ist einer voll, schicken Sie seine Antwort auf die Warteliste. Und die Anschrift in der Datenschutzerklärung.',
  settings: {
    du_sie: 'du',
    avatar_name: 'Orga-Team',
    accent_color: '#F5B63F',
    welcome:
      'Hallo! Schön, dass du zum Sommerfest kommen willst.#800#Die Workshops haben wenige Plätze, deshalb fragen wir vorher.',
    ending: 'Bis zum Sommerfest!',
    privacy_declaration_text: privacyText({
      purpose:
        'Die Angaben dienen allein der Planung des Festes. Die E-Mail-Adresse wird für die Bestätigung und für Änderungen gebraucht.',
      deleted: 'Alles wird zwei Wochen nach dem Fest gelöscht.',
    }),
  },
  blocks: [
    {
      id: 'name',
      type: 'open',
      context: 'Wie heißt du?',
      short_name: 'Name',
      variable: 'name',
      max_length: 80,
    },
    {
      id: 'workshop',
      type: 'single',
      context: 'Hallo {{name}}! Welchen Workshop möchtest du besuchen?',
      short_name: 'Workshop',
      variable: 'workshop',
      options: options({
        siebdruck: 'Siebdruck, 10 Uhr',
        brot: 'Brot backen, 13 Uhr',
        trommeln: 'Trommeln, 15 Uhr (ausgebucht, Warteliste)',
        keiner: 'Keinen, ich komme nur zum Fest',
      }),
      jump_to_ids: [by('trommeln', 'warteliste')],
      jump_to_question: 'personen',
    },
    {
      id: 'warteliste',
      type: 'single',
      context: 'Dort ist alles belegt. Sollen wir dich auf die Warteliste setzen?',
      short_name: 'Warteliste?',
      variable: 'warteliste',
      options: options({
        ja: 'Ja, bitte',
        anderer: 'Nein, ich wähle einen anderen',
        nein: 'Nein, dann komme ich nicht',
      }),
      jump_to_reactions: { ja: 'Gemacht. Wir melden uns, sobald ein Platz frei wird.' },
      jump_to_ids: [by('anderer', 'workshop'), by('nein', 'schade')],
    },
    {
      id: 'personen',
      type: 'number',
      context: 'Mit wie vielen Personen kommst du, dich eingeschlossen?',
      short_name: 'Personen',
      variable: 'personen',
      min: 1,
      max: 4,
      integer: true,
      unit: 'Personen',
      jump_to_ids: [when('personen = 1', 'essen')],
    },
    {
      id: 'kinder',
      type: 'number',
      context: 'Wie viele davon sind Kinder unter 12 Jahren?',
      short_name: 'Kinder',
      variable: 'kinder',
      min: 0,
      max: 3,
      integer: true,
    },
    {
      id: 'essen',
      type: 'multiple',
      context: 'Was sollen wir beim Essen beachten? Wähle nichts, wenn alles passt.',
      short_name: 'Essen',
      variable: 'essen',
      options: options({
        vegetarisch: 'Vegetarisch',
        vegan: 'Vegan',
        gluten: 'Ohne Gluten',
        laktose: 'Ohne Laktose',
      }),
    },
    {
      id: 'hilfe',
      type: 'open',
      context: 'Brauchst du etwas, damit du gut teilnehmen kannst, zum Beispiel einen Weg ohne Stufen?',
      short_name: 'Unterstützung',
      variable: 'unterstuetzung',
      optional: true,
    },
    {
      id: 'fotos',
      type: 'consent',
      context: 'Wir fotografieren auf dem Fest. Dürfen Bilder mit dir auf unserer Internetseite stehen?',
      short_name: 'Fotos',
      variable: 'fotos',
      label_agree: 'Ja, gern',
      label_decline: 'Nein, bitte nicht',
    },
    {
      id: 'adresse',
      type: 'email',
      context: 'Wohin schicken wir die Bestätigung?',
      short_name: 'E-Mail',
      variable: 'email',
    },
    {
      id: 'fertig',
      type: 'message',
      context: 'Deine Anmeldung ist da, {{name}}. Wir freuen uns auf dich!',
      short_name: 'Angemeldet',
      is_end: true,
    },
    {
      id: 'schade',
      type: 'message',
      context: 'Schade, {{name}}. Nächstes Jahr gibt es mehr Plätze.',
      short_name: 'Absage',
      is_end: true,
    },
  ],
};

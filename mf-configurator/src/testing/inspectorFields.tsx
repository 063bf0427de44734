import type { Block, BlockOf, BlockType, SurveyData } from '@dialogwerk/shared/contract';
import type { ComponentType, ReactNode } from 'react';
import { $asText } from '../features/inspector/state/asText.ts';
import { AnswerSection } from '../features/inspector/ui/sections/AnswerSection.tsx';
import { loadConditionParts } from '../features/inspector/ui/conditions/LaterCondition.tsx';
import { AssignmentsSection } from '../features/inspector/ui/sections/flow/AssignmentsSection.tsx';
import { ChoiceCountSection } from '../features/inspector/ui/sections/ChoiceCountSection.tsx';
import { ConsentSection } from '../features/inspector/ui/sections/ConsentSection.tsx';
import { EntriesSection } from '../features/inspector/ui/sections/requests/EntriesSection.tsx';
import { ExitConditionsSection } from '../features/inspector/ui/sections/talk/ExitConditionsSection.tsx';
import { FallbackSection } from '../features/inspector/ui/sections/talk/FallbackSection.tsx';
import { GptLimitsSection } from '../features/inspector/ui/sections/talk/GptLimitsSection.tsx';
import { GptSection } from '../features/inspector/ui/sections/talk/GptSection.tsx';
import { ProbingFields } from '../features/inspector/ui/sections/talk/ProbingFields.tsx';
import { MappingSection } from '../features/inspector/ui/sections/requests/MappingSection.tsx';
import { MatrixItemsSection } from '../features/inspector/ui/sections/MatrixItemsSection.tsx';
import { MediaSection } from '../features/inspector/ui/sections/media/MediaSection.tsx';
import { MessagesSection } from '../features/inspector/ui/sections/MessagesSection.tsx';
import { NumberBoundsSection } from '../features/inspector/ui/sections/NumberBoundsSection.tsx';
import { OptionsSection } from '../features/inspector/ui/sections/OptionsSection.tsx';
import { PicturesSection } from '../features/inspector/ui/sections/media/PicturesSection.tsx';
import { PlaceSection } from '../features/inspector/ui/sections/flow/PlaceSection.tsx';
import { ReactionsSection } from '../features/inspector/ui/sections/ReactionsSection.tsx';
import { RequestSection } from '../features/inspector/ui/sections/requests/RequestSection.tsx';
import { RoutingSection } from '../features/inspector/ui/sections/flow/RoutingSection.tsx';
import { ScaleSection } from '../features/inspector/ui/sections/scales/ScaleSection.tsx';
import { SearchSection } from '../features/inspector/ui/sections/requests/SearchSection.tsx';
import { SliderSection } from '../features/inspector/ui/sections/scales/SliderSection.tsx';
import { TextLimitsSection } from '../features/inspector/ui/sections/TextLimitsSection.tsx';
import { TextSection } from '../features/inspector/ui/sections/TextSection.tsx';
import { UploadSection } from '../features/inspector/ui/sections/media/UploadSection.tsx';
import { VoiceSection } from '../features/inspector/ui/sections/media/VoiceSection.tsx';
import { GeneralSection } from '../features/inspector/ui/settings/GeneralSection.tsx';
import { LookSection } from '../features/inspector/ui/settings/LookSection.tsx';
import { PrivacySection } from '../features/inspector/ui/settings/PrivacySection.tsx';
import { ScalesSection } from '../features/inspector/ui/settings/ScalesSection.tsx';
import { aBlock } from './aDialog.ts';

// Here and not with the first condition, so that every field is drawn at once.
await loadConditionParts();
// Typed by events, which the field for bubbles takes from a real browser alone.
$asText.set(true);

/** Texts that are held back, at least one. */
type Wrong = readonly [string, ...string[]];

/** A field of the inspector that is written in: what is typed, what is stored then, and what is held back. */
export interface InspectorField {
  readonly label: string | RegExp;
  /** The block that it belongs to; a message for those of the settings. */
  readonly block: Block;
  readonly typed: string;
  /** What is held back, with a message at the field. */
  readonly wrong: Wrong;
  /** Whether nothing is wrong with an empty field. */
  readonly mayBeEmpty: boolean;
  readonly Section: (props: { readonly survey: SurveyData }) => ReactNode;
}

const long = (length: number): string => 'x'.repeat(length + 1);
const options = [
  { id: 'x', text: 'Ja', score: 1 },
  { id: 'y', text: 'Nein', score: null },
];
const points = [
  { value: 1, label: 'nie' },
  { value: 2, label: 'immer' },
];

/** What the fields of a type need to be there; another type begins with its defaults. */
const samples = new Map<BlockType, Block>(
  [
    aBlock('single', 'a', { options, jump_to_ids: [{ kind: 'condition', condition: 'v + 0 = 1', target: 'b' }] }),
    aBlock('multiple', 'a', { options }),
    aBlock('likert', 'a', { scale: { from: 'block', points } }),
    aBlock('matrix', 'a', { items: [{ id: 'i', text: 'Ich schlafe gut', inverse: false }] }),
    aBlock('picture', 'a', { options: options.map((one) => Object.assign({ filename_db: null }, one)) }),
    aBlock('qa', 'a', { qa_entries: [{ id: 'k', questions: ['Wann?'], answer: 'Heute' }] }),
    aBlock('gpt', 'a', { gpt_exit_conditions: [{ id: 'e', condition: 'Fertig', target: null }] }),
    aBlock('assign', 'a', { assignments: [{ variable: 'summe', expression: '1 + 1' }] }),
    aBlock('api', 'a', { method: 'POST', mapping: [{ variable: 'wert', path: 'a.b' }] }),
    aBlock('email', 'a', { filename_db: 'film.mp4' }),
    aBlock('open', 'a', { probing: { goal: 'Was störte', most: 2, avoid: '' } }),
  ].map((block) => [block.type, block]),
);

interface Bounds {
  readonly wrong: Wrong;
  readonly mayBeEmpty?: boolean;
}

function fieldOf<T extends BlockType>(
  type: T,
  Section: (props: { readonly block: BlockOf<T> }) => ReactNode,
  label: string | RegExp,
  typed: string,
  { wrong, mayBeEmpty = !wrong.includes('') }: Bounds,
): InspectorField {
  const isMeant = (block: Block): block is BlockOf<T> => block.unique_question_id === 'a' && block.type === type;
  return {
    label,
    block: samples.get(type) ?? aBlock(type, 'a'),
    typed,
    wrong,
    mayBeEmpty,
    Section: ({ survey }) => {
      const block = survey.all_questions.find(isMeant);
      return block ? <Section block={block} /> : null;
    },
  };
}

function settingOf(Section: ComponentType, label: string | RegExp, typed: string, wrong: Wrong): InspectorField {
  const block = aBlock('message', 'a');
  return { label, block, typed, wrong, mayBeEmpty: !wrong.includes(''), Section: () => <Section /> };
}

/** Every field that is written in, of every section. */
export const inspectorFields: readonly InspectorField[] = [
  fieldOf('message', TextSection, 'Was der Bot sagt', 'Guten Tag', { wrong: [long(20_000)] }),
  fieldOf('message', TextSection, 'Kurzname', 'Gruß', { wrong: [long(200)] }),
  fieldOf('open', AnswerSection, 'Variable', 'alter', { wrong: ['ä', '1a', 'ALL', long(64)] }),
  fieldOf('open', AnswerSection, 'Warum fragen Sie das?', 'Wegen der Statistik', { wrong: [long(2_000)] }),
  fieldOf('open', TextLimitsSection, 'Höchstens so viele Zeichen', '120', {
    wrong: ['', 'viele', '0', '10001', '1,5'],
  }),
  fieldOf('single', ReactionsSection, 'Reaktion auf die Antwort', 'Danke', { wrong: [long(20_000)] }),
  fieldOf('single', ReactionsSection, 'Nachfrage', 'Warum?', { wrong: [long(20_000)] }),
  fieldOf('single', ReactionsSection, 'Reaktion auf „Nein“', 'Schade', { wrong: [long(20_000)] }),
  fieldOf('single', OptionsSection, 'Text von Option 1', 'Gern', { wrong: ['', '  ', long(2_000)] }),
  fieldOf('single', OptionsSection, 'Punkte von Option 1', '2,5', { wrong: ['zwei'] }),
  fieldOf('multiple', ChoiceCountSection, 'Mindestens', '1', { wrong: ['-1', '1,5', 'x'] }),
  fieldOf('multiple', ChoiceCountSection, 'Höchstens', '2', { wrong: ['0', '1,5', 'x'] }),
  fieldOf('likert', ScaleSection, 'Beschriftung von Punkt 1', 'niemals', { wrong: ['', long(500)] }),
  fieldOf('likert', ScaleSection, 'Wert von Punkt 1', '0,5', { wrong: ['', 'x'] }),
  fieldOf('matrix', MatrixItemsSection, 'Aussage 1', 'Ich schlafe schlecht', { wrong: ['', long(2_000)] }),
  fieldOf('slider', SliderSection, 'Kleinster Wert', '-5', { wrong: ['', 'x'] }),
  fieldOf('slider', SliderSection, 'Größter Wert', '100', { wrong: ['', 'x', '-1'] }),
  fieldOf('slider', SliderSection, 'Schrittweite', '0,5', { wrong: ['', 'x', '0', '11'] }),
  fieldOf('slider', SliderSection, 'Beschriftung links', 'gar nicht', { wrong: [long(200)] }),
  fieldOf('number', NumberBoundsSection, 'Kleinster Wert', '1,5', { wrong: ['x', '1,'] }),
  fieldOf('number', NumberBoundsSection, 'Größter Wert', '99', { wrong: ['x'] }),
  fieldOf('number', NumberBoundsSection, 'Einheit', 'Jahre', { wrong: [long(40)] }),
  fieldOf('picture', PicturesSection, 'Alternativtext von Bild 1', 'Ein Hund', { wrong: ['', long(2_000)] }),
  fieldOf('picture', PicturesSection, 'Punkte von Bild 1', '3', { wrong: ['x'] }),
  fieldOf('email', MediaSection, 'Abschrift', 'Guten Tag', { wrong: [long(20_000)], mayBeEmpty: false }),
  fieldOf('upload', UploadSection, 'Höchstens so groß (MB)', '2,5', { wrong: ['', 'x', '0', '101'] }),
  fieldOf('voice', VoiceSection, 'Höchstens so lang (Sekunden)', '60', { wrong: ['', 'x', '0', '601'] }),
  fieldOf('consent', ConsentSection, 'Beschriftung für Zustimmen', 'Einverstanden', { wrong: ['', long(200)] }),
  fieldOf('consent', ConsentSection, 'Beschriftung für Ablehnen', 'Lieber nicht', { wrong: ['', long(200)] }),
  fieldOf('qa', EntriesSection, 'Beispielfragen von Eintrag 1', 'Wann?\nUm wie viel Uhr?', { wrong: ['', long(500)] }),
  fieldOf('qa', EntriesSection, 'Antwort von Eintrag 1', 'Morgen', { wrong: ['', long(20_000)] }),
  fieldOf('qa', SearchSection, 'Wenn kein Eintrag passt', 'Das weiß ich nicht', { wrong: [long(20_000)] }),
  fieldOf('gpt', FallbackSection, 'Ersatztext', 'Später mehr', { wrong: [long(20_000)] }),
  fieldOf('gpt', GptSection, 'Auftrag an das Modell', 'Sei freundlich', { wrong: [long(20_000)] }),
  fieldOf('gpt', GptSection, 'Ton', 'knapp', { wrong: [long(2_000)] }),
  fieldOf('gpt', GptLimitsSection, 'Höchstens so viele Antworten', '7', { wrong: ['', 'x', '0', '51'] }),
  fieldOf('gpt', GptLimitsSection, 'Frühester Ausstieg nach so vielen Antworten', '2', { wrong: ['', '-1', '51'] }),
  fieldOf('gpt', GptLimitsSection, 'Sicherheit, ab der eine Bedingung zählt', '80', { wrong: ['', '101', '0,5'] }),
  fieldOf('gpt', GptLimitsSection, 'Höchstens so viele Zeichen auf einmal', '300', { wrong: ['', '99', '2001'] }),
  fieldOf('open', ProbingFields, 'Wozu nachgefragt wird', 'Was gestört hat', { wrong: ['', long(2_000)] }),
  fieldOf('open', ProbingFields, 'Wonach nicht gefragt wird', 'Namen', { wrong: [long(2_000)] }),
  fieldOf('gpt', ExitConditionsSection, 'Satz von Bedingung 1', 'Ein Motiv ist genannt', { wrong: ['', long(2_000)] }),
  fieldOf('assign', AssignmentsSection, 'Variable', 'gesamt', { wrong: ['', 'ä'] }),
  fieldOf('assign', AssignmentsSection, 'Formel', '2 + 2', { wrong: ['', long(4_000)] }),
  fieldOf('api', RequestSection, 'Adresse (URL)', 'https://beispiel.de', { wrong: ['ftp://x'], mayBeEmpty: false }),
  fieldOf('api', RequestSection, 'Inhalt der Anfrage (JSON)', '{"a": 1}', { wrong: [long(20_000)] }),
  fieldOf('api', RequestSection, 'Wartezeit in Sekunden', '2,5', { wrong: ['', 'x', '6'] }),
  fieldOf('api', MappingSection, 'Variable', 'ergebnis', { wrong: ['', 'ä'] }),
  fieldOf('api', MappingSection, 'Stelle in der Antwort', 'daten.0', { wrong: [long(300)] }),
  fieldOf('single', RoutingSection, 'Bedingung', 'v + 0 = 2', { wrong: [long(2_000), ''] }),
  fieldOf('message', PlaceSection, 'Link (URL)', 'https://beispiel.de/', { wrong: ['beispiel'] }),
  settingOf(MessagesSection, 'Begrüßung', 'Hallo', [long(20_000)]),
  settingOf(MessagesSection, 'Schlusstext', 'Auf Wiedersehen', [long(20_000)]),
  settingOf(GeneralSection, 'Name des Dialogs', 'Umfrage', ['', long(200)]),
  settingOf(LookSection, 'Name des Bots', 'Berta', [long(100)]),
  settingOf(LookSection, 'Akzentfarbe', '#112233', ['', 'rot']),
  settingOf(PrivacySection, 'Datenschutzerklärung', 'Wir speichern nichts.', [long(100_000)]),
  settingOf(() => <ScalesSection onSelect={() => {}} />, /^Name der Skala/, 'Häufigkeit', ['', long(200)]),
];

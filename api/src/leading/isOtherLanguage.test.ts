import { describe, expect, it } from 'vitest';
import { isOtherLanguage } from './isOtherLanguage.ts';

describe('what a model says', () => {
  it.each([
    'Das war sicher anstrengend. Was genau hat Sie an der Lieferung gestört?',
    'Okay, cool. Was war das Highlight des Events?',
    'Grüezi, was hät Ihne am Wäg zur Arbet gfalle und was nöd?',
    'Sie sagen: I want to be the best. Was meinen Sie damit?',
    'Und weiter?',
    'Der Film „The Lord of the Rings“ hat Ihnen also gefallen?',
    'In der S-Bahn am Bahnhof Zoo – war es da voll?',
    'Ihr Name ist Владимир? Schön, Sie kennenzulernen.',
  ])('is German: %s', (text) => expect(isOtherLanguage(text, 'de')).toBe(false));

  it.each([
    'What happened then and who was there with you?',
    'Je comprends. Pouvez-vous me dire pourquoi vous avez été là ?',
    'Entiendo. ¿Podría usted decirme por qué fue al jardín?',
    'Rozumiem. Czy może mi pani powiedzieć, co to było i gdzie?',
    '然后发生了什么事情？请告诉我更多。',
    'Понимаю. Что произошло потом?',
    'I see. Was that because you could not see the garden?',
  ])('is not German: %s', (text) => expect(isOtherLanguage(text, 'de')).toBe(true));

  it('is told of the language that is wanted, and of none that is not known', () => {
    expect(isOtherLanguage('What happened then and who was there with you?', 'en')).toBe(false);
    expect(isOtherLanguage('Was ist dann geschehen, und wer war noch mit Ihnen da?', 'en')).toBe(true);
    expect(isOtherLanguage('Was ist dann geschehen, und wer war noch mit Ihnen da?', 'fi')).toBe(false);
  });
});

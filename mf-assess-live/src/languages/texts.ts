export interface LanguageTexts {
  /** The language that these are in. */
  readonly lang: string;
  /** Opens the list of languages. */
  readonly choose: string;
  /** Nobody has answered; the conversation is as it was. */
  readonly notSwitched: string;
}

/** Whoever looks for another language may read none but their own, so that each that we know says it. */
const known: Readonly<Record<string, Omit<LanguageTexts, 'lang'>>> = {
  de: {
    choose: 'Sprache wählen',
    notSwitched:
      'Die Sprache ließ sich nicht wechseln. Ihre Antworten sind sicher. Bitte versuchen Sie es noch einmal.',
  },
  en: {
    choose: 'Choose a language',
    notSwitched: 'The language could not be changed. Your answers are safe. Please try again.',
  },
  fr: {
    choose: 'Choisir la langue',
    notSwitched: "La langue n'a pas pu être changée. Vos réponses sont conservées. Veuillez réessayer.",
  },
  es: {
    choose: 'Elegir idioma',
    notSwitched: 'No se pudo cambiar el idioma. Sus respuestas están a salvo. Inténtelo de nuevo.',
  },
  it: {
    choose: 'Scegli la lingua',
    notSwitched: 'Non è stato possibile cambiare lingua. Le risposte sono al sicuro. Si prega di riprovare.',
  },
  pl: {
    choose: 'Wybierz język',
    notSwitched: 'Nie udało się zmienić języka. Odpowiedzi są bezpieczne. Proszę spróbować ponownie.',
  },
  tr: {
    choose: 'Dil seçin',
    notSwitched: 'Dil değiştirilemedi. Yanıtlarınız güvende. Lütfen yeniden deneyin.',
  },
  uk: {
    choose: 'Вибрати мову',
    notSwitched: 'Не вдалося змінити мову. Ваші відповіді збережено. Спробуйте, будь ласка, ще раз.',
  },
  ar: {
    choose: 'اختيار اللغة',
    notSwitched: 'تعذّر تغيير اللغة. إجاباتكم محفوظة. يُرجى المحاولة مرة أخرى.',
  },
};

const duNotSwitched =
  'Die Sprache ließ sich nicht wechseln. Deine Antworten sind sicher. Bitte versuch es noch einmal.';

/** What stands around the choice of a language; in English for a language without words of its own. */
export function languageTexts(language: string, du_sie: 'du' | 'sie'): LanguageTexts {
  const [base = ''] = language.split('-', 1);
  const lang = Object.hasOwn(known, base) ? base : 'en';
  const { choose = '', notSwitched = '' } = known[lang] ?? {};
  return { lang, choose, notSwitched: lang === 'de' && du_sie === 'du' ? duNotSwitched : notSwitched };
}

import type { InLanguage } from '../createFurther.ts';
import type { DialogTexts } from '../DialogTexts.ts';
import { spellingIn } from '../spellingIn.ts';

const { number, date, and, or, plural } = spellingIn('pl', ['many', 'one', 'few']);
const quoted = (text: string): string => `„${text}”`;
const characters = (count: number): string =>
  `${count} ${plural(count, { one: 'znak', few: 'znaki', many: 'znaków' })}`;
/** After 'do' and 'najmniej', in the genitive. */
const ofCharacters = (count: number): string =>
  `${count} ${plural(count, { one: 'znaku', few: 'znaków', many: 'znaków' })}`;
const options = (count: number): string =>
  plural(count, { one: 'jedną odpowiedź', few: `${count} odpowiedzi`, many: `${count} odpowiedzi` });
const ofParts = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' · ');

function bounds(min: string | null, max: string | null): string {
  if (min === null) return `do ${max}`;
  return max === null ? `od ${min}` : `od ${min} do ${max}`;
}

/** What a dialog says in Polish; formally without 'Pan' and 'Pani', which would ask who is spoken to. */
export const pl: InLanguage<DialogTexts> = (say) => ({
  respondent: {
    wording: say('pl-sie', 'pl-du'),
    language: 'pl',
    skipped: 'Pominięto',
    item: (position, count) => `Stwierdzenie ${position} z ${count}`,
    notApplicable: 'brak odpowiedzi',
    yes: 'Tak',
    no: 'Nie',
    list: and,
    number,
    date,
    file: 'Plik',
    voiceMessage: 'Wiadomość głosowa',
    videoMessage: 'Wiadomość wideo',
    goOn: 'Dalej',
    hidden: '•••••• (ukryte)',
    answerChanged: 'Odpowiedź zmieniona',
    required: `Tego pytania nie można pominąć. ${say('Proszę na nie odpowiedzieć.', 'Odpowiedz na nie, proszę.')}`,
    doesNotFit: `Ta odpowiedź nie pasuje do pytania. ${say('Proszę odpowiedzieć jeszcze raz.', 'Odpowiedz jeszcze raz.')}`,
    emptyText: say('Proszę napisać odpowiedź.', 'Napisz odpowiedź.'),
    tooLong: (max, length) =>
      `Odpowiedź jest za długa (${characters(length)}). ${say('Proszę skrócić ją', 'Skróć ją')} do najwyżej ${ofCharacters(max)}.`,
    unknownOption: `${say('Proszę wybrać', 'Wybierz')} jedną z podanych odpowiedzi.`,
    tooFew: (min) => `${say('Proszę wybrać', 'Wybierz')} co najmniej ${options(min)}.`,
    tooMany: (max) => `${say('Proszę wybrać', 'Wybierz')} najwyżej ${options(max)}.`,
    unknownPoint: `${say('Proszę wybrać', 'Wybierz')} punkt na skali.`,
    noNumber: `${say('Proszę wpisać', 'Wpisz')} liczbę.`,
    noInteger: `${say('Proszę wpisać', 'Wpisz')} liczbę całkowitą.`,
    tooSmall: (min) => `Ta liczba jest za mała. ${say('Proszę wpisać', 'Wpisz')} co najmniej ${number(min)}.`,
    tooLarge: (max) => `Ta liczba jest za duża. ${say('Proszę wpisać', 'Wpisz')} najwyżej ${number(max)}.`,
    offStep: (step) => `${say('Proszę wybrać', 'Wybierz')} wartość co ${number(step)}.`,
    noDate: `${say('Proszę wpisać', 'Wpisz')} datę, która istnieje.`,
    tooEarly: (min) =>
      `Ta data jest za wczesna. ${say('Proszę wpisać', 'Wpisz')} datę nie wcześniejszą niż ${date(min)}.`,
    tooLate: (max) => `Ta data jest za późna. ${say('Proszę wpisać', 'Wpisz')} datę nie późniejszą niż ${date(max)}.`,
    noEmail: `${say('Proszę wpisać', 'Wpisz')} poprawny adres e-mail, na przykład nazwa@przyklad.pl.`,
    noPhone: `${say('Proszę wpisać', 'Wpisz')} poprawny numer telefonu, na przykład 22 123 45 67.`,
    noUrl: `${say('Proszę wpisać', 'Wpisz')} poprawny adres internetowy, na przykład www.przyklad.pl.`,
    rankAll: `${say('Proszę ustawić', 'Ustaw')} wszystkie odpowiedzi w kolejności.`,
    thanks: 'Dziękujemy! To były już wszystkie pytania.',
  },
  form: {
    tooShort: (min, length) =>
      `Odpowiedź jest za krótka (${characters(length)}). ${say('Proszę napisać', 'Napisz')} co najmniej ${characters(min)}.`,
    digits: (count) =>
      `${say('Proszę wpisać', 'Wpisz')} dokładnie ${plural(count, { one: 'jedną cyfrę', few: `${count} cyfry`, many: `${count} cyfr` })}.`,
    iban: `${say('Proszę wpisać', 'Wpisz')} poprawny numer IBAN, na przykład DE02 1203 0000 0000 2020 51.`,
    form: (forms, legend) =>
      `${say('Proszę odpowiedzieć', 'Odpowiedz')} w postaci ${forms}.${legend === '' ? '' : ` Objaśnienie: ${legend}.`}`,
    or,
    and,
    signs: { '#': '# oznacza cyfrę', '?': '? oznacza jeden znak', '*': '* oznacza dowolną liczbę znaków' },
    quoted,
  },
  other: {
    text: (label) => `${say('Proszę napisać', 'Napisz')} w polu, co oznacza ${quoted(label)}.`,
    number: (label) => `${say('Proszę wpisać', 'Wpisz')} liczbę w polu ${quoted(label)}.`,
  },
  sum: {
    eachItem: `${say('Proszę przypisać', 'Przypisz')} każdej pozycji liczbę całkowitą, może to być 0.`,
    sum: (total, given) => `Punkty do rozdzielenia: dokładnie ${total}. Rozdzielono: ${given}.`,
  },
  clock: {
    noTime: `${say('Proszę wpisać', 'Wpisz')} godzinę, na przykład 08:30.`,
    tooEarly: (min) => `To za wcześnie. ${say('Proszę wpisać', 'Wpisz')} godzinę nie wcześniejszą niż ${min}.`,
    tooLate: (max) => `To za późno. ${say('Proszę wpisać', 'Wpisz')} godzinę nie późniejszą niż ${max}.`,
    said: (time) => time,
  },
  signature: 'Podpis',
  time: {
    over: 'Czas minął',
    notOver: `Czas jeszcze nie minął. ${say('Proszę odpowiedzieć.', 'Odpowiedz, proszę.')}`,
    fixed: 'Na to pytanie był wyznaczony czas. Odpowiedzi nie można już zmienić.',
  },
  rules: {
    broken: `Ta odpowiedź nie zgadza się z pozostałymi. ${say('Proszę ją sprawdzić.', 'Sprawdź ją, proszę.')}`,
    givenUp: 'W takim razie idziemy dalej bez tej odpowiedzi.',
  },
  agreement: {
    question: say(
      'Przy następnych pytaniach to, co zostanie tu napisane, czyta model językowy. Kto go prowadzi, podaje polityka prywatności. Czy to w porządku? Można też kontynuować bez niego.',
      'Przy następnych pytaniach to, co tu napiszesz, czyta model językowy. Kto go prowadzi, podaje polityka prywatności. Czy to w porządku? Można też kontynuować bez niego.',
    ),
    agree: 'Zgoda',
    decline: 'Wolę bez niego',
  },
  probes: {
    words: say('Czy można to opisać nieco dokładniej?', 'Czy możesz to opisać nieco dokładniej?'),
    choice: 'Jaki jest tego powód?',
    deeper: [
      say('Czy przychodzi tu na myśl jakiś przykład?', 'Czy przychodzi ci na myśl jakiś przykład?'),
      'Co było w tym najważniejsze?',
      'Jak do tego doszło?',
      'Co byłoby lepsze zamiast tego?',
    ],
  },
  words: {
    understoodAs: (label) => `Rozumiem to jako ${quoted(label)}.`,
    didYouMean: (labels) => `Czy chodziło o ${or(labels.map(quoted))}?`,
    either: or,
    notUnderstood: `Przepraszam, to nie było dla mnie zrozumiałe. ${say('Proszę powiedzieć to inaczej lub wybrać jedną z odpowiedzi.', 'Powiedz to inaczej lub wybierz jedną z odpowiedzi.')}`,
    notUnderstoodAlone: 'Przepraszam, to nie było dla mnie zrozumiałe.',
    skipOffered: `W porządku. ${say('Czy pominąć to pytanie?', 'Chcesz pominąć to pytanie?')}`,
    cannotSkip: `W porządku, ale bez odpowiedzi nie można tu przejść dalej. ${say('Proszę wybrać', 'Wybierz')} to, co pasuje najbardziej.`,
    outside: (min, max) => `To jest poza zakresem. ${say('Proszę wybrać', 'Wybierz')} wartość ${bounds(min, max)}.`,
    onlyChoices: `Przepraszam, to nie było dla mnie zrozumiałe. ${say('Proszę wybrać', 'Wybierz')} jedną z odpowiedzi.`,
  },
  knowledge: {
    didYouMean: (count) => `Czy chodziło o ${count === 1 ? 'to pytanie' : 'jedno z tych pytań'}?`,
    noneOfThese: 'Coś innego',
    origin: (question, source) =>
      ofParts(
        question === null ? null : `Odpowiedź na ${quoted(question)}`,
        source === null ? null : `Źródło: ${source}`,
      ),
    wasItHelpful: 'Czy to było pomocne?',
    askOn: `Dziękuję! ${say('Czy jest jeszcze jakieś pytanie?', 'Masz jeszcze jakieś pytanie?')}`,
  },
  imported: {
    ownAnswer: 'Inne, a mianowicie…',
    anotherRound: (name) =>
      name === '' ? 'Czy jest jeszcze jeden wpis?' : `Czy jest jeszcze jeden wpis: ${quoted(name)}?`,
  },
  liveBar: {
    restart: 'Zacznij od nowa',
    delete: 'Usuń dialog',
    privacy: 'Ochrona danych',
    restart_pop_up: {
      header: 'Zacząć dialog od nowa?',
      text: say(
        'Dotychczasowe odpowiedzi zostaną usunięte, a dialog zacznie się od początku.',
        'Twoje dotychczasowe odpowiedzi zostaną usunięte, a dialog zacznie się od początku.',
      ),
      btn_back: 'Wróć',
      btn_restart: 'Zacznij od nowa',
    },
    delete_pop_up: {
      header: 'Usunąć dialog?',
      text: say(
        'Odpowiedzi i cały przebieg rozmowy zostaną trwale usunięte.',
        'Twoje odpowiedzi i cały przebieg rozmowy zostaną trwale usunięte.',
      ),
      btn_back: 'Wróć',
      btn_delete: 'Usuń',
    },
  },
});

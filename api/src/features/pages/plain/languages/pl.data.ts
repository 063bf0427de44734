import type { MediaKind } from '@dialogwerk/shared/contract';
import { spellingIn } from '@dialogwerk/shared/dialog/messenger';
import type { InLanguage } from '@dialogwerk/shared/dialog/messenger';
import type { PlainTexts } from '../PlainTexts.ts';

const { or, plural } = spellingIn('pl', ['many', 'one', 'few']);
const quoted = (text: string): string => `„${text}”`;
const options = (count: number): string =>
  plural(count, { one: 'jedną odpowiedź', few: `${count} odpowiedzi`, many: `${count} odpowiedzi` });
const kindNames: { readonly [K in MediaKind]: string } = {
  image: 'obraz (JPEG, PNG, WebP, GIF)',
  audio: 'dźwięk (MP3, WAV, OGG, M4A)',
  video: 'wideo (MP4, WebM)',
  document: 'dokument (PDF, Word, Excel, OpenDocument, tekst)',
};

function range(min: number, max: number | null): string {
  if (max === null) return min > 1 ? `co najmniej ${options(min)}` : 'jedną lub więcej odpowiedzi';
  if (min === max) return `dokładnie ${options(min)}`;
  return min > 0 ? `od ${min} do ${max} odpowiedzi` : `najwyżej ${options(max)}`;
}

/** What the pages without a script say in Polish: formally without 'Pan' and 'Pani', because nobody is asked who they are. */
export const pl: InLanguage<PlainTexts> = (say) => {
  const sendAgain = say('Proszę wysłać ponownie', 'Wyślij ponownie, proszę');
  const typed = say('Wpisany tekst jest jeszcze tutaj', 'Twój tekst jest jeszcze tutaj');
  return {
    lang: 'pl',
    withoutScript: 'Udział bez JavaScriptu',
    offer: `W tej przeglądarce nie działa JavaScript. ${say('Można', 'Możesz')} mimo to wziąć udział: jedno pytanie na stronę.`,
    begin: 'Ten dialog działa także bez JavaScriptu: jedno pytanie na stronę.',
    chats: `Kilka czatów obok siebie wymaga JavaScriptu. ${say('Proszę go włączyć i wczytać stronę ponownie', 'Włącz go i wczytaj stronę ponownie')}.`,
    chatsAlone: `Bez JavaScriptu ${say('można', 'możesz')} prowadzić te rozmowy pojedynczo; wtedy nic o sobie nie wiedzą:`,
    fault: 'Błąd: ',
    progress: (percent) => `Postęp: ${percent}\u00A0%`,
    earlier: (count) =>
      `Wcześniejsza rozmowa (${plural(count, { one: '1 wiadomość', few: `${count} wiadomości`, many: `${count} wiadomości` })})`,
    log: 'Przebieg rozmowy',
    you: say('Odpowiedź', 'Ty'),
    answer: say('Odpowiedź', 'Twoja odpowiedź'),
    send: 'Wyślij',
    skip: 'Pomiń',
    goOn: 'Dalej',
    speak: 'Język',
    notSwitched: `Nie udało się zmienić języka. Odpowiedzi są bezpieczne. ${typed}. ${say('Proszę spróbować', 'Spróbuj')} ponownie.`,
    fileAgain: say(
      'Jeśli plik był już wybrany, proszę wybrać go jeszcze raz.',
      'Jeśli plik był już wybrany, wybierz go jeszcze raz.',
    ),

    chooseFrom: (min, max) => `${say('Proszę wybrać', 'Wybierz')} ${range(min, max)}.`,
    other: (label) => `${quoted(label)}, a mianowicie:`,
    inWords: 'Lub własnymi słowami:',
    either: say('Proszę coś wybrać albo coś napisać, nie oba naraz.', 'Wybierz coś albo coś napisz, nie oba naraz.'),
    unit: (unit) => `w jednostce: ${unit}`,
    numberFrom: (min, max) => `Liczba od ${min} do ${max}`,
    numberLeast: (min) => `Liczba od ${min}`,
    numberMost: (max) => `Liczba do ${max}`,
    steps: (step) => `co ${step}`,
    pole: (value, label) => `${value} = ${label}`,
    day: 'Rok, miesiąc i dzień, na przykład 2026-12-24',
    dayFrom: (min) => `najwcześniej ${min}`,
    dayTo: (max) => `najpóźniej ${max}`,
    time: 'Godzina i minuta, na przykład 9:30',
    point: (value, count) => `${value} z ${count}`,
    place: (place) => `Miejsce ${place}`,
    noPlace: 'Wybierz miejsce',
    rank: `${say('Proszę dać', 'Daj')} każdej odpowiedzi miejsce, każde miejsce tylko raz. Miejsce 1 jest na górze.`,
    rankAgain: `${say('Proszę dać', 'Daj')} każde miejsce dokładnie raz.`,
    share: (total) => `Liczba punktów do rozdzielenia między pozycje: ${total}.`,
    length: (most) => `Najwyżej ${plural(most, { one: '1 znak', few: `${most} znaki`, many: `${most} znaków` })}`,
    file: 'Plik',
    fileLimits: (kinds, megabytes) =>
      `Rodzaj: ${or(kinds.map((kind) => kindNames[kind]))}; najwyżej ${megabytes}\u00A0MB`,
    chooseFile: `${say('Proszę wybrać', 'Wybierz')} plik.`,
    fileRefused: `Plik nie został przyjęty i nic nie zostało zapisane. ${say('Proszę sprawdzić', 'Sprawdź')} rodzaj i rozmiar lub ${say('wybrać', 'wybierz')} inny plik.`,
    recording: 'Lub nagranie jako plik:',
    voice: say(
      'Bez JavaScriptu ta strona nie może nagrywać. Proszę nagrać aplikacją urządzenia i wybrać tutaj plik dźwiękowy.',
      'Bez JavaScriptu ta strona nie może nagrywać. Nagraj aplikacją swojego urządzenia i wybierz tutaj plik dźwiękowy.',
    ),
    signature: say(
      'Rysować można tylko z JavaScriptem. Proszę podpisać się na papierze i wybrać tutaj zdjęcie lub obraz podpisu.',
      'Rysować można tylko z JavaScriptem. Podpisz się na papierze i wybierz tutaj zdjęcie lub obraz podpisu.',
    ),
    map: say('Proszę kliknąć mapę lub podać miejsce w procentach.', 'Kliknij mapę lub podaj miejsce w procentach.'),
    mapClick: 'Kliknij miejsce na mapie i wyślij',
    across: 'Od lewej do prawej, w procentach (0 to lewa krawędź, 100 prawa)',
    down: 'Od góry do dołu, w procentach (0 to górna krawędź, 100 dolna)',
    unmarked: say(
      'Proszę kliknąć miejsce na mapie lub wypełnić oba pola liczbami od 0 do 100.',
      'Kliknij miejsce na mapie lub wypełnij oba pola liczbami od 0 do 100.',
    ),
    consentNeeded: `${say('Zgoda', 'Twoja zgoda')} jest konieczna. Bez niej rozmowa kończy się tutaj.`,
    reason: 'Skąd to pytanie?',
    timed: (span) =>
      `Czas na tę odpowiedź: ${span}. Bez JavaScriptu zegar tutaj nie chodzi: odpowiedź liczy się także później.`,
    seconds: (seconds) =>
      seconds < 60 || seconds % 60 !== 0
        ? plural(seconds, { one: `${seconds} sekunda`, few: `${seconds} sekundy`, many: `${seconds} sekund` })
        : plural(seconds / 60, { one: '1 minuta', few: `${seconds / 60} minuty`, many: `${seconds / 60} minut` }),
    timeOver: 'Czas minął: dalej bez odpowiedzi',

    reread: 'Sprawdź teraz',
    waiting: 'Chwileczkę, rozmowa zaraz potoczy się dalej. Strona wczyta się sama.',
    overtaken: say(
      'Na to pytanie była już odpowiedź, być może w innej karcie. To, co zostało właśnie wysłane, nie jest zapisane. Odpowiedź można zmienić we wcześniejszej rozmowie.',
      'Na to pytanie była już odpowiedź, być może w innej karcie. To, co zostało właśnie wysłane, nie jest zapisane. Odpowiedź możesz zmienić we wcześniejszej rozmowie.',
    ),
    yourText: (text) => `${say('Wysłany tekst', 'Twój tekst')}: ${quoted(text)}`,
    lost: `Nie udało się i nic nie jest zapisane. ${typed}. ${sendAgain}.`,
    busy: `Serwer jest teraz bardzo obciążony, a odpowiedź nie jest jeszcze zapisana. ${typed}. ${sendAgain} za kilka sekund.`,
    tooLarge: `To jest za duże, aby to wysłać. Nic nie zostało zapisane; ${say('proszę skrócić', 'skróć')} tekst lub ${say('wybrać', 'wybierz')} mniejszy plik.`,
    ended: `${say('Tej rozmowy', 'Twojej rozmowy')} nie można już otworzyć w tej przeglądarce. ${say('Można', 'Możesz')} zacząć tutaj od nowa.`,

    change: 'Zmień',
    changeThis: (said) => `Zmień odpowiedź ${quoted(said)}`,
    changeLast: 'Wróć: zmień ostatnią odpowiedź',
    changeTitle: 'Zmiana odpowiedzi',
    changeAnyway: 'Zmień mimo to',
    keep: 'Nie zmieniaj',
    changed: `${say('Odpowiedź', 'Twoja odpowiedź')} została zmieniona.`,
    fallsAway: (count) =>
      plural(count, {
        one: 'Wtedy ta późniejsza odpowiedź przestanie pasować:',
        few: `Wtedy te ${count} późniejsze odpowiedzi przestaną pasować:`,
        many: `Wtedy tych ${count} późniejszych odpowiedzi przestanie pasować:`,
      }),
    mayFallAway: 'Nie da się z góry powiedzieć, czy późniejsze odpowiedzi będą jeszcze pasować.',
    gone: 'Tej odpowiedzi nie można już zmienić. Rozmowa toczy się dalej tutaj.',

    leave: 'Przerwij',
    finished: say(
      'Dziękujemy bardzo za odpowiedzi. Można teraz zamknąć stronę.',
      'Dziękujemy bardzo za Twoje odpowiedzi. Możesz teraz zamknąć stronę.',
    ),
    receipt: `${say('Kod', 'Twój kod')} do „Moje dane”:`,
    receiptMore: say(
      'Z tym kodem można później obejrzeć, zapisać lub usunąć to, co zostało zapisane.',
      'Z tym kodem możesz później obejrzeć, zapisać lub usunąć to, co zostało o Tobie zapisane.',
    ),
    ownData: 'Moje dane',
    ownDataMore: 'Odpowiedzi, zgody, pliki i to, co przekazano dalej: do obejrzenia, zapisania i usunięcia.',
    sentOn: 'Dalej na następną stronę',
    sentOnInTest: 'Test: osoby biorące udział przechodzą stąd na ten adres:',
    feedback: say('Jak wypadła ta rozmowa?', 'Jak oceniasz tę rozmowę?'),
    feedbackWorst: 'wcale niedobra',
    feedbackBest: 'bardzo dobra',
    feedbackMore: say('Czy coś jeszcze warto dodać?', 'Czy chcesz coś dodać?'),
    feedbackNothing: say('Proszę wybrać ocenę lub coś napisać.', 'Wybierz ocenę lub napisz coś, proszę.'),
    feedbackThanks: `Dziękujemy bardzo! ${say('Opinia', 'Twoja opinia')} dotarła.`,

    newTab: '(otwiera się w nowej karcie)',
    audio: 'Nagranie dźwiękowe',
    video: 'Wideo',
    captions: 'Napisy',
    transcript: 'Zapis tekstowy',
  };
};

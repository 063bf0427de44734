import type { MediaKind } from '@dialogwerk/shared/contract';
import { spellingIn } from '@dialogwerk/shared/dialog/messenger';
import type { InLanguage } from '@dialogwerk/shared/dialog/messenger';
import type { AllMessengerTexts } from '../AllMessengerTexts.ts';
import type { BetweenBounds } from '../SingleInputTexts.ts';

export { pl as dialog } from '@dialogwerk/shared/dialog/languages/pl';

const lang = 'pl';
const { or, plural } = spellingIn('pl', ['many', 'one', 'few']);
const quoted = (text: string): string => `„${text}”`;
const options = (count: number): string =>
  plural(count, { one: 'jedną odpowiedź', few: `${count} odpowiedzi`, many: `${count} odpowiedzi` });
const kindNames: { readonly [K in MediaKind]: string } = {
  image: 'obraz (JPEG, PNG, WebP, GIF)',
  audio: 'audio (MP3, WAV, OGG, M4A)',
  video: 'wideo (MP4, WebM)',
  document: 'dokument (PDF, Word, Excel, OpenDocument, tekst)',
};
const listed = (kinds: readonly MediaKind[]): string => or(kinds.map((kind) => kindNames[kind]));
const trouble = { busy: 'Serwer jest w tej chwili przeciążony.', fault: 'W tej chwili się nie udało.' };

function range(min: number, max: number | null): string {
  if (max === null) return min > 1 ? `co najmniej ${options(min)}` : 'jedną lub więcej odpowiedzi';
  if (min === max) return `dokładnie ${options(min)}`;
  return min > 0 ? `od ${min} do ${max} odpowiedzi` : `najwyżej ${options(max)}`;
}

const between =
  (what: string, any: string): BetweenBounds =>
  (min, max) => {
    if (min !== null && max !== null) return `${what} od ${min} do ${max}`;
    if (min !== null) return `${what} od ${min}`;
    return max === null ? any : `${what} do ${max}`;
  };

/** What the messenger says in Polish; formally without 'Pan' and 'Pani', which would ask who is spoken to. */
export const messenger: InLanguage<AllMessengerTexts> = (say) => {
  const tryAgain = say('Proszę spróbować ponownie.', 'Spróbuj ponownie, proszę.');
  const youCan = say('Można', 'Możesz');
  const backOnline = say('gdy tylko wróci połączenie z internetem', 'gdy tylko znów będziesz online');
  return {
    messenger: {
      lang,
      you: say('Odpowiedź', 'Ty'),
      log: 'Przebieg rozmowy',
      toNewest: 'Do najnowszych',
      progress: 'Postęp',
      loading: 'Wczytywanie rozmowy…',
      answer: say('Odpowiedź', 'Twoja odpowiedź'),
      replyWaits: (because, kept) => {
        const answer = say('Odpowiedź', 'Twoja odpowiedź');
        const safe = kept
          ? `${answer} jest zapisana i zostanie wysłana`
          : `${answer} zostanie wysłana, jeśli ta strona pozostanie otwarta`;
        if (because === 'no-answer') return `Brak połączenia. ${safe}, ${backOnline}.`;
        return `${trouble[because]} ${safe}, gdy tylko będzie to możliwe.`;
      },
      openingWaits: (because) =>
        because === 'no-answer'
          ? `Brak połączenia. Rozmowa potoczy się dalej, ${backOnline}.`
          : `${trouble[because]} Rozmowa zaraz potoczy się dalej, prosimy o chwilę cierpliwości.`,
      tryNow: 'Spróbuj teraz',
      working: 'Chwileczkę, rozmowa zaraz potoczy się dalej…',
      finished: say(
        'Dziękujemy bardzo za odpowiedzi. Można teraz zamknąć stronę.',
        'Dziękujemy bardzo za Twoje odpowiedzi. Możesz teraz zamknąć stronę.',
      ),
      change: 'Zmień',
      changeLast: 'Zmień ostatnią odpowiedź',
      changing: 'Wysyłanie zmiany…',
      cancel: 'Anuluj',
      reason: 'Skąd to pytanie?',
      formView: 'Pokaż jako formularz',
      form: 'Formularz',
      sounds: 'Dźwięk przy nowych wiadomościach',
      atOnce: 'Wiadomości bez przerw',
      showAll: 'Pokaż od razu',
      handOver: 'Kontynuuj na innym urządzeniu',
      autoplay: 'Odtwarzaj dźwięk i wideo automatycznie',
      feedback: 'Przekaż opinię',
      audio: 'Nagranie dźwiękowe',
      video: 'Wideo',
      captions: 'Napisy',
      transcript: 'Transkrypcja',
      receipt: 'Moje dane',
      beginAgain: 'Zacznij od nowa',
      menu: 'Menu',
      newTab: '(otwiera się w nowej karcie)',
      close: 'Zamknij',
      refresh: 'Odśwież',
      serverBusy: 'Nasz komunikator jest w tej chwili wyjątkowo przeciążony…',
      requestId: (id) => `Identyfikator żądania: ${id.slice(0, 8)}`,
    },
    loading: {
      coming: 'Chwileczkę…',
      failed: say(
        'Nie udało się wczytać tej części strony. Dotychczasowe odpowiedzi są bezpieczne. Proszę sprawdzić połączenie z internetem lub odświeżyć stronę.',
        'Nie udało się wczytać tej części strony. Twoje dotychczasowe odpowiedzi są bezpieczne. Sprawdź połączenie z internetem lub odśwież stronę.',
      ),
      again: 'Spróbuj ponownie',
    },
    change: {
      lang,
      title: 'Zmiana odpowiedzi',
      loading: 'Wczytywanie pytania…',
      failed: 'W tej chwili nie można wczytać pytania. Nic nie zostało utracone.',
      gone: 'Tej odpowiedzi nie można już zmienić.',
      waits: `Ostatnia odpowiedź jest jeszcze w drodze. ${say('Proszę spróbować', 'Spróbuj')} za chwilę.`,
      fallsAway: (count) =>
        plural(count, {
          one: 'Wtedy ta późniejsza odpowiedź przestanie pasować:',
          few: `Wtedy te ${count} późniejsze odpowiedzi przestaną pasować:`,
          many: `Wtedy tych ${count} późniejszych odpowiedzi przestanie pasować:`,
        }),
      mayFallAway: 'Nie da się z góry powiedzieć, czy późniejsze odpowiedzi będą jeszcze pasować.',
      comesBack: 'To, co nie pasuje, znów będzie ważne po przywróceniu poprzedniej odpowiedzi.',
      back: 'Wróć',
      goOn: 'Zmień mimo to',
      changed: (count) => {
        const changed = say('Odpowiedź została zmieniona.', 'Twoja odpowiedź została zmieniona.');
        if (count === 0) return changed;
        return `${changed} ${plural(count, {
          one: '1 późniejsza odpowiedź już nie pasuje i nie jest brana pod uwagę.',
          few: `${count} późniejsze odpowiedzi już nie pasują i nie są brane pod uwagę.`,
          many: `${count} późniejszych odpowiedzi już nie pasuje i nie jest branych pod uwagę.`,
        })}`;
      },
      undo: 'Cofnij',
      overtaken: 'Na to pytanie była już odpowiedź, być może z innej karty. Rozmowa toczy się dalej tutaj.',
      yourText: (text) => `${say('Tekst wpisany tutaj', 'Twój tekst stąd')}: ${quoted(text)}`,
      useText: 'Zmień odpowiedź na ten tekst',
      notDone: `Nie udało się i nic nie zostało usunięte. ${tryAgain}`,
    },
    failures: {
      said: {
        inactive: {
          title: 'Dialog nie jest już aktywny.',
          more: 'Dialog został już zakończony. Dlatego rozmowa nie jest już możliwa.',
        },
        unknown: {
          title: 'Taki dialog nie istnieje.',
          more: say('Proszę sprawdzić otrzymany link.', 'Sprawdź otrzymany link, proszę.'),
        },
        registration: {
          title: 'Username already exists',
          more: `Nie udało się rozpocząć rozmowy. ${say('Proszę odświeżyć stronę.', 'Odśwież stronę, proszę.')}`,
        },
        lost: {
          title: 'Ta rozmowa już nie istnieje.',
          more: `Została usunięta lub wygasła. ${youCan} zacząć od początku.`,
        },
        unreadable: {
          title: 'Tej rozmowy nie można kontynuować.',
          more: 'Dialog został już zakończony. Dlatego rozmowa nie jest już możliwa.',
        },
        refused: {
          title: '',
          more: say(
            'Dotychczasowe odpowiedzi są zapisane. Proszę odświeżyć stronę lub spróbować później.',
            'Twoje dotychczasowe odpowiedzi są zapisane. Odśwież stronę lub spróbuj później.',
          ),
        },
      },
      status: (status) => `Wystąpił błąd. (${status})`,
    },
    notKept: {
      lang,
      notKept: say(
        'Przeglądarka nie pozwala tej stronie niczego zapamiętać. Można wziąć udział, a odpowiedzi docierają. Proszę nie zamykać strony: po zamknięciu lub odświeżeniu wszystko zaczyna się od nowa.',
        'Twoja przeglądarka nie pozwala tej stronie niczego zapamiętać. Możesz wziąć udział, a Twoje odpowiedzi docierają. Nie zamykaj strony: po zamknięciu lub odświeżeniu wszystko zaczyna się od nowa.',
      ),
      ownTab: 'Otwórz w osobnej karcie',
      newTab: '(otwiera się w nowej karcie)',
      close: 'Rozumiem',
    },
    wordTitles: {
      help: 'Pomoc',
      back: say('Wrócić do poprzedniego?', 'Chcesz wrócić?'),
      restart: say('Zacząć od nowa?', 'Chcesz zacząć od nowa?'),
    },
    wordHelp: {
      lang,
      wordsTell: `${youCan} napisać te słowa zamiast odpowiedzi:`,
      words: [
        ['pomoc', 'pokazuje ten przegląd.'],
        ['wstecz', 'otwiera ostatnią odpowiedź, aby można było ją zmienić.'],
        ['od nowa', 'zaczyna od początku. Wcześniej pojawi się pytanie o potwierdzenie.'],
      ],
      tap: `Na wiadomości nie trzeba czekać: ${say('wystarczy dotknąć rozmowy lub nacisnąć', 'dotknij rozmowy lub naciśnij')} Enter.`,
      menu: 'Wszystko inne znajduje się w menu.',
      nothingBefore: 'Nie ma jeszcze odpowiedzi, którą można by zmienić.',
      asAnswer: 'Wyślij jako odpowiedź',
    },
    typedWords: {
      help: ['pomoc'],
      back: ['wstecz', 'wróć', 'wroc', 'cofnij'],
      restart: ['od nowa', 'zacznij od nowa'],
    },
    ownWays: {
      lang,
      help: 'Pomoc',
      paces: ['bardzo wolno', 'wolno', 'normalnie', 'szybko', 'bardzo szybko'],
      pace: (pace) => `Tempo: ${pace}`,
      slower: 'Wolniej',
      faster: 'Szybciej',
      pause: 'Wstrzymaj wiadomości',
      paused: 'Wiadomości są wstrzymane.',
      goOn: 'Dalej',
      aloud: 'Czytaj wiadomości na głos',
    },
    masked: { lang, showField: 'Pokaż wpisywany tekst' },
    otherDevice: {
      lang,
      purpose: say(
        'Proszę zeskanować kod drugim urządzeniem lub otworzyć na nim link. Rozmowa potoczy się tam dalej od tego miejsca.',
        'Zeskanuj kod drugim urządzeniem lub otwórz na nim link. Rozmowa potoczy się tam dalej od tego miejsca.',
      ),
      secret: say(
        'Jest ważny 15 minut i tylko raz. Kto go otworzy, zobaczy odpowiedzi: proszę go nie udostępniać.',
        'Jest ważny 15 minut i tylko raz. Kto go otworzy, zobaczy Twoje odpowiedzi: nie udostępniaj go.',
      ),
      qr: 'Kod QR z linkiem do kontynuowania',
      copy: 'Kopiuj link',
      copied: 'Link został skopiowany.',
      notCopied: `Kopiowanie nie jest tu dozwolone. ${say('Proszę zaznaczyć link i skopiować go', 'Zaznacz link i skopiuj go')} ręcznie:`,
      loading: 'Wczytywanie kodu…',
      failed: say(
        'W tej chwili nie można wczytać kodu. Odpowiedzi są bezpieczne.',
        'W tej chwili nie można wczytać kodu. Twoje odpowiedzi są bezpieczne.',
      ),
      again: 'Spróbuj ponownie',
      expired: 'Ten kod wygasł. Nic nie zostało utracone.',
      fresh: 'Nowy kod',
      taken: `Drugie urządzenie jest połączone. ${youCan} odpowiadać dalej tam lub tutaj; oba pokazują tę samą rozmowę.`,
      notContinued:
        'Ten link nie prowadzi dalej: został już użyty lub wygasł. Nowy znajduje się w menu pierwszego urządzenia.',
      instead: {
        header: 'Kontynuować inną rozmowę?',
        text: 'Na tym urządzeniu jest już rozpoczęta inna rozmowa w tym dialogu. Pozostanie zapisana, ale nie będzie można jej tu otworzyć.',
        back: 'Zostań tutaj',
        confirm: 'Kontynuuj',
      },
    },
    receipt: {
      purpose: say(
        'Z tym kodem można później obejrzeć, zapisać lub usunąć to, co zostało zapisane.',
        'Z tym kodem możesz później obejrzeć, zapisać lub usunąć to, co zostało o Tobie zapisane.',
      ),
      code: 'Kod',
      copy: 'Kopiuj kod',
      copied: 'Kod został skopiowany.',
      notCopied: `Kopiowanie nie jest tu dozwolone. ${say('Proszę przepisać kod.', 'Przepisz kod, proszę.')}`,
      page: 'Zobacz moje dane',
      sentOn: 'Za chwilę otworzy się następna strona.',
      sentOnInTest: 'Test: osoby biorące udział są teraz kierowane tutaj.',
      sendOn: 'Dalej',
      stay: 'Zostań tutaj',
    },
    feedback: {
      question: say('Jak wypadła ta rozmowa?', 'Jak oceniasz tę rozmowę?'),
      worst: 'wcale niedobra',
      best: 'bardzo dobra',
      rating: (rating) => `${rating} z 5`,
      more: say('Czy coś jeszcze warto dodać?', 'Czy chcesz coś dodać?'),
      aboutQuestion: 'Chodzi o pytanie, które jest teraz otwarte.',
      whoReads: 'Czytają to osoby, które stworzyły tę rozmowę. Nie zmienia to odpowiedzi.',
      send: 'Wyślij',
      sending: 'Wysyłanie opinii…',
      nothing: say('Proszę wybrać ocenę lub coś napisać.', 'Wybierz ocenę lub napisz coś, proszę.'),
      tooLong: (length, most) => `${length} z najwyżej ${most} znaków`,
      notSent: `Opinia nie dotarła, wciąż jest tutaj. ${tryAgain}`,
      thanks: say('Dziękujemy bardzo! Opinia dotarła.', 'Dziękujemy bardzo! Twoja opinia dotarła.'),
    },
    countdown: {
      lang,
      notice: (span) => `Czas na tę odpowiedź: ${span}, a w razie potrzeby więcej.`,
      fixed: (span) => `Czas na tę odpowiedź: ${span}. Potem przejdziemy dalej bez niej.`,
      left: (clock) => `zostało ${clock}`,
      stillLeft: (span) => `Pozostały czas: ${span}.`,
      more: 'Więcej czasu',
      extended: (span) => `Czas teraz: ${span}.`,
      lastCall: (span) => `Czas minął. Przejdziemy dalej bez odpowiedzi za: ${span}.`,
      over: 'Czas minął',
    },
    embed: {
      told: (host) =>
        `Ta treść pochodzi z ${host}. Do chwili wyświetlenia nic nie jest tam wysyłane. Potem ${host} pozna adres IP tego urządzenia, jego przeglądarkę i adres tej strony oraz będzie mogło zapisywać pliki cookie.`,
      show: 'Pokaż',
      hide: 'Ukryj',
      open: 'Otwórz w nowej karcie',
      refused: (host) => `Treści z ${host} nie można tu wyświetlić. Link otwiera ją w nowej karcie.`,
    },
    inputs: {
      placeholder: say('Odpowiedź…', 'Napisz odpowiedź…'),
      inWords: 'Lub własnymi słowami…',
      send: 'Wyślij',
      next: 'Dalej',
      skip: 'Pomiń',
      enterSends: 'Enter wysyła, Shift i Enter tworzą nowy wiersz.',
      record: { audio: 'Nagraj wiadomość głosową', video: 'Nagraj wideo' },
      length: (length, max) => `${length} z najwyżej ${max} znaków`,
      chooseFrom: (min, max) => `${say('Proszę wybrać', 'Wybierz')} ${range(min, max)}.`,
      chosen: (count) => `Wybrano: ${count}`,
      scale: (first, last) => `Skala od ${quoted(first)} do ${quoted(last)}.`,
      scaleKeys: 'Strzałki wybierają, Enter wysyła.',
      consentNeeded: say(
        'Zgoda jest konieczna. Bez niej rozmowa kończy się tutaj.',
        'Twoja zgoda jest konieczna. Bez niej rozmowa kończy się tutaj.',
      ),
    },
    files: {
      tryAgain: 'Spróbuj ponownie',
      cancel: 'Anuluj',
      chooseFile: 'Wybierz plik',
      dropFile: 'lub upuść go tutaj',
      fileLimits: (kinds, megabytes) => `Rodzaj: ${listed(kinds)}; najwyżej ${megabytes}\u00A0MB`,
      fileSize: (megabytes) => `${megabytes}\u00A0MB`,
      chosenFile: (name) => `Wybrano: ${name}`,
      removeFile: 'Usuń',
      fileEmpty: `Plik jest pusty. ${say('Proszę wybrać inny.', 'Wybierz inny, proszę.')}`,
      recordingTooLong: `Nagranie jest za długie. Nic nie zostało zapisane; ${say('proszę nagrać krótsze.', 'nagraj krótsze, proszę.')}`,
      fileTooLarge: (megabytes) =>
        `Plik jest za duży. ${say('Proszę wybrać', 'Wybierz')} plik o wielkości najwyżej ${megabytes}\u00A0MB; nic nie zostało wysłane.`,
      wrongKind: (kinds) => `Ten rodzaj pliku tu nie pasuje. ${say('Proszę wybrać', 'Wybierz')}: ${listed(kinds)}.`,
      fileOnItsWay: 'Wysyłanie pliku…',
      percent: (percent) => `${percent}%`,
      noConnection: `Brak połączenia. Plik pozostaje wybrany, dopóki ta strona jest otwarta, i zostanie wysłany, ${backOnline}.`,
      serverBusy: `${trouble.busy} Plik pozostaje wybrany. ${tryAgain}`,
      notSent: `Nie udało się wysłać pliku. Pozostaje wybrany. ${tryAgain}`,
      record: 'Rozpocznij nagranie',
      recordAgain: 'Nagraj ponownie',
      stopRecording: 'Zakończ nagranie',
      recording: 'Trwa nagrywanie.',
      recorded: 'Nagranie jest gotowe.',
      yourRecording: say('Nagranie', 'Twoje nagranie'),
      write: 'Wolę pisać',
      recorders: {
        audio: {
          hint: (time) => `Najwyżej ${time} minut. ${youCan} odsłuchać nagranie przed wysłaniem.`,
          asking: 'Oczekiwanie na mikrofon…',
          empty: say(
            'Nic nie zostało nagrane. Proszę sprawdzić mikrofon i nagrać ponownie.',
            'Nic nie zostało nagrane. Sprawdź mikrofon i nagraj ponownie.',
          ),
          unusable: {
            refused: say(
              'Mikrofon nie jest dozwolony na tej stronie. Proszę zezwolić na niego w ustawieniach przeglądarki lub wybrać plik audio.',
              'Mikrofon nie jest dozwolony na tej stronie. Zezwól na niego w ustawieniach przeglądarki lub wybierz plik audio.',
            ),
            missing: `Nie znaleziono mikrofonu lub używa go inny program. ${youCan} zamiast tego wybrać plik audio.`,
            unsupported: `Ta przeglądarka nie może tu nagrywać. ${youCan} zamiast tego wybrać plik audio.`,
          },
        },
        video: {
          hint: (time) => `Najwyżej ${time} minut. ${youCan} obejrzeć nagranie przed wysłaniem.`,
          asking: 'Oczekiwanie na kamerę i mikrofon…',
          empty: say(
            'Nic nie zostało nagrane. Proszę sprawdzić kamerę i nagrać ponownie.',
            'Nic nie zostało nagrane. Sprawdź kamerę i nagraj ponownie.',
          ),
          unusable: {
            refused: say(
              'Kamera i mikrofon nie są dozwolone na tej stronie. Proszę zezwolić na nie w ustawieniach przeglądarki lub wybrać wideo.',
              'Kamera i mikrofon nie są dozwolone na tej stronie. Zezwól na nie w ustawieniach przeglądarki lub wybierz wideo.',
            ),
            missing: `Nie znaleziono kamery lub mikrofonu albo używa ich inny program. ${youCan} zamiast tego wybrać wideo.`,
            unsupported: `Ta przeglądarka nie może tu nagrywać. ${youCan} zamiast tego wybrać wideo.`,
          },
        },
      },
    },
    place: {
      hint: say(
        'Proszę dotknąć miejsca lub przesunąć tam znacznik suwakami.',
        'Dotknij miejsca lub przesuń tam znacznik suwakami.',
      ),
      across: 'Od lewej do prawej',
      down: 'Od góry do dołu',
      at: (percent, square) => `${percent} procent, pole ${square}`,
      unmarked: say('Proszę najpierw zaznaczyć miejsce.', 'Najpierw zaznacz miejsce, proszę.'),
      missing: 'W tej chwili nie można wczytać mapy.',
    },
    signature: {
      hint: say(
        'Proszę podpisać palcem, rysikiem lub myszą albo wpisać imię i nazwisko.',
        'Podpisz palcem, rysikiem lub myszą albo wpisz imię i nazwisko.',
      ),
      sheet: (strokes) =>
        strokes === 0
          ? 'Pole podpisu, puste'
          : `Pole podpisu, ${plural(strokes, { one: 'jedna kreska', few: `${strokes} kreski`, many: `${strokes} kresek` })}`,
      undo: 'Cofnij kreskę',
      clear: 'Wyczyść',
      type: 'Wpisz imię i nazwisko',
      draw: 'Wolę rysować',
      name: 'Imię i nazwisko',
      typedHint: 'Wpisane imię i nazwisko są tu równoważne z narysowanym podpisem.',
      unsigned: say(
        'Proszę najpierw podpisać lub wpisać imię i nazwisko.',
        'Najpierw podpisz lub wpisz imię i nazwisko, proszę.',
      ),
      cannotDraw: `Ta przeglądarka nie może zapisać podpisu. ${say('Proszę otworzyć', 'Otwórz')} stronę w innej.`,
      file: 'Podpis.png',
      typedFile: (name) => `Podpis, wpisany – ${name}.png`,
    },
    sum: {
      give: (total) => `Liczba punktów do rozdzielenia między pozycje: ${total}.`,
      left: (left) => `Do rozdzielenia pozostało: ${left}`,
      over: (over) => `Rozdzielono za dużo o ${over}`,
      done: 'Wszystkie punkty są rozdzielone',
    },
    days: between('Data', 'Dzień, miesiąc i rok'),
    numbers: between('Liczba', ''),
    times: between('Godzina', 'Godzina i minuta'),
    digitsOrWords: {
      number: 'Liczba lub słowa…',
      date: 'Data lub słowa…',
      time: 'Godzina lub słowa…',
      picture: say('Obraz lub słowa…', 'Dotknij obrazu lub napisz…'),
      pickDate: 'Wybierz datę',
      pickTime: 'Wybierz godzinę',
    },
    addresses: { email: 'nazwa@przyklad.pl', phone: '22 123 45 67', url: 'www.przyklad.pl' },
    askQuestion: say('Pytanie…', 'Napisz pytanie…'),
    emoji: { open: '🙂 Emoji', choice: 'Emoji do wstawienia' },
    otherRanking: {
      joins: (label) => `${quoted(label)}: wpisany tu tekst trafi na listę, gdzie można go uszeregować.`,
      says: (label) => `${quoted(label)}: tu jest miejsce na wyjaśnienie.`,
      joined: 'Pozycja jest teraz na liście.',
    },
    ranking: {
      up: (text) => `${quoted(text)} w górę`,
      down: (text) => `${quoted(text)} w dół`,
      place: (text, place, count) => `${quoted(text)}: miejsce ${place} z ${count}`,
      ranking: say(
        'Proszę ułożyć odpowiedzi we właściwej kolejności: miejsce 1 jest na górze.',
        'Ułóż odpowiedzi we własnej kolejności: miejsce 1 jest na górze.',
      ),
    },
    rating: (value, count) => `${value} z ${count}`,
    slider: {
      pole: (value, label) => `${value}: ${label}`,
      notSet: 'jeszcze nie ustawiono',
      less: 'O krok mniej',
      more: 'O krok więcej',
      setValue: say(
        'Proszę ustawić wartość: przesunąć suwak lub dotknąć − i +.',
        'Ustaw wartość, proszę: przesuń suwak lub dotknij − i +.',
      ),
    },
    chats: {
      lang,
      list: 'Czaty',
      back: 'Wróć do czatów',
      menu: 'Menu',
      typing: 'pisze…',
      none: 'Jeszcze brak wiadomości',
      you: say('Odpowiedź', 'Ty'),
      unread: (count) =>
        plural(count, {
          one: '1 nowa wiadomość',
          few: `${count} nowe wiadomości`,
          many: `${count} nowych wiadomości`,
        }),
      wrote: (name) => `Nowa wiadomość: ${name}.`,
      wroteToo: (name, others) => {
        if (others === 0) return `Nowa wiadomość: ${name}`;
        return `Nowe wiadomości: ${name} i ${plural(others, {
          one: 'jeszcze jedna osoba',
          few: `${others} inne osoby`,
          many: `${others} innych osób`,
        })}`;
      },
      nothingToAnswer: 'W tej chwili nie ma tu na co odpowiadać.',
      choose: say('Proszę wybrać czat z listy.', 'Wybierz czat z listy.'),
      resumeLink: 'Kopiuj link, aby kontynuować później',
      resumeCopied: say(
        'Link został skopiowany. Pozwala kontynuować w dowolnej przeglądarce; proszę go nie udostępniać.',
        'Link został skopiowany. Pozwala kontynuować w dowolnej przeglądarce; nie udostępniaj go.',
      ),
      resumeFailed: `Nie udało się skopiować linku. ${say('Proszę zaznaczyć go i skopiować', 'Zaznacz go i skopiuj')} ręcznie:`,
      badResumeLink: 'Dla tego linku nie ma (już) gry.',
      media: 'Plik',
      hints: 'Wskazówki',
      closeHints: 'Zamknij wskazówki',
      hintsOf: (found, all) => `Znaleziono ${found} z ${all}`,
      freshHints: (count) =>
        plural(count, {
          one: '1 nowa wskazówka',
          few: `${count} nowe wskazówki`,
          many: `${count} nowych wskazówek`,
        }),
      foundHint: (title) => `Nowa wskazówka: ${title}`,
      isNew: 'Nowe',
      noHints: 'Jeszcze brak wskazówek.',
      noHintsMore: 'Tu pojawi się to, co wyjdzie na jaw w czatach.',
      toChat: (name) => `Do czatu: ${name}`,
      endingOf: (number, all) => `Zakończenie ${number} z ${all}`,
      toEnding: 'Co udało się ustalić',
      foundOf: (found, all) => `Znalezione wskazówki: ${found} z ${all}.`,
      playAgain: 'Zagraj od początku',
      decideAnew: 'Zdecyduj inaczej',
      gallery: (seen, all) => `Poznane zakończenia: ${seen} z ${all}`,
      notSeen: 'Jeszcze nieznane',
      storyTime: (time) => `Godzina w opowieści: ${time}`,
      push: {
        switch: 'Powiadomienia przeglądarki',
        question: say(
          'Niektóre osoby napiszą tu dopiero później. Czy przeglądarka ma wtedy powiadomić, nawet gdy ta strona jest zamknięta?',
          'Niektóre osoby napiszą tu dopiero później. Czy przeglądarka ma Cię wtedy powiadomić, nawet gdy ta strona jest zamknięta?',
        ),
        privacy: 'Pokazuje tylko, kto napisał. Treści wiadomości nikt po drodze nie pozna.',
        yes: 'Tak, powiadom',
        no: 'Nie, dziękuję',
        starting: 'Chwileczkę…',
        on: `Dobrze, powiadomienia są włączone. ${youCan} je w każdej chwili wyłączyć w menu.`,
        blocked: `Przeglądarka nie pozwala na powiadomienia z tej strony. ${youCan} to zmienić w jej ustawieniach.`,
        failed: `Nie udało się włączyć powiadomień. ${tryAgain}`,
        again: 'Spróbuj ponownie',
        close: 'Zamknij',
      },
      fragments: {
        restart: 'Zacznij wszystko od nowa',
        delete: 'Usuń wszystko',
        privacy: 'Ochrona danych',
        restart_pop_up: {
          header: 'Zacząć wszystkie czaty od nowa?',
          text: say(
            'Dotychczasowe odpowiedzi we wszystkich czatach zostaną usunięte i wszystko zacznie się od początku.',
            'Twoje dotychczasowe odpowiedzi we wszystkich czatach zostaną usunięte i wszystko zacznie się od początku.',
          ),
          btn_back: 'Wróć',
          btn_restart: 'Zacznij od nowa',
        },
        delete_pop_up: {
          header: 'Usunąć wszystkie czaty?',
          text: say(
            'Odpowiedzi i wszystkie czaty zostaną trwale usunięte.',
            'Twoje odpowiedzi i wszystkie czaty zostaną trwale usunięte.',
          ),
          btn_back: 'Wróć',
          btn_delete: 'Usuń',
        },
      },
    },
  };
};

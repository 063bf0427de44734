import { spellingIn } from '@dialogwerk/shared/dialog/messenger';
import { momentIn } from '../momentIn.ts';
import { ownData } from '../own-data/languages/pl.data.ts';
import type { ServerTexts } from '../ServerTexts.ts';

const { and, plural } = spellingIn('pl', ['many', 'one', 'few']);
const quoted = (text: string): string => `„${text}”`;
const at = momentIn('pl');

/** What the server says in Polish; without 'Pan' and 'Pani', which would ask who is spoken to. */
export const pl: ServerTexts = {
  doors: {
    inactive: 'Dialog nie jest już aktywny.',
    inactiveMore: 'Dialog został już zakończony. Dlatego rozmowa nie jest już możliwa.',
    notAvailable: 'W tej chwili nie można wczytać dialogu.',
    notAvailableMore: 'Nic nie zostało utracone. Proszę odświeżyć stronę za minutę.',
    notBegun: 'Ten dialog jeszcze się nie rozpoczął.',
    notBegunMore: (moment) => `Można wziąć udział od: ${at(moment)} (czas berliński).`,
    over: 'Ten dialog jest zakończony.',
    overMore: (moment) => `Można było wziąć udział do: ${at(moment)} (czas berliński). Dziękujemy za zainteresowanie!`,
    full: 'W tym dialogu nie ma już miejsc.',
    fullMore: 'Wzięło już udział tyle osób, ile było poszukiwanych. Dziękujemy za zainteresowanie!',
    personalOnly: 'Tutaj można wejść tylko z osobistym linkiem.',
    personalOnlyMore:
      'Proszę otworzyć link z zaproszenia. Jeśli zaproszenie nie dotarło, proszę zapytać osobę lub instytucję, która zaprasza.',
    goOn: 'Rozmowa jest już rozpoczęta? Tutaj można ją kontynuować.',
    password: 'Do tego dialogu potrzebne jest hasło.',
    passwordMore: 'Zostało podane razem z linkiem. Wielkość liter ma znaczenie.',
    passwordLabel: 'Hasło',
    passwordSend: 'Dalej',
    passwordHint: 'Aby wystarczyło wpisać je raz, przeglądarka zapamięta w pliku cookie, że było poprawne.',
    passwordWrong: 'To hasło nie jest poprawne. Proszę sprawdzić pisownię lub zapytać osobę, od której pochodzi link.',
    passwordWait: (seconds) =>
      `Zbyt wiele razy wpisano tu błędne hasło. Proszę spróbować ponownie za ${plural(seconds, { one: 'sekundę', few: `${seconds} sekundy`, many: `${seconds} sekund` })}.`,
    taken: 'W tym dialogu odnotowano już udział.',
    takenMore: 'W tym dialogu każda osoba bierze udział raz, a w tej przeglądarce to już się stało. Dziękujemy!',
    takenGoOn: 'Zobacz lub kontynuuj rozmowę',
    description: 'Dialog w formie czatu: wystarczy pisać.',
  },
  unknown: {
    dialog: 'Nie ma takiego dialogu.',
    dialogMore: 'Proszę sprawdzić otrzymany link.',
    link: 'Ten link jest nieważny',
    linkMore: 'Proszę sprawdzić, czy został otwarty w całości. Być może został w międzyczasie wycofany.',
    trial: 'To jest link próbny',
    trialMore: 'W prawdziwych e-mailach link prowadzi stąd do dialogu.',
  },
  test: {
    title: 'Test: ',
    mark: 'Test: to się nie liczy.',
    test: 'To jest test.',
    testMore:
      'To jest droga osób biorących udział w opublikowanej wersji. Nic z tego się nie liczy: ani w liczbie i kwotach, ani w analizie i eksporcie.',
    begin: 'Rozpocznij test',
    open: 'Osoby biorące udział mogą tu teraz od razu zacząć.',
    inactive: 'Dialog nie jest teraz aktywny: osoby biorące udział dowiadują się, że nie jest już aktywny.',
    meets: (sentence) => `Osoby biorące udział czytają tu teraz: ${quoted(sentence)}`,
    password: 'Osoby biorące udział są tu pytane o hasło.',
    once: 'Kto już brał udział w tej przeglądarce, dowiaduje się o tym tutaj.',
    quotas: (names) => `W teście kwoty się nie liczą i nikogo nie odrzucają: ${and(names.map(quoted))}.`,
    gone: 'Ten link testowy jest już nieważny.',
    goneMore: 'Został wycofany lub odnowiony. Proszę zapytać osobę, od której pochodzi.',
  },
  exit: {
    receipt: 'Zapisane dane',
    deleted: 'Dane zostały usunięte',
    deletedMore: 'Odpowiedzi, przebieg rozmowy i pliki zostały usunięte. Można teraz zamknąć stronę.',
    cancelled: 'Dialog został przerwany',
    cancelledMore: 'Dotychczasowe odpowiedzi są zapisane. Z tym samym linkiem można kontynuować w każdej chwili.',
    exit: 'Dziękujemy bardzo i do widzenia',
    exitMore: 'Można teraz zamknąć stronę.',
    privacy: 'Ochrona danych',
    privacyOf: (dialog) => `dialogu „${dialog}”`,
    noPrivacy:
      'Dla tego dialogu nie ma jeszcze informacji o ochronie danych. Proszę zapytać osobę lub instytucję, od której pochodzi link.',
    receiptHint: 'Z kodem podanym na końcu dialogu można obejrzeć, zapisać i usunąć to, co zostało zapisane:',
    newTab: '(otwiera się w nowej karcie)',
  },
  ownData,
  personal: {
    invited: 'Osobisty link',
    once: 'Jest ważny na jeden udział.',
    tied: 'Odpowiedzi są powiązane z osobą: kto ocenia ten dialog, może zobaczyć, od kogo pochodzą.',
    tiedOn:
      'Z tym linkiem można kontynuować w każdej chwili, także na innym urządzeniu. Dlatego proszę go nikomu nie udostępniać.',
    anonymous:
      'Odpowiedzi są anonimowe: zapisuje się, że ten link został użyty, ale nie to, które odpowiedzi do niego należą. Tego nie można cofnąć.',
    anonymousOn:
      'Na tym urządzeniu można z linkiem kontynuować w każdej chwili. Na inne urządzenie można przejść w dialogu, wybierając „Kontynuuj na innym urządzeniu”.',
    privacy: 'Informacja o ochronie danych',
    begin: 'Rozpocznij dialog',
    again: 'Dialog jest już rozpoczęty',
    againMore: 'Można kontynuować od miejsca, w którym został przerwany.',
    goOn: 'Kontynuuj',
    used: 'Ten link został już użyty',
    usedTied: 'Ta rozmowa już nie istnieje. Z tym linkiem nie można rozpocząć drugiej.',
    usedAnonymous:
      'Ponieważ dialog jest anonimowy, do rozmowy prowadzi tylko urządzenie, na którym została rozpoczęta: proszę otworzyć na nim ten sam link. Na inne urządzenie można przejść w dialogu, wybierając „Kontynuuj na innym urządzeniu”.',
    mails: 'E-maile dotyczące tego dialogu',
    mailsOf: (dialog) => `dialogu „${dialog}”`,
    unsubscribeMore: 'Zrezygnować z e-maili dotyczących tego dialogu? Link pozostaje ważny.',
    unsubscribe: 'Zrezygnuj z e-maili',
    unsubscribed: 'Rezygnacja została zapisana',
    unsubscribedMore: 'E-maile dotyczące tego dialogu nie będą już wysyłane. Link pozostaje ważny.',
    subscribe: 'Znów otrzymuj e-maile',
  },
  letter: {
    button: 'Do dialogu',
    linkHint: 'Jeśli przycisk nie działa, proszę skopiować ten adres do przeglądarki:',
    why: (dialog) => `Ten e-mail został wysłany z powodu zaproszenia do dialogu „${dialog}”.`,
    unsubscribe: 'Rezygnacja z e-maili dotyczących tego dialogu:',
    unsubscribeLink: 'Rezygnacja z e-maili dotyczących tego dialogu',
    footer: 'Ten e-mail został wysłany automatycznie. Proszę na niego nie odpowiadać.',
  },
  model: {
    title: 'Model językowy',
    purpose: (model, host, outside) =>
      `Części tego dialogu prowadzi model językowy ${model} pod adresem ${host}${outside ? '' : ' (w sieci operatora)'}. Wysyłane jest tam to, co zostanie napisane w tych częściach, razem z wcześniejszym przebiegiem: aby model mógł odpowiadać, dopytywać i rozpoznać, kiedy rozmowa osiągnęła cel.`,
    reserve: (model, host) =>
      `Jeśli nie odpowie, to samo zostanie wysłane do modelu językowego ${model} pod adresem ${host}.`,
    masked:
      'Nazwiska, adresy, numery telefonów, adresy e-mail i dane bankowe są przedtem zastępowane symbolami, o ile zostaną rozpoznane.',
    kept: 'To, co odpowiedział model, jest zapisywane z rozmową i razem z nią usuwane.',
  },
  newMessage: 'Nowa wiadomość',
  thinking: 'jeszcze się zastanawia… Może to potrwać do minuty.',
};

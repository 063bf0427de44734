import type { InLanguage } from '../createFurther.ts';
import type { DialogTexts } from '../DialogTexts.ts';
import { spellingIn } from '../spellingIn.ts';

const { number, date, and, or, plural } = spellingIn('uk', ['many', 'one', 'few']);
const quoted = (text: string): string => `«${text}»`;
const characters = (count: number): string =>
  `${count} ${plural(count, { one: 'символ', few: 'символи', many: 'символів' })}`;
/** After 'до' and 'не менше', in the genitive. */
const ofCharacters = (count: number): string =>
  `${count} ${plural(count, { one: 'символу', few: 'символів', many: 'символів' })}`;
const options = (count: number): string =>
  `${count} ${plural(count, { one: 'варіант', few: 'варіанти', many: 'варіантів' })}`;
const ofParts = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' · ');

function bounds(min: string | null, max: string | null): string {
  if (min === null) return `до ${max}`;
  return max === null ? `від ${min}` : `від ${min} до ${max}`;
}

/** What a dialog says in Ukrainian. */
export const uk: InLanguage<DialogTexts> = (say) => ({
  respondent: {
    wording: say('uk-sie', 'uk-du'),
    language: 'uk',
    skipped: 'Пропущено',
    item: (position, count) => `Твердження ${position} з ${count}`,
    notApplicable: 'без відповіді',
    yes: 'Так',
    no: 'Ні',
    list: and,
    number,
    date,
    file: 'Файл',
    voiceMessage: 'Голосове повідомлення',
    videoMessage: 'Відеоповідомлення',
    goOn: 'Далі',
    hidden: '•••••• (приховано)',
    answerChanged: 'Відповідь змінено',
    required: `Це запитання не можна пропустити. Будь ласка, ${say('дайте', 'дай')} на нього відповідь.`,
    doesNotFit: `Ця відповідь не підходить до запитання. Будь ласка, ${say('дайте', 'дай')} відповідь ще раз.`,
    emptyText: `Будь ласка, ${say('напишіть', 'напиши')} відповідь.`,
    tooLong: (max, length) =>
      `${say('Ваша', 'Твоя')} відповідь задовга (${characters(length)}). Будь ласка, ${say('скоротіть', 'скороти')} її щонайбільше до ${ofCharacters(max)}.`,
    unknownOption: `Будь ласка, ${say('виберіть', 'вибери')} один із запропонованих варіантів.`,
    tooFew: (min) => `Будь ласка, ${say('виберіть', 'вибери')} щонайменше ${options(min)}.`,
    tooMany: (max) => `Будь ласка, ${say('виберіть', 'вибери')} щонайбільше ${options(max)}.`,
    unknownPoint: `Будь ласка, ${say('виберіть', 'вибери')} точку на шкалі.`,
    noNumber: `Будь ласка, ${say('введіть', 'введи')} число.`,
    noInteger: `Будь ласка, ${say('введіть', 'введи')} ціле число.`,
    tooSmall: (min) => `Число замале. Будь ласка, ${say('введіть', 'введи')} щонайменше ${number(min)}.`,
    tooLarge: (max) => `Число завелике. Будь ласка, ${say('введіть', 'введи')} щонайбільше ${number(max)}.`,
    offStep: (step) => `Будь ласка, ${say('виберіть', 'вибери')} значення з кроком ${number(step)}.`,
    noDate: `Будь ласка, ${say('введіть', 'введи')} дату, яка існує.`,
    tooEarly: (min) => `Дата зарання. Будь ласка, ${say('введіть', 'введи')} дату не раніше ніж ${date(min)}.`,
    tooLate: (max) => `Дата запізня. Будь ласка, ${say('введіть', 'введи')} дату не пізніше ніж ${date(max)}.`,
    noEmail: `Будь ласка, ${say('введіть', 'введи')} дійсну адресу електронної пошти, наприклад name@example.ua.`,
    noPhone: `Будь ласка, ${say('введіть', 'введи')} дійсний номер телефону, наприклад 044 123 45 67.`,
    noUrl: `Будь ласка, ${say('введіть', 'введи')} дійсну вебадресу, наприклад www.example.ua.`,
    rankAll: `Будь ласка, ${say('розташуйте', 'розташуй')} усі варіанти за порядком.`,
    thanks: 'Дуже дякуємо! На всі запитання дано відповідь.',
  },
  form: {
    tooShort: (min, length) =>
      `${say('Ваша', 'Твоя')} відповідь закоротка (${characters(length)}). Будь ласка, ${say('напишіть', 'напиши')} щонайменше ${characters(min)}.`,
    digits: (count) =>
      `Будь ласка, ${say('введіть', 'введи')} рівно ${count} ${plural(count, { one: 'цифру', few: 'цифри', many: 'цифр' })}.`,
    iban: `Будь ласка, ${say('введіть', 'введи')} дійсний IBAN, наприклад DE02 1203 0000 0000 2020 51.`,
    form: (forms, legend) =>
      `Будь ласка, ${say('дайте', 'дай')} відповідь у вигляді ${forms}.${legend === '' ? '' : ` Тут ${legend}.`}`,
    or,
    and,
    signs: { '#': '# означає цифру', '?': '? означає один символ', '*': '* означає будь-яку кількість символів' },
    quoted,
  },
  other: {
    text: (label) =>
      `Будь ласка, ${say('напишіть у полі, що ви маєте', 'напиши в полі, що ти маєш')} на увазі під ${quoted(label)}.`,
    number: (label) => `Будь ласка, ${say('введіть', 'введи')} число в поле ${quoted(label)}.`,
  },
  sum: {
    eachItem: `Будь ласка, ${say('дайте', 'дай')} кожному пункту ціле число, можна й 0.`,
    sum: (total, given) => `Потрібно розподілити рівно стільки балів: ${total}. Розподілено: ${given}.`,
  },
  clock: {
    noTime: `Будь ласка, ${say('введіть', 'введи')} час, наприклад 08:30.`,
    tooEarly: (min) => `Це зарано. Будь ласка, ${say('введіть', 'введи')} час не раніше ніж ${min}.`,
    tooLate: (max) => `Це запізно. Будь ласка, ${say('введіть', 'введи')} час не пізніше ніж ${max}.`,
    said: (time) => time,
  },
  signature: 'Підпис',
  time: {
    over: 'Час вийшов',
    notOver: `Час ще не вийшов. Будь ласка, ${say('дайте', 'дай')} відповідь.`,
    fixed: 'На це запитання був визначений час. Відповідь уже не можна змінити.',
  },
  rules: {
    broken: `Ця відповідь не узгоджується з іншими ${say('вашими', 'твоїми')} відповідями. Будь ласка, ${say('перевірте', 'перевір')} її.`,
    givenUp: 'Тоді йдемо далі без цієї відповіді.',
  },
  agreement: {
    question: say(
      'Під час наступних запитань мовна модель читає те, що ви тут пишете. Хто нею керує, вказано в політиці приватності. Ви погоджуєтеся? Можна продовжити й без неї.',
      'Під час наступних запитань мовна модель читає те, що ти тут пишеш. Хто нею керує, вказано в політиці приватності. Ти погоджуєшся? Можна продовжити й без неї.',
    ),
    agree: 'Погоджуюся',
    decline: 'Краще без неї',
  },
  probes: {
    words: `${say('Чи можете ви', 'Чи можеш ти')} описати це трохи докладніше?`,
    choice: 'Яка цьому причина?',
    deeper: [
      `${say('Чи спадає вам', 'Чи спадає тобі')} на думку приклад?`,
      `Що в цьому було для ${say('вас', 'тебе')} найважливішим?`,
      'Як до цього дійшло?',
      'Чого хотілося б натомість?',
    ],
  },
  words: {
    understoodAs: (label) => `Розумію це як ${quoted(label)}.`,
    didYouMean: (labels) => `Мається на увазі ${or(labels.map(quoted))}?`,
    either: or,
    notUnderstood: `На жаль, це незрозуміло. Будь ласка, ${say('скажіть це інакше або виберіть', 'скажи це інакше або вибери')} один із варіантів.`,
    notUnderstoodAlone: 'На жаль, це незрозуміло.',
    skipOffered: `Усе гаразд. ${say('Бажаєте', 'Бажаєш')} пропустити це запитання?`,
    cannotSkip: `Усе гаразд, але без відповіді тут далі не можна. Будь ласка, ${say('виберіть', 'вибери')} те, що підходить найкраще.`,
    outside: (min, max) => `Це поза межами. Будь ласка, ${say('виберіть', 'вибери')} значення ${bounds(min, max)}.`,
    onlyChoices: `На жаль, це незрозуміло. Будь ласка, ${say('виберіть', 'вибери')} один із варіантів.`,
  },
  knowledge: {
    didYouMean: (count) => `Ідеться про ${count === 1 ? 'це запитання' : 'одне з цих запитань'}?`,
    noneOfThese: 'Щось інше',
    origin: (question, source) =>
      ofParts(
        question === null ? null : `Відповідь на ${quoted(question)}`,
        source === null ? null : `Джерело: ${source}`,
      ),
    wasItHelpful: 'Це було корисно?',
    askOn: `Дякуємо! ${say('Маєте', 'Маєш')} ще запитання?`,
  },
  imported: {
    ownAnswer: 'Інше, а саме…',
    anotherRound: (name) => (name === '' ? 'Чи є ще один запис?' : `Чи є ще один запис: ${quoted(name)}?`),
  },
  liveBar: {
    restart: 'Почати знову',
    delete: 'Видалити діалог',
    privacy: 'Захист даних',
    restart_pop_up: {
      header: 'Почати діалог знову?',
      text: `${say('Ваші', 'Твої')} попередні відповіді буде видалено, і діалог почнеться спочатку.`,
      btn_back: 'Назад',
      btn_restart: 'Почати знову',
    },
    delete_pop_up: {
      header: 'Видалити діалог?',
      text: `${say('Ваші', 'Твої')} відповіді й увесь перебіг розмови буде остаточно видалено.`,
      btn_back: 'Назад',
      btn_delete: 'Видалити',
    },
  },
});

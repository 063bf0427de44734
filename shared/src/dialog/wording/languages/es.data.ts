import type { InLanguage } from '../createFurther.ts';
import type { DialogTexts } from '../DialogTexts.ts';
import { spellingIn } from '../spellingIn.ts';

const { number, date, and, or, plural } = spellingIn('es', ['other', 'one']);
const quoted = (text: string): string => `«${text}»`;
const characters = (count: number): string => plural(count, { one: `${count} carácter`, other: `${count} caracteres` });
const options = (count: number): string => plural(count, { one: 'una opción', other: `${count} opciones` });
const ofParts = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' · ');

function bounds(min: string | null, max: string | null): string {
  if (min === null) return `hasta ${max}`;
  return max === null ? `a partir de ${min}` : `entre ${min} y ${max}`;
}

/** What a dialog says in Spanish. */
export const es: InLanguage<DialogTexts> = (say) => ({
  respondent: {
    wording: say('es-sie', 'es-du'),
    language: 'es',
    skipped: 'Pregunta omitida',
    item: (position, count) => `Afirmación ${position} de ${count}`,
    notApplicable: 'sin respuesta',
    yes: 'Sí',
    no: 'No',
    list: and,
    number,
    date,
    file: 'Archivo',
    voiceMessage: 'Mensaje de voz',
    videoMessage: 'Mensaje de vídeo',
    goOn: 'Continuar',
    hidden: '•••••• (oculto)',
    answerChanged: 'Respuesta modificada',
    required: `Esta pregunta no se puede omitir. ${say('Respóndala', 'Respóndela')}, por favor.`,
    doesNotFit: `Esta respuesta no encaja con la pregunta. ${say('Responda', 'Responde')} de nuevo, por favor.`,
    emptyText: `${say('Escriba', 'Escribe')} una respuesta, por favor.`,
    tooLong: (max, length) =>
      say(
        `Su respuesta es demasiado larga (${characters(length)}). Acórtela a ${characters(max)} como máximo, por favor.`,
        `Tu respuesta es demasiado larga (${characters(length)}). Acórtala a ${characters(max)} como máximo, por favor.`,
      ),
    unknownOption: `${say('Elija', 'Elige')} una de las opciones ofrecidas, por favor.`,
    tooFew: (min) => `${say('Elija', 'Elige')} al menos ${options(min)}, por favor.`,
    tooMany: (max) => `${say('Elija', 'Elige')} como máximo ${options(max)}, por favor.`,
    unknownPoint: `${say('Elija', 'Elige')} un punto de la escala, por favor.`,
    noNumber: `${say('Introduzca', 'Introduce')} un número, por favor.`,
    noInteger: `${say('Introduzca', 'Introduce')} un número entero, por favor.`,
    tooSmall: (min) =>
      `El número es demasiado pequeño. ${say('Introduzca', 'Introduce')} al menos ${number(min)}, por favor.`,
    tooLarge: (max) =>
      `El número es demasiado grande. ${say('Introduzca', 'Introduce')} como máximo ${number(max)}, por favor.`,
    offStep: (step) => `${say('Elija', 'Elige')} un valor en pasos de ${number(step)}, por favor.`,
    noDate: `${say('Introduzca', 'Introduce')} una fecha que exista, por favor.`,
    tooEarly: (min) =>
      `La fecha es demasiado temprana. ${say('Introduzca', 'Introduce')} el ${date(min)} o una fecha posterior, por favor.`,
    tooLate: (max) =>
      `La fecha es demasiado tardía. ${say('Introduzca', 'Introduce')} el ${date(max)} o una fecha anterior, por favor.`,
    noEmail: `${say('Introduzca', 'Introduce')} una dirección de correo electrónico válida, por ejemplo nombre@ejemplo.es.`,
    noPhone: `${say('Introduzca', 'Introduce')} un número de teléfono válido, por ejemplo 912 345 678.`,
    noUrl: `${say('Introduzca', 'Introduce')} una dirección web válida, por ejemplo www.ejemplo.es.`,
    rankAll: `${say('Ordene', 'Ordena')} todas las opciones, por favor.`,
    thanks: `¡Muchas gracias! ${say('Ha respondido', 'Has respondido')} a todas las preguntas.`,
  },
  form: {
    tooShort: (min, length) =>
      `${say('Su', 'Tu')} respuesta es demasiado corta (${characters(length)}). ${say('Escriba', 'Escribe')} al menos ${characters(min)}, por favor.`,
    digits: (count) =>
      `${say('Introduzca', 'Introduce')} exactamente ${plural(count, { one: 'una cifra', other: `${count} cifras` })}, por favor.`,
    iban: `${say('Introduzca', 'Introduce')} un IBAN válido, por ejemplo DE02 1203 0000 0000 2020 51.`,
    form: (forms, legend) =>
      `${say('Responda', 'Responde')} con la forma ${forms}, por favor.${legend === '' ? '' : ` Aquí, ${legend}.`}`,
    or,
    and,
    signs: {
      '#': '# representa una cifra',
      '?': '? un carácter',
      '*': '* cualquier número de caracteres',
    },
    quoted,
  },
  other: {
    text: (label) =>
      say(
        `Escriba en el campo a qué se refiere con ${quoted(label)}, por favor.`,
        `Escribe en el campo a qué te refieres con ${quoted(label)}, por favor.`,
      ),
    number: (label) => `${say('Introduzca', 'Introduce')} un número en el campo ${quoted(label)}, por favor.`,
  },
  sum: {
    eachItem: `${say('Dé', 'Da')} a cada elemento un número entero, también 0, por favor.`,
    sum: (total, given) =>
      `${say('Reparta', 'Reparte')} exactamente ${total} puntos, por favor. Puntos repartidos: ${given}.`,
  },
  clock: {
    noTime: `${say('Introduzca', 'Introduce')} una hora, por ejemplo 08:30.`,
    tooEarly: (min) => `La hora es demasiado temprana. ${say('Introduzca', 'Introduce')} las ${min} o más tarde.`,
    tooLate: (max) => `La hora es demasiado tardía. ${say('Introduzca', 'Introduce')} las ${max} o más temprano.`,
    said: (time) => time,
  },
  signature: 'Firma',
  time: {
    over: 'Se acabó el tiempo',
    notOver: `Todavía queda tiempo. ${say('Responda', 'Responde')}, por favor.`,
    fixed: 'Esta pregunta tenía un tiempo fijo. La respuesta ya no se puede modificar.',
  },
  rules: {
    broken: `Esta respuesta no concuerda con ${say('sus otros datos. Compruébela', 'tus otros datos. Compruébala')}, por favor.`,
    givenUp: 'Entonces seguimos sin esta respuesta.',
  },
  agreement: {
    question: say(
      'En las próximas preguntas, un modelo de lenguaje lee lo que escribe aquí. Quién lo gestiona consta en la política de privacidad. ¿Está de acuerdo? También se puede seguir sin él.',
      'En las próximas preguntas, un modelo de lenguaje lee lo que escribes aquí. Quién lo gestiona consta en la política de privacidad. ¿Estás de acuerdo? También se puede seguir sin él.',
    ),
    agree: 'De acuerdo',
    decline: 'Mejor sin él',
  },
  probes: {
    words: `¿${say('Puede', 'Puedes')} describirlo con un poco más de detalle?`,
    choice: '¿Cuál es el motivo?',
    deeper: [
      say('¿Se le ocurre un ejemplo?', '¿Se te ocurre un ejemplo?'),
      `¿Qué fue lo más importante para ${say('usted', 'ti')}?`,
      '¿Cómo se llegó a eso?',
      `¿Qué ${say('habría', 'habrías')} deseado en su lugar?`,
    ],
  },
  words: {
    understoodAs: (label) => `Lo entiendo como ${quoted(label)}.`,
    didYouMean: (labels) => `¿${say('Quería', 'Querías')} decir ${or(labels.map(quoted))}?`,
    either: or,
    notUnderstood: say(
      'Lo siento, no lo he entendido. Dígalo de otra manera o elija una de las opciones, por favor.',
      'Lo siento, no lo he entendido. Dilo de otra manera o elige una de las opciones, por favor.',
    ),
    notUnderstoodAlone: 'Lo siento, no lo he entendido.',
    skipOffered: `No pasa nada. ¿${say('Quiere', 'Quieres')} omitir esta pregunta?`,
    cannotSkip: `No pasa nada, pero aquí no se puede seguir sin una respuesta. ${say('Elija', 'Elige')} lo que mejor encaje, por favor.`,
    outside: (min, max) =>
      `Eso queda fuera de los límites. ${say('Elija', 'Elige')} un valor ${bounds(min, max)}, por favor.`,
    onlyChoices: `Lo siento, no lo he entendido. ${say('Elija', 'Elige')} una de las opciones, por favor.`,
  },
  knowledge: {
    didYouMean: (count) =>
      `${say('¿Se refería', '¿Te referías')} a ${count === 1 ? 'esta pregunta' : 'una de estas preguntas'}?`,
    noneOfThese: 'Otra cosa',
    origin: (question, source) =>
      ofParts(
        question === null ? null : `Respuesta a ${quoted(question)}`,
        source === null ? null : `Fuente: ${source}`,
      ),
    wasItHelpful: '¿Ha sido útil?',
    askOn: `¡Gracias! ¿${say('Tiene', 'Tienes')} otra pregunta?`,
  },
  imported: {
    ownAnswer: 'Otra respuesta, a saber…',
    anotherRound: (name) => (name === '' ? '¿Hay otra entrada?' : `¿Hay otra entrada para ${quoted(name)}?`),
  },
  liveBar: {
    restart: 'Empezar de nuevo',
    delete: 'Eliminar el diálogo',
    privacy: 'Protección de datos',
    restart_pop_up: {
      header: '¿Empezar el diálogo de nuevo?',
      text: `${say('Sus', 'Tus')} respuestas dadas hasta ahora se eliminarán y el diálogo comenzará desde el principio.`,
      btn_back: 'Volver',
      btn_restart: 'Empezar de nuevo',
    },
    delete_pop_up: {
      header: '¿Eliminar el diálogo?',
      text: `${say('Sus', 'Tus')} respuestas y toda la conversación se eliminarán definitivamente.`,
      btn_back: 'Volver',
      btn_delete: 'Eliminar',
    },
  },
});

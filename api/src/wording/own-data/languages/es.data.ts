import { spellingIn } from '@dialogwerk/shared/dialog/messenger';
import type { OwnDataTexts } from '../OwnDataTexts.ts';

const { and } = spellingIn('es', ['other']);

/** What respondents read on the page of all that is stored of them, in Spanish. */
export const ownData: OwnDataTexts = {
  title: 'Sus datos',
  purpose:
    'Con el código que recibió al final de un diálogo puede ver aquí lo que está almacenado. Puede guardarlo como archivo o eliminarlo.',
  code: 'Código',
  show: 'Mostrar',
  noCode: 'Escriba el código, por favor. Está al final del diálogo y en el menú.',
  unknown: 'Para este código no hay (o ya no hay) nada. Compruebe si está bien copiado, por favor.',
  tooMany: 'Demasiados intentos. Inténtelo de nuevo dentro de unos minutos. Sus datos no han cambiado.',
  failed:
    'Eso no ha funcionado ahora mismo. Sus datos no han cambiado. Compruebe su conexión a internet e inténtelo de nuevo.',
  begun: 'Comienzo',
  finished: 'Fin',
  notFinished: 'aún sin terminar',
  answers: 'Sus respuestas',
  noAnswers: 'Aún no hay ninguna respuesta guardada.',
  feedback: 'Sus opiniones',
  rating: (given) => `${given} de 5`,
  withdrawn: 'Ya no cuenta, porque se cambió una respuesta anterior.',
  test: 'Esto es una prueba. No se evalúa nada de ella.',
  consents: 'Consentimientos',
  statement: 'Declaración de privacidad',
  wording: 'Texto exacto',
  acts: {
    shown: 'Mostrada',
    given: 'Dado',
    declined: 'Rechazado',
    withdrawn: 'Retirado',
    lapsed: 'Ya no se pregunta, porque cambió una respuesta anterior',
  },
  takeBack: 'Retirar este consentimiento',
  takeBackMore: 'Lo que respondió después queda guardado hasta que lo elimine.',
  takenBack: 'Su consentimiento queda retirado.',
  files: 'Archivos',
  sent: 'Enviado a otros',
  toModel: (model) => `Modelo de lenguaje ${model}`,
  toSystem: (host) => `${host} (sistema consultado)`,
  toldProgress: (host) => `${host} (avance de la conversación)`,
  toldAnswers: (host) => `${host} (avance y respuestas)`,
  more: 'Otros datos',
  device: 'Dispositivo',
  devices: { phone: 'Teléfono', tablet: 'Tableta', desktop: 'Ordenador' },
  language: 'Idioma',
  link: 'Del enlace',
  tied: 'Esta conversación está vinculada a su invitación personal.',
  notes: (count) =>
    `Notas del equipo sobre esta conversación: ${count}. La entidad responsable le informa sobre ellas.`,
  keep: 'Llevarse los datos',
  asPage: 'Página para leer e imprimir',
  asData: 'Archivo de datos (JSON)',
  asZip: 'Todo, con los archivos (ZIP)',
  delete: 'Eliminar mis datos',
  confirmTitle: '¿Eliminar los datos?',
  confirm:
    'Sus respuestas, la conversación y los archivos enviados se eliminarán definitivamente. Esto no se puede deshacer.',
  back: 'Volver',
  confirmed: 'Eliminar',
  whole: (others) => `Este chat va junto con otros (${and(others)}). Se eliminarán todos juntos.`,
  deletedTitle: 'Sus datos se han eliminado',
  deleted:
    'Las respuestas, la conversación y los archivos se han borrado. Solo quedan números: que se eliminó una conversación y cuántas veces se aceptó un texto. Ya puede cerrar la página.',
};

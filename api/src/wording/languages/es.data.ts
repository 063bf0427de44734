import { spellingIn } from '@dialogwerk/shared/dialog/messenger';
import { momentIn } from '../momentIn.ts';
import { ownData } from '../own-data/languages/es.data.ts';
import type { ServerTexts } from '../ServerTexts.ts';

const { and, plural } = spellingIn('es', ['other', 'one']);
const quoted = (text: string): string => `«${text}»`;
const at = momentIn('es');

/** What the server says in Spanish. */
export const es: ServerTexts = {
  doors: {
    inactive: 'El diálogo ya no está activo.',
    inactiveMore: 'El diálogo ya ha terminado. Por eso ya no es posible dialogar.',
    notAvailable: 'El diálogo no se puede cargar en este momento.',
    notAvailableMore: 'No se ha perdido nada. Recargue la página dentro de un minuto, por favor.',
    notBegun: 'Este diálogo aún no ha comenzado.',
    notBegunMore: (moment) => `Podrá participar a partir de esta fecha: ${at(moment)} (hora de Berlín).`,
    over: 'Este diálogo ha terminado.',
    overMore: (moment) =>
      `Se pudo participar hasta esta fecha: ${at(moment)} (hora de Berlín). ¡Muchas gracias por su interés!`,
    full: 'Este diálogo está completo.',
    fullMore: 'Ya han participado tantas personas como se buscaban. ¡Muchas gracias por su interés!',
    personalOnly: 'Aquí solo se entra con un enlace personal.',
    personalOnlyMore:
      'Abra el enlace de su invitación, por favor. Si no ha recibido ninguna, pregunte a la persona o institución que invita.',
    goOn: '¿Ya ha empezado? Continúe aquí.',
    password: 'Para este diálogo se necesita una contraseña.',
    passwordMore: 'La recibió con el enlace. Las mayúsculas y minúsculas cuentan.',
    passwordLabel: 'Contraseña',
    passwordSend: 'Continuar',
    passwordHint: 'Para que solo la escriba una vez, este navegador recuerda en una cookie que era correcta.',
    passwordWrong:
      'Esta contraseña no es correcta. Compruebe si está bien escrita o pregunte a quien le dio el enlace, por favor.',
    passwordWait: (seconds) =>
      `Se ha escrito demasiadas veces una contraseña incorrecta. Inténtelo de nuevo dentro de ${plural(seconds, { one: 'un segundo', other: `${seconds} segundos` })}, por favor.`,
    taken: 'Usted ya ha participado.',
    takenMore: 'En este diálogo cada persona participa una vez, y en este navegador ya ha ocurrido. ¡Muchas gracias!',
    takenGoOn: 'Ver o continuar su conversación',
    description: 'Un diálogo en forma de chat: solo hay que escribir.',
  },
  unknown: {
    dialog: 'Este diálogo no existe.',
    dialogMore: 'Compruebe el enlace que ha recibido, por favor.',
    link: 'Este enlace no es válido',
    linkMore: 'Compruebe que lo ha abierto completo, por favor. Quizá se haya retirado entretanto.',
    trial: 'Este es un enlace de prueba',
    trialMore: 'En los correos de verdad, el enlace lleva aquí al diálogo.',
  },
  test: {
    title: 'Prueba: ',
    mark: 'Prueba: nada de esto cuenta.',
    test: 'Esto es una prueba.',
    testMore:
      'Usted sigue el camino de quienes participan en la versión publicada. Nada de esto cuenta: ni en la cantidad y las cuotas, ni en el análisis y la exportación.',
    begin: 'Empezar la prueba',
    open: 'En este momento, quienes participan pueden empezar aquí sin más.',
    inactive: 'El diálogo no está activo en este momento: quienes participan leen que ya no está activo.',
    meets: (sentence) => `Quienes participan leen aquí en este momento: ${quoted(sentence)}`,
    password: 'Aquí se pide la contraseña a quienes participan.',
    once: 'Quien ya ha participado en este navegador lo lee aquí.',
    quotas: (names) => `En la prueba las cuotas no cuentan y no rechazan a nadie: ${and(names.map(quoted))}.`,
    gone: 'Este enlace de prueba ya no es válido.',
    goneMore: 'Se ha retirado o renovado. Pregunte a la persona que se lo dio, por favor.',
  },
  exit: {
    receipt: 'Sus datos',
    deleted: 'Sus datos se han eliminado',
    deletedMore: 'Las respuestas, la conversación y los archivos se han borrado. Ya puede cerrar la página.',
    cancelled: 'El diálogo se ha interrumpido',
    cancelledMore:
      'Lo que ha respondido hasta ahora está guardado. Con el mismo enlace puede continuar en cualquier momento.',
    exit: 'Muchas gracias y hasta pronto',
    exitMore: 'Ya puede cerrar la página.',
    privacy: 'Protección de datos',
    privacyOf: (dialog) => `del diálogo «${dialog}»`,
    noPrivacy:
      'Este diálogo aún no tiene una declaración de privacidad. Pregunte a la persona o institución que le dio el enlace, por favor.',
    receiptHint:
      'Con su código, que aparece al final del diálogo, puede ver, guardar y eliminar lo que está almacenado:',
    newTab: '(se abre en una pestaña nueva)',
  },
  ownData,
  personal: {
    invited: 'Su enlace personal',
    once: 'Vale para una participación.',
    tied: 'Sus respuestas se vinculan con usted: quien evalúa este diálogo puede ver qué respuestas son suyas.',
    tiedOn:
      'Con el enlace puede continuar en cualquier momento, también en otro dispositivo. Por eso, no lo comparta con nadie.',
    anonymous:
      'Sus respuestas son anónimas: se guarda que este enlace se ha usado, pero no qué respuestas le corresponden. Esto no se puede deshacer.',
    anonymousOn:
      'En este dispositivo puede continuar con el enlace en cualquier momento. Para pasar a otro dispositivo, use dentro del diálogo «Continuar en otro dispositivo».',
    privacy: 'Declaración de privacidad',
    begin: 'Empezar el diálogo',
    again: 'Usted ya ha empezado',
    againMore: 'El diálogo sigue donde lo dejó.',
    goOn: 'Continuar',
    used: 'Este enlace ya se ha usado',
    usedTied: 'Su conversación ya no existe. Con este enlace no se puede empezar una segunda.',
    usedAnonymous:
      'Como el diálogo es anónimo, solo el dispositivo en el que empezó lleva a su conversación: abra allí el mismo enlace. Para pasar a otro dispositivo, use dentro del diálogo «Continuar en otro dispositivo».',
    mails: 'Correos sobre este diálogo',
    mailsOf: (dialog) => `del diálogo «${dialog}»`,
    unsubscribeMore: '¿No desea recibir más correos sobre este diálogo? Su enlace sigue siendo válido.',
    unsubscribe: 'Darse de baja',
    unsubscribed: 'Se ha dado de baja',
    unsubscribedMore: 'No recibirá más correos sobre este diálogo. Su enlace sigue siendo válido.',
    subscribe: 'Volver a recibir correos',
  },
  letter: {
    button: 'Ir al diálogo',
    linkHint: 'Si el botón no funciona, copie esta dirección en su navegador:',
    why: (dialog) => `Recibe este correo por su invitación al diálogo «${dialog}».`,
    unsubscribe: 'No recibir más correos sobre este diálogo:',
    unsubscribeLink: 'No recibir más correos sobre este diálogo',
    footer: 'Este correo se ha enviado automáticamente. No lo responda, por favor.',
  },
  model: {
    title: 'Modelo de lenguaje',
    purpose: (model, host, outside) =>
      `Algunas partes de este diálogo las conduce el modelo de lenguaje ${model} en ${host}${outside ? '' : ' (en la red del operador)'}. Allí se envía lo que se escribe en esas partes, junto con lo anterior: para que el modelo pueda responder, preguntar y reconocer cuándo la conversación ha llegado a su meta.`,
    reserve: (model, host) => `Si no responde, lo mismo se envía al modelo de lenguaje ${model} en ${host}.`,
    masked:
      'Los nombres, direcciones, números de teléfono, correos electrónicos y datos bancarios se sustituyen antes por marcadores, en la medida en que se reconocen.',
    kept: 'Lo que el modelo ha respondido se guarda con su conversación y se elimina con ella.',
  },
  newMessage: 'Mensaje nuevo',
  thinking: 'sigue pensando… Puede tardar hasta un minuto.',
};

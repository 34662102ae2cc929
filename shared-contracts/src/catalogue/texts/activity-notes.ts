import { rows } from './fitting-text';

/** Practical tips. The first applies to every activity. */
export const tips = rows(`
  Apportez votre bon, imprimé ou sur votre téléphone. | Trae el bono, impreso o en el móvil. | Neem de bon mee, op papier of op je telefoon. | Porta il buono, stampato o sul telefono.
  L’activité se fait dans la langue du pays et dans une autre au moins, selon les jours. | La actividad se hace en el idioma local y en al menos otro, según el día. | De activiteit is in de landstaal en in minstens één andere taal, afhankelijk van de dag. | L’attività si svolge nella lingua del posto e in almeno un’altra, a seconda dei giorni.
  Prévoyez de bonnes chaussures et de quoi vous couvrir. | Trae calzado cómodo y algo de abrigo. | Neem stevige schoenen en iets warms mee. | Porta scarpe comode e qualcosa per coprirti.
  Venez dix minutes avant l’heure, le temps de s’installer. | Conviene llegar diez minutos antes, para empezar con calma. | Kom tien minuten van tevoren, dan begin je op je gemak. | Meglio arrivare dieci minuti prima, per iniziare con calma.`);

/** Important conditions. The voucher page opens slots from 48 hours on (`visitLeadHours`). */
export const warnings = rows(`
  Réservez votre créneau au moins 48 heures à l’avance. | Reserva día y hora con al menos 48 horas de antelación. | Reserveer minstens 48 uur van tevoren. | Prenota almeno 48 ore prima.
  Tout se passe en plein air : jetez un œil au ciel avant de partir. | Todo es al aire libre: echa un vistazo al cielo antes de salir. | Alles speelt zich buiten af: kijk even naar de lucht voor je vertrekt. | Tutto si svolge all’aperto: dai un’occhiata al cielo prima di partire.`);

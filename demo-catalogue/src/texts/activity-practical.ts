import { rows } from '@detour/shared-contracts/catalogue';

/** Names of the centres that offer an activity. */
export const centers = rows(`
  La maison des activités | La casa de las actividades | Het activiteitenhuis | La casa delle attività
  L’atelier du coin | El taller del barrio | Het atelier om de hoek | La bottega all’angolo
  Le bureau des guides | La oficina de guías | Het gidsenbureau | L’ufficio delle guide`);

/** Directions that fit everywhere. */
export const approaches = rows(`
  À dix minutes à pied du centre ; les derniers mètres sont fléchés. | A diez minutos a pie del centro; los últimos metros están señalizados. | Tien minuten lopen vanuit het centrum; de laatste meters staan aangegeven. | A dieci minuti a piedi dal centro; gli ultimi metri sono segnalati.
  On se gare gratuitement à cent mètres ; vélos et poussettes passent sans peine. | Se aparca gratis a cien metros; se llega bien con bicicleta o cochecito. | Gratis parkeren op honderd meter; ook met fiets of kinderwagen goed te bereiken. | Si parcheggia gratis a cento metri; ci si arriva bene anche in bici o con il passeggino.
  Le point de rendez-vous est donné au moment de choisir le jour. | El punto de encuentro se indica al elegir el día. | Waar je moet zijn, hoor je wanneer je de dag kiest. | Il punto di ritrovo si indica quando si sceglie il giorno.`);

/** Opening hours of a centre. */
export const openings = rows(`
  Du mardi au samedi, de 10 h à 18 h. | De martes a sábado, de 10:00 a 18:00. | Dinsdag tot en met zaterdag van 10.00 tot 18.00 uur. | Dal martedì al sabato, dalle 10:00 alle 18:00.
  Tous les jours, de 9 h à 19 h, sur réservation. | Todos los días, de 9:00 a 19:00, con reserva. | Elke dag van 9.00 tot 19.00 uur, op reservering. | Tutti i giorni, dalle 9:00 alle 19:00, su prenotazione.
  Du vendredi au lundi, de 10 h 30 à 17 h 30. | De viernes a lunes, de 10:30 a 17:30. | Vrijdag tot en met maandag van 10.30 tot 17.30 uur. | Dal venerdì al lunedì, dalle 10:30 alle 17:30.`);

export const closings = rows(`
  Fermé le 25 décembre et le 1er janvier. | Cerrado el 25 de diciembre y el 1 de enero. | Gesloten op 25 december en 1 januari. | Chiuso il 25 dicembre e il 1° gennaio.`);

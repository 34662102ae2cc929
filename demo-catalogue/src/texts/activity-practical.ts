import { rows, type FittingText } from '@detour/shared-contracts/catalogue';

/** Directions that fit everywhere. */
export const approaches = rows(`
  À dix minutes à pied du centre ; les derniers mètres sont fléchés. | A diez minutos a pie del centro; los últimos metros están señalizados. | Tien minuten lopen vanuit het centrum; de laatste meters staan aangegeven. | A dieci minuti a piedi dal centro; gli ultimi metri sono segnalati.
  On se gare gratuitement à cent mètres ; vélos et poussettes passent sans peine. | Se aparca gratis a cien metros; se llega bien con bicicleta o cochecito. | Gratis parkeren op honderd meter; ook met fiets of kinderwagen goed te bereiken. | Si parcheggia gratis a cento metri; ci si arriva bene anche in bici o con il passeggino.
  L’accueil donne sur la rue ; un panneau vous guide depuis la place la plus proche. | La recepción da a la calle; un cartel te guía desde la plaza más cercana. | De ontvangst is aan de straatkant; vanaf het dichtstbijzijnde plein staat een bord. | L’accoglienza dà sulla strada; un cartello ti guida dalla piazza più vicina.`);

const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** Days of the week with one opening time; 1 is Monday, 7 is Sunday. Times `HH:mm` on the partner's clock. */
interface OpeningHours {
  readonly days: readonly number[];
  readonly from: string;
  readonly to: string;
}

/** Opening hours of a partner, and the same in words. */
export interface Opening {
  readonly hours: OpeningHours;
  readonly text: FittingText | undefined;
}

const dayTexts = rows(`
  Du mardi au samedi, de 10 h à 18 h. | De martes a sábado, de 10:00 a 18:00. | Dinsdag tot en met zaterdag van 10.00 tot 18.00 uur. | Dal martedì al sabato, dalle 10:00 alle 18:00.
  Tous les jours, de 9 h à 19 h, sur réservation. | Todos los días, de 9:00 a 19:00, con reserva. | Elke dag van 9.00 tot 19.00 uur, op reservering. | Tutti i giorni, dalle 9:00 alle 19:00, su prenotazione.
  Du vendredi au lundi, de 10 h 30 à 17 h 30. | De viernes a lunes, de 10:30 a 17:30. | Vrijdag tot en met maandag van 10.30 tot 17.30 uur. | Dal venerdì al lunedì, dalle 10:30 alle 17:30.`);

const eveningTexts = rows(`
  Du mercredi au dimanche, de 15 h à 23 h. | De miércoles a domingo, de 15:00 a 23:00. | Woensdag tot en met zondag van 15.00 tot 23.00 uur. | Dal mercoledì alla domenica, dalle 15:00 alle 23:00.`);

export const openings: readonly Opening[] = [
  { hours: { days: [2, 3, 4, 5, 6], from: '10:00', to: '18:00' }, text: dayTexts[0] },
  { hours: { days: everyDay, from: '09:00', to: '19:00' }, text: dayTexts[1] },
  { hours: { days: [1, 5, 6, 7], from: '10:30', to: '17:30' }, text: dayTexts[2] },
];

/** Of what begins at dusk. */
export const eveningOpening: Opening = {
  hours: { days: [3, 4, 5, 6, 7], from: '15:00', to: '23:00' },
  text: eveningTexts[0],
};

const morningTexts = rows(`
  Du mardi au samedi, de 8 h à 12 h. | De martes a sábado, de 8:00 a 12:00. | Dinsdag tot en met zaterdag van 8.00 tot 12.00 uur. | Dal martedì al sabato, dalle 8:00 alle 12:00.`);

/** Of markets and morning yoga. */
export const morningOpening: Opening = {
  hours: { days: [2, 3, 4, 5, 6], from: '08:00', to: '12:00' },
  text: morningTexts[0],
};

export const closings = rows(`
  Fermé le 25 décembre et le 1er janvier. | Cerrado el 25 de diciembre y el 1 de enero. | Gesloten op 25 december en 1 januari. | Chiuso il 25 dicembre e il 1° gennaio.`);

import { rows } from '@detour/shared-contracts/catalogue';

/**
 * Directions, true of every place: the catalogue does not know stations, trams and motorways. None contains the name of the place,
 * which differs by language.
 */
export const accesses = rows(`
  L’hôtel vient chercher les bagages à l’arrêt le plus proche, sur demande. | El hotel recoge el equipaje en la parada más cercana, si lo pides. | Het hotel haalt je bagage op bij de dichtstbijzijnde halte als je het vraagt. | L’hotel ritira i bagagli alla fermata più vicina, su richiesta.
  Par une petite route, puis les panneaux de bois sur 800 mètres. | Por una carretera pequeña y, después, 800 metros siguiendo los carteles de madera. | Over een kleine weg, daarna 800 meter de houten bordjes volgen. | Per una strada secondaria, poi 800 metri seguendo i cartelli di legno.
  Le bus s’arrête devant la porte, toutes les demi-heures en journée. | El autobús para delante de la puerta, cada media hora durante el día. | De bus stopt voor de deur, overdag elk halfuur. | L’autobus ferma davanti alla porta, ogni mezz’ora di giorno.
  Le plan d’accès part avec la confirmation. | El plano de acceso llega con la confirmación. | De routebeschrijving krijg je bij de bevestiging. | La mappa arriva con la conferma.
  On vous attend à toute heure si vous prévenez. | Te esperan a cualquier hora si avisas. | Laat je het weten, dan word je op elk uur opgewacht. | Ti aspettano a qualsiasi ora se avvisi.`);

export const cityAccesses = rows(`
  Rue piétonne : déchargez devant la porte, puis laissez la voiture au parking. | Calle peatonal: se descarga ante la puerta y el coche se deja en el aparcamiento. | Voetgangersstraat: uitladen voor de deur, daarna de auto naar de parkeergarage. | Via pedonale: si scarica davanti alla porta, poi l’auto va al parcheggio.
  Tout le centre se fait à pied. | El centro se recorre a pie. | Het hele centrum is te voet te doen. | Il centro si gira a piedi.
  Arrêt de bus à cent mètres. | Parada de autobús a cien metros. | Bushalte op honderd meter. | Fermata dell’autobus a cento metri.`);

/** Of a town without cars. */
export const waterAccesses = rows(`
  Embarcadère à cinq minutes à pied. | Embarcadero a cinco minutos a pie. | Aanlegsteiger op vijf minuten lopen. | Imbarcadero a cinque minuti a piedi.`);

export const parkings = rows(`
  Parking privé de quinze places, compris dans le prix. | Aparcamiento privado de quince plazas, incluido en el precio. | Eigen parkeerplaats voor vijftien auto’s, in de prijs inbegrepen. | Parcheggio privato con quindici posti, compreso nel prezzo.
  Places gratuites devant la maison. | Plazas gratuitas delante de la casa. | Gratis parkeren voor de deur. | Posti gratuiti davanti alla casa.`);

export const cityParkings = rows(`
  Parking public couvert à 250 m, environ 18 € la journée, à régler sur place. | Aparcamiento público cubierto a 250 m, unos 18 € al día, se paga allí. | Openbare parkeergarage op 250 m, ongeveer € 18 per dag, ter plaatse te betalen. | Parcheggio coperto pubblico a 250 m, circa 18 € al giorno, da pagare sul posto.
  Garage fermé sur réservation, 16 € la nuit, à régler à l’hôtel. | Garaje cerrado con reserva, 16 € por noche, se paga en el hotel. | Afgesloten garage na reservering, € 16 per nacht, te betalen in het hotel. | Garage privato su prenotazione, 16 € a notte, da pagare in hotel.`);

export const waterParkings = rows(`
  Parking public à l’entrée de la ville, à régler sur place ; ensuite, on continue en bateau ou à pied. | Aparcamiento público a la entrada de la ciudad, se paga allí; después se sigue en barco o a pie. | Openbare parkeergarage aan de rand van de stad, ter plaatse te betalen; daarna ga je verder per boot of te voet. | Parcheggio pubblico all’ingresso della città, da pagare sul posto; poi si prosegue in barca o a piedi.`);

/** Information before booking. */
export const importantInfos = rows(`
  Un dépôt de garantie de 50 € par chambre peut être demandé à l’arrivée. | Al llegar puede pedirse un depósito de 50 € por habitación. | Bij aankomst kan een borg van € 50 per kamer worden gevraagd. | All’arrivo può essere richiesto un deposito di 50 € per camera.
  Arrivée après 20 h : merci de prévenir la réception. | Si llegas después de las 20:00, avisa a la recepción. | Kom je na 20.00 uur aan? Laat het de receptie weten. | Se arrivi dopo le 20:00, avvisa la reception.
  Maison sans ascenseur ; des chambres de plain-pied existent, demandez-les. | Casa sin ascensor; hay habitaciones en la planta baja, basta con pedirlas. | Huis zonder lift; er zijn gelijkvloerse kamers, vraag ernaar. | Casa senza ascensore; ci sono camere al piano terra, basta chiederle.
  Le restaurant ferme le lundi hors saison ; si votre séjour comprend un dîner, il est servi un autre soir. | El restaurante cierra los lunes fuera de temporada; si tu escapada incluye una cena, se sirve otra noche. | Het restaurant is buiten het seizoen op maandag dicht; is er een diner bij je verblijf inbegrepen, dan wordt het op een andere avond geserveerd. | Il ristorante chiude il lunedì fuori stagione; se il tuo soggiorno comprende una cena, viene servita un’altra sera.
  Lit d’enfant prêté sur demande, sans supplément. | Cuna disponible si se pide, sin suplemento. | Kinderbedje op verzoek, zonder toeslag. | Culla su richiesta, senza supplemento.
  Les enfants de moins de 12 ans ne sont pas admis au spa. | No se admiten menores de 12 años en el spa. | Kinderen onder de 12 jaar mogen niet in de spa. | I minori di 12 anni non sono ammessi nella spa.
  Si votre séjour comprend une activité, l’horaire se fixe avec l’hôtel, au plus tard deux jours avant l’arrivée. | Si tu escapada incluye una actividad, el horario se acuerda con el hotel, a más tardar dos días antes de llegar. | Is er een activiteit bij je verblijf inbegrepen, dan spreek je de tijd met het hotel af, uiterlijk twee dagen voor aankomst. | Se il tuo soggiorno comprende un’attività, l’orario si concorda con l’hotel, al più tardi due giorni prima dell’arrivo.`);

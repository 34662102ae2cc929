import { rows } from '@detour/shared-contracts/catalogue';

/** Directions. None contains the name of the place, which differs by language. */
export const accesses = rows(`
  Gare à quinze minutes à pied ; la maison vient chercher les bagages sur demande. | Estación a quince minutos a pie; la casa recoge el equipaje si se pide. | Station op een kwartier lopen; het huis haalt je bagage op als je het vraagt. | Stazione a quindici minuti a piedi; la casa ritira i bagagli su richiesta.
  Par la route départementale, puis les panneaux de bois sur 800 mètres. | Por la carretera comarcal y, después, 800 metros siguiendo los carteles de madera. | Via de provinciale weg, daarna 800 meter de houten bordjes volgen. | Dalla strada provinciale, poi 800 metri seguendo i cartelli di legno.
  Le bus s’arrête devant la porte, toutes les demi-heures en journée. | El autobús para delante de la puerta, cada media hora durante el día. | De bus stopt voor de deur, overdag elk halfuur. | L’autobus ferma davanti alla porta, ogni mezz’ora di giorno.
  À vingt minutes de la sortie d’autoroute ; le plan d’accès part avec la confirmation. | A veinte minutos de la salida de la autopista; el plano de acceso llega con la confirmación. | Twintig minuten vanaf de afrit van de snelweg; de route krijg je bij de bevestiging. | A venti minuti dall’uscita dell’autostrada; la mappa arriva con la conferma.
  Gare et taxis à dix minutes ; on vous attend à toute heure si vous prévenez. | Estación y taxis a diez minutos; te esperan a cualquier hora si avisas. | Station en taxi’s op tien minuten; laat je het weten, dan word je op elk uur opgewacht. | Stazione e taxi a dieci minuti; ti aspettano a qualsiasi ora se avvisi.`);

export const cityAccesses = rows(`
  Rue piétonne : déchargez devant la porte, puis laissez la voiture au parking. | Calle peatonal: se descarga ante la puerta y el coche se deja en el aparcamiento. | Voetgangersstraat: uitladen voor de deur, daarna de auto naar de parkeergarage. | Via pedonale: si scarica davanti alla porta, poi l’auto va al parcheggio.
  À dix minutes à pied de la gare, presque sans montée. | A diez minutos a pie de la estación, casi sin cuestas. | Op tien minuten lopen van het station, bijna zonder klimmen. | A dieci minuti a piedi dalla stazione, quasi senza salite.
  Arrêt de tram à cent mètres, gare à trois arrêts. | Parada de tranvía a cien metros; la estación, a tres paradas. | Tramhalte op honderd meter, station drie haltes verder. | Fermata del tram a cento metri, stazione a tre fermate.`);

export const parkings = rows(`
  Parking privé de quinze places, compris dans le prix. | Aparcamiento privado de quince plazas, incluido en el precio. | Eigen parkeerplaats voor vijftien auto’s, in de prijs inbegrepen. | Parcheggio privato con quindici posti, compreso nel prezzo.
  Places gratuites devant la maison. | Plazas gratuitas delante de la casa. | Gratis parkeren voor de deur. | Posti gratuiti davanti alla casa.`);

export const cityParkings = rows(`
  Parking public couvert à 250 m, environ 18 € la journée, à régler sur place. | Aparcamiento público cubierto a 250 m, unos 18 € al día, se paga allí. | Openbare parkeergarage op 250 m, ongeveer € 18 per dag, ter plaatse te betalen. | Parcheggio coperto pubblico a 250 m, circa 18 € al giorno, da pagare sul posto.
  Garage fermé sur réservation, 16 € la nuit, à régler à l’hôtel. | Garaje cerrado con reserva, 16 € por noche, se paga en el hotel. | Afgesloten garage na reservering, € 16 per nacht, te betalen in het hotel. | Garage privato su prenotazione, 16 € a notte, da pagare in hotel.`);

/** Information before booking. */
export const importantInfos = rows(`
  Un dépôt de garantie de 50 € par chambre peut être demandé à l’arrivée. | Al llegar puede pedirse un depósito de 50 € por habitación. | Bij aankomst kan een borg van € 50 per kamer worden gevraagd. | All’arrivo può essere richiesto un deposito di 50 € per camera.
  Arrivée après 20 h : merci de prévenir la réception. | Si llegas después de las 20:00, avisa a la recepción. | Kom je na 20.00 uur aan? Laat het de receptie weten. | Se arrivi dopo le 20:00, avvisa la reception.
  Maison sans ascenseur ; des chambres de plain-pied existent, demandez-les. | Casa sin ascensor; hay habitaciones en la planta baja, basta con pedirlas. | Huis zonder lift; er zijn gelijkvloerse kamers, vraag ernaar. | Casa senza ascensore; ci sono camere al piano terra, basta chiederle.
  Le restaurant ferme le lundi hors saison : le dîner compris est alors servi un autre soir. | El restaurante cierra los lunes fuera de temporada: la cena incluida se sirve entonces otra noche. | Het restaurant is buiten het seizoen op maandag dicht: het inbegrepen diner wordt dan op een andere avond geserveerd. | Il ristorante chiude il lunedì fuori stagione: la cena compresa viene servita un’altra sera.
  Lit d’enfant prêté sur demande, sans supplément. | Cuna disponible si se pide, sin suplemento. | Kinderbedje op verzoek, zonder toeslag. | Culla su richiesta, senza supplemento.
  Les enfants de moins de 12 ans ne sont pas admis au spa. | No se admiten menores de 12 años en el spa. | Kinderen onder de 12 jaar mogen niet in de spa. | I minori di 12 anni non sono ammessi nella spa.
  Les horaires des activités se fixent avec la maison, au plus tard deux jours avant l’arrivée. | Los horarios de las actividades se acuerdan con la casa, a más tardar dos días antes de llegar. | De tijden van de activiteiten spreek je met het huis af, uiterlijk twee dagen voor aankomst. | Gli orari delle attività si concordano con la casa, al più tardi due giorni prima dell’arrivo.`);

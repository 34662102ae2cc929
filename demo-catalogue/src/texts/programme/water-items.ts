import type { ItemTable } from './program-item';
import { rows } from '@detour/shared-contracts/catalogue';

/** Baths, treatments and everything on the water. A long table of texts in four languages. */
export const waterItems: ItemTable = {
  massage: {
    type: 'activity',
    icon: 'massage',
    picture: 'spa',
    supplement: 3400,
    tag: 110,
    minutes: 50,
    needs: 'spa',
    themes: ['wellness', 'romantic'],
    text: rows(`
      massage de cinquante minutes | masaje de cincuenta minutos | massage van vijftig minuten | massaggio di cinquanta minuti
      Massage | Masaje | Massage | Massaggio
      un par personne, 50 minutes | uno por persona, 50 minutos | één per persoon, 50 minuten | uno a testa, 50 minuti
      Huile tiède, lumière basse, téléphone au vestiaire. L’horaire se choisit à l’arrivée. | Aceite tibio, luz baja y el teléfono en la taquilla. La hora se elige al llegar. | Warme olie, gedempt licht, telefoon in het kluisje. De tijd kies je bij aankomst. | Olio tiepido, luci soffuse, telefono nell’armadietto. L’orario si sceglie all’arrivo.`),
  },
  twoTreatments: {
    type: 'activity',
    icon: 'massage',
    picture: 'spa',
    supplement: 4600,
    tag: 110,
    minutes: 80,
    needs: 'spa',
    types: ['spahotel', 'castle', 'manor'],
    themes: ['wellness'],
    text: rows(`
      deux soins par personne | dos tratamientos por persona | twee behandelingen per persoon | due trattamenti a persona
      Deux soins | Dos tratamientos | Twee behandelingen | Due trattamenti
      un gommage et un massage, 80 minutes | una exfoliación y un masaje, 80 minutos | een scrub en een massage, 80 minuten | uno scrub e un massaggio, 80 minuti
      Un gommage, puis un massage du dos et des jambes. Une tisane entre les deux, sans montre. | Una exfoliación y después un masaje de espalda y piernas. Entre medias, una infusión sin reloj. | Eerst een scrub, dan een massage van rug en benen. Daartussen kruidenthee, zonder horloge. | Uno scrub, poi un massaggio a schiena e gambe. In mezzo una tisana, senza orologio.`),
  },
  spaAccess: {
    type: 'activity',
    icon: 'spa',
    picture: 'spa',
    supplement: 1200,
    tag: 111,
    minutes: 120,
    needs: 'spa',
    themes: ['wellness'],
    text: rows(`
      accès au spa | acceso al spa | toegang tot de spa | accesso alla spa
      Accès au spa | Acceso al spa | Toegang tot de spa | Accesso alla spa
      deux heures par jour | dos horas al día | twee uur per dag | due ore al giorno
      Bassin à 32 °C, sauna, salle de repos. Peignoirs et serviettes sont fournis. | Piscina a 32 °C, sauna y sala de descanso. Albornoces y toallas incluidos. | Bad van 32 °C, sauna, rustruimte. Badjassen en handdoeken liggen klaar. | Vasca a 32 °C, sauna, sala relax. Accappatoi e asciugamani sono forniti.`),
  },
  springBaths: {
    type: 'activity',
    icon: 'spa',
    picture: 'spa',
    supplement: 2200,
    tag: 112,
    minutes: 150,
    settings: ['springs'],
    themes: ['wellness'],
    text: rows(`
      entrée aux thermes | entrada a las termas | toegang tot de thermen | ingresso alle terme
      Thermes | Termas | Thermen | Terme
      une entrée de 2 h 30 par personne | una entrada de dos horas y media por persona | één bezoek van 2,5 uur per persoon | un ingresso di due ore e mezza a persona
      Bassins intérieurs et extérieurs, vapeur, douches fraîches. L’eau sort de terre à plus de 30 °C. | Piscinas interiores y exteriores, vapor y duchas frescas. El agua brota a más de 30 °C. | Binnen- en buitenbaden, stoom, koele douches. Het water komt met meer dan 30 °C uit de grond. | Vasche interne ed esterne, vapore, docce fresche. L’acqua sgorga a più di 30 °C.`),
  },
  seaTreatment: {
    type: 'activity',
    icon: 'spa',
    picture: 'spa',
    supplement: 3600,
    tag: 113,
    minutes: 60,
    needs: 'spa',
    settings: ['cliffs', 'beach', 'dunes', 'cove', 'harbour'],
    types: ['spahotel'],
    themes: ['wellness', 'sea'],
    text: rows(`
      soin aux algues et bain d’eau de mer | tratamiento de algas y baño de agua de mar | algenpakking en zeewaterbad | alghe e bagno in acqua di mare
      Soin marin | Tratamiento marino | Zeewaterkuur | Trattamento marino
      un soin par personne, bassin compris | un tratamiento por persona, piscina incluida | één behandeling per persoon, zwembad inbegrepen | un trattamento a testa, piscina compresa
      Enveloppement d’algues, puis bassin d’eau de mer chauffée, face aux vagues. | Envoltura de algas y, después, piscina de agua de mar climatizada, frente a las olas. | Een algenpakking en daarna verwarmd zeewater, met zicht op de golven. | Impacco di alghe, poi vasca di acqua di mare riscaldata, davanti alle onde.`),
  },
  privateBath: {
    type: 'activity',
    icon: 'spa',
    picture: 'spa',
    supplement: 1800,
    tag: 114,
    minutes: 60,
    needs: 'hotTub',
    themes: ['wellness', 'romantic'],
    text: rows(`
      bain à remous rien que pour vous | bañera de hidromasaje solo para dos | bubbelbad voor jullie alleen | vasca idromassaggio privata
      Bain privatif | Hidromasaje privado | Privébubbelbad | Idromassaggio privato
      une heure, à réserver à l’arrivée | una hora, se reserva al llegar | een uur, te reserveren bij aankomst | un’ora, da prenotare all’arrivo
      Une heure à deux, bougies, serviettes épaisses, porte fermée. | Una hora para dos, velas, toallas gruesas y la puerta cerrada. | Een uur met z’n tweeën, kaarsen, dikke handdoeken, deur dicht. | Un’ora in due, candele, asciugamani spessi, porta chiusa.`),
  },
  sauna: {
    type: 'activity',
    icon: 'spa',
    picture: 'spa',
    supplement: 700,
    tag: 111,
    minutes: 60,
    needs: 'sauna',
    themes: ['wellness'],
    settings: ['alpine', 'snow', 'forest', 'lake', 'polder', 'dunes'],
    text: rows(`
      sauna en fin de journée | sauna al caer la tarde | sauna aan het eind van de dag | sauna a fine giornata
      Sauna | Sauna | Sauna | Sauna
      une heure par jour | una hora al día | een uur per dag | un’ora al giorno
      Bois de cèdre, pierres chaudes, et dehors l’air frais pour qui ose. | Madera de cedro, piedras calientes y, fuera, el aire fresco para quien se atreva. | Cederhout, hete stenen en buiten frisse lucht voor wie durft. | Legno di cedro, pietre calde e fuori l’aria fresca per chi osa.`),
  },
  boatTrip: {
    type: 'activity',
    icon: 'boat',
    picture: 'activity',
    supplement: 2400,
    tag: 121,
    minutes: 120,
    settings: ['harbour', 'cove', 'coast', 'lake', 'lagoon'],
    themes: ['romantic', 'sea'],
    text: rows(`
      sortie en bateau | paseo en barco | boottocht | gita in barca
      Sortie en bateau | Paseo en barco | Boottocht | Gita in barca
      deux heures, dix personnes au plus | dos horas, diez personas como máximo | twee uur, hoogstens tien personen | due ore, dieci persone al massimo
      Départ du quai le matin ou en fin d’après-midi, selon le vent. | Salida del muelle por la mañana o a última hora de la tarde, según el viento. | Vertrek van de kade, ’s ochtends of laat in de middag, afhankelijk van de wind. | Partenza dalla banchina al mattino o nel tardo pomeriggio, secondo il vento.`),
  },
  rowingBoat: {
    type: 'activity',
    icon: 'boat',
    picture: 'activity',
    supplement: 700,
    tag: 122,
    minutes: 120,
    settings: ['mill', 'polder', 'lake'],
    themes: ['nature', 'family'],
    text: rows(`
      barque à disposition | barca a disposición | roeiboot ter beschikking | barca a disposizione
      Barque | Barca | Roeiboot | Barca
      deux heures, gilets fournis | dos horas, chalecos incluidos | twee uur, zwemvesten inbegrepen | due ore, giubbotti forniti
      Deux rames, deux gilets, un coussin. Les canards connaissent le chemin. | Dos remos, dos chalecos, un cojín. Los patos conocen el camino. | Twee riemen, twee zwemvesten, een kussen. De eenden kennen de weg. | Due remi, due giubbotti, un cuscino. Le anatre conoscono la strada.`),
  },
  kayak: {
    type: 'activity',
    icon: 'kayak',
    picture: 'activity',
    supplement: 1600,
    tag: 123,
    minutes: 120,
    settings: ['cove', 'coast', 'mill', 'lake', 'cliffs'],
    themes: ['sport', 'nature'],
    text: rows(`
      sortie en kayak | salida en kayak | kajaktocht | uscita in kayak
      Kayak | Kayak | Kajak | Kayak
      deux heures avec un guide | dos horas con guía | twee uur met gids | due ore con guida
      Accessible à qui sait nager, dès 10 ans. Gilets et sacs étanches sont prêtés. | Apta para quien sepa nadar, desde los 10 años. Se prestan chalecos y bolsas estancas. | Voor wie kan zwemmen, vanaf 10 jaar. Zwemvesten en waterdichte tassen zijn te leen. | Per chi sa nuotare, dai 10 anni. Giubbotti e sacche stagne sono in prestito.`),
  },
  surf: {
    type: 'activity',
    icon: 'surf',
    picture: 'activity',
    supplement: 2000,
    tag: 125,
    minutes: 120,
    settings: ['beach', 'dunes'],
    regions: ['FR-NAQ', 'FR-BRE', 'ES-CB', 'ES-AS', 'ES-PV', 'ES-GA', 'NL-ZH', 'NL-NH'],
    themes: ['sport', 'sea'],
    text: rows(`
      cours de surf | clase de surf | surfles | lezione di surf
      Cours de surf | Clase de surf | Surfles | Lezione di surf
      deux heures, planche et combinaison prêtées | dos horas, tabla y neopreno incluidos | twee uur, plank en wetsuit inbegrepen | due ore, tavola e muta comprese
      En petit groupe, tous niveaux. On tombe beaucoup, on rit encore plus. | En grupo reducido, todos los niveles. Se cae uno mucho y se ríe aún más. | In een kleine groep, elk niveau. Je valt veel en lacht nog meer. | In piccolo gruppo, tutti i livelli. Si cade molto, si ride di più.`),
  },
  landYacht: {
    type: 'activity',
    icon: 'sail',
    picture: 'activity',
    supplement: 1800,
    tag: 126,
    minutes: 90,
    settings: ['beach', 'dunes'],
    regions: ['FR-HDF', 'FR-NOR', 'BE-VLG', 'NL-ZH', 'NL-NH'],
    themes: ['sport', 'family'],
    text: rows(`
      char à voile sur la grève | carro a vela por la playa | strandzeilen | carro a vela sulla spiaggia
      Char à voile | Carro a vela | Strandzeilen | Carro a vela
      une heure et demie, moniteur et casque compris | hora y media, con monitor y casco | anderhalf uur, met instructeur en helm | un’ora e mezza, con istruttore e casco
      À marée basse, quand le sable est dur. Dès 8 ans, sans expérience. | Con marea baja, cuando la arena está dura. Desde los 8 años, sin experiencia. | Bij laagwater, als het zand hard is. Vanaf 8 jaar, ervaring niet nodig. | Con la bassa marea, quando la sabbia è dura. Dagli 8 anni, senza esperienza.`),
  },
  oysters: {
    type: 'activity',
    icon: 'oyster',
    picture: 'tasting',
    supplement: 1400,
    tag: 106,
    minutes: 60,
    settings: ['harbour', 'dunes', 'beach', 'cliffs'],
    regions: ['FR-NOR', 'FR-BRE', 'FR-PDL', 'FR-NAQ', 'NL-ZE', 'ES-GA'],
    themes: ['gastronomy', 'sea'],
    text: rows(`
      huîtres chez le producteur | ostras en casa del productor | oesters bij de kweker | ostriche dal produttore
      Huîtres | Ostras | Oesters | Ostriche
      six huîtres et un verre par personne | seis ostras y una copa por persona | zes oesters en een glas per persoon | sei ostriche e un calice a testa
      Au bord des parcs, debout, avec du pain de seigle et du citron. | Al borde de los viveros, de pie, con pan de centeno y limón. | Aan de rand van de percelen, staand, met roggebrood en citroen. | Accanto ai vivai, in piedi, con pane di segale e limone.`),
  },
  canalCruise: {
    type: 'activity',
    icon: 'boat',
    picture: 'activity',
    supplement: 1100,
    tag: 130,
    minutes: 60,
    settings: ['canals', 'lagoon'],
    themes: ['city', 'romantic'],
    text: rows(`
      promenade sur les canaux | paseo por los canales | rondvaart door de grachten | giro sui canali
      Promenade en bateau | Paseo en barca | Rondvaart | Giro in battello
      une heure, horaire libre | una hora, horario libre | een uur, tijdstip vrij te kiezen | un’ora, orario libero
      La ville vue d’en bas : ponts, jardins cachés, linge aux fenêtres. | La ciudad vista desde abajo: puentes, jardines escondidos, ropa en las ventanas. | De stad van onderaf: bruggen, verborgen tuinen, was aan de ramen. | La città vista dal basso: ponti, giardini nascosti, panni alle finestre.`),
  },
  fishing: {
    type: 'activity',
    icon: 'fish',
    picture: 'activity',
    supplement: 900,
    tag: 135,
    minutes: 180,
    settings: ['mill', 'lake', 'polder'],
    themes: ['nature', 'family'],
    text: rows(`
      matinée de pêche | mañana de pesca | ochtend vissen | mattinata di pesca
      Pêche | Pesca | Vissen | Pesca
      canne et carte de pêche à la journée comprises | caña y permiso de un día incluidos | hengel en dagvergunning inbegrepen | canna e permesso giornaliero compresi
      La canne est prête, la carte du jour aussi. Ce que l’on pêche repart à l’eau. | La caña está lista y el permiso, también. Lo que se pesca vuelve al agua. | De hengel staat klaar, de vergunning ook. Wat je vangt, gaat terug in het water. | La canna è pronta e il permesso pure. Quello che si pesca torna in acqua.`),
  },
  sailingEvening: {
    type: 'activity',
    icon: 'sail',
    picture: 'activity',
    supplement: 3200,
    tag: 121,
    minutes: 150,
    settings: ['harbour', 'cove', 'coast'],
    themes: ['romantic', 'sea'],
    countries: ['FR', 'ES', 'IT'],
    text: rows(`
      voile au coucher du soleil | velero al atardecer | zeilen bij zonsondergang | vela al tramonto
      Sortie à la voile | Salida en velero | Zeiltocht | Uscita in barca a vela
      deux heures et demie, un verre à bord | dos horas y media, una copa a bordo | tweeënhalf uur, met een drankje aan boord | due ore e mezza, un calice a bordo
      Un vieux gréement, six passagers, le soleil qui descend. On peut tenir la barre. | Un velero antiguo, seis pasajeros, el sol que baja. Se puede llevar el timón. | Een oud zeilschip, zes passagiers, een zakkende zon. Sturen mag. | Una vecchia barca a vela, sei passeggeri, il sole che scende. Si può tenere il timone.`),
  },
};

import type { ItemTable } from './program-item';
import { rows } from '@detour/shared-contracts/catalogue';

/** Breakfasts, dinners and small extras. A long table of texts in four languages. */
export const tableItems: ItemTable = {
  breakfastBuffet: {
    type: 'breakfast',
    icon: 'breakfast',
    picture: 'breakfast',
    supplement: 900,
    text: rows(`
      petit-déjeuner buffet | desayuno bufé | ontbijtbuffet | colazione a buffet
      Petit-déjeuner | Desayuno | Ontbijt | Colazione
      chaque matin, jusqu’à 10 h 30 | cada mañana, hasta las 10:30 | elke ochtend, tot 10.30 uur | ogni mattina, fino alle 10:30
      Pains du boulanger voisin, œufs à la demande, fruits, fromages et charcuterie de la région. | Pan de la panadería de al lado, huevos al gusto, fruta, quesos y embutidos de la zona. | Brood van de bakker om de hoek, eieren naar wens, fruit, kazen en vleeswaren uit de streek. | Pane del fornaio vicino, uova su richiesta, frutta, formaggi e salumi della zona.`),
  },
  breakfastTerrace: {
    type: 'breakfast',
    icon: 'breakfast',
    picture: 'terrace',
    supplement: 1000,
    needs: 'terrace',
    themes: ['romantic'],
    text: rows(`
      petit-déjeuner en terrasse | desayuno en la terraza | ontbijt op het terras | colazione in terrazza
      Petit-déjeuner en terrasse | Desayuno en la terraza | Ontbijt op het terras | Colazione in terrazza
      chaque matin, dehors dès qu’il fait beau | cada mañana, al aire libre si hace bueno | elke ochtend, buiten als het weer het toelaat | ogni mattina, all’aperto quando è bello
      Dehors dès que le temps le permet, derrière les grandes vitres sinon ; on vous apporte tout à table. | Fuera en cuanto el tiempo lo permite y, si no, tras los ventanales; todo se sirve en la mesa. | Buiten zodra het kan, anders achter de grote ramen; alles komt op tafel. | All’aperto appena il tempo lo permette, altrimenti dietro le grandi vetrate; tutto arriva al tavolo.`),
  },
  breakfastBed: {
    type: 'breakfast',
    icon: 'breakfast',
    picture: 'breakfast',
    supplement: 1200,
    themes: ['romantic'],
    text: rows(`
      petit-déjeuner au lit | desayuno en la cama | ontbijt op bed | colazione a letto
      Petit-déjeuner au lit | Desayuno en la cama | Ontbijt op bed | Colazione a letto
      à l’heure que vous voulez, jusqu’à 11 h | a la hora que quieras, hasta las 11:00 | hoe laat je wilt, tot 11.00 uur | all’ora che vuoi, fino alle 11:00
      Un plateau posé devant la porte à l’heure dite : café, viennoiseries, fruits, œuf coque et le journal. | Una bandeja ante la puerta a la hora acordada: café, bollería, fruta, un huevo pasado por agua y el periódico. | Een dienblad voor de deur op het afgesproken tijdstip: koffie, broodjes, fruit, een zachtgekookt ei en de krant. | Un vassoio davanti alla porta all’ora stabilita: caffè, brioche, frutta, un uovo alla coque e il giornale.`),
  },
  breakfastLate: {
    type: 'breakfast',
    icon: 'breakfast',
    picture: 'breakfast',
    supplement: 1000,
    themes: ['romantic', 'city'],
    text: rows(`
      petit-déjeuner jusqu’à midi | desayuno hasta mediodía | ontbijt tot twaalf uur | colazione fino a mezzogiorno
      Petit-déjeuner tardif | Desayuno tardío | Laat ontbijt | Colazione fino a tardi
      servi de 8 h à 12 h | de 8:00 a 12:00 | van 8.00 tot 12.00 uur | dalle 8:00 alle 12:00
      Pour ceux qui ont dîné tard : la cuisine attend, le café aussi. | Para quienes cenaron tarde: la cocina espera y el café, también. | Voor wie laat heeft gegeten: de keuken wacht, de koffie ook. | Per chi ha cenato tardi: la cucina aspetta, il caffè pure.`),
  },
  breakfastGarden: {
    type: 'breakfast',
    icon: 'breakfast',
    picture: 'garden',
    supplement: 1000,
    themes: ['nature', 'family'],
    settings: ['fields', 'mill', 'lavender', 'olives', 'hills', 'vineyard', 'forest', 'castle', 'polder'],
    text: rows(`
      confitures et pain maison au réveil | pan y mermeladas caseras al despertar | ontbijt met huisgemaakte jam en brood | pane e marmellate fatte in casa al risveglio
      Petit-déjeuner maison | Desayuno casero | Huisgemaakt ontbijt | Colazione fatta in casa
      chaque matin, produits du jardin | cada mañana, con productos del huerto | elke ochtend, met wat de tuin geeft | ogni mattina, con i prodotti dell’orto
      Six confitures, deux pains, les œufs des poules que l’on croise en allant à la voiture. | Seis mermeladas, dos panes y los huevos de las gallinas que saludan camino del coche. | Zes soorten jam, twee broden en eieren van de kippen die je onderweg naar de auto tegenkomt. | Sei marmellate, due pani e le uova delle galline che si incontrano andando all’auto.`),
  },
  dinnerCandles: {
    type: 'dinner',
    icon: 'dinner',
    picture: 'table',
    supplement: 2600,
    needs: 'restaurant',
    themes: ['romantic', 'gastronomy'],
    settings: [
      'castle',
      'hilltown',
      'oldtown',
      'canals',
      'lagoon',
      'vineyard',
      'mill',
      'forest',
      'harbour',
      'lake',
      'springs',
    ],
    text: rows(`
      dîner aux chandelles | cena a la luz de las velas | diner bij kaarslicht | cena a lume di candela
      Dîner | Cena | Diner | Cena
      trois services, hors boissons | tres platos, bebidas aparte | drie gangen, zonder dranken | tre portate, bevande escluse
      Dans la plus vieille salle de la maison. Trois services, menu végétarien sur demande. | En la sala más antigua de la casa. Tres platos, con menú vegetariano si se pide. | In de oudste zaal van het huis. Drie gangen, vegetarisch op verzoek. | Nella sala più antica della casa. Tre portate, menu vegetariano su richiesta.`),
  },
  dinnerThree: {
    type: 'dinner',
    icon: 'dinner',
    picture: 'table',
    supplement: 2300,
    needs: 'restaurant',
    themes: ['gastronomy'],
    text: rows(`
      dîner en trois services | cena de tres platos | driegangendiner | cena di tre portate
      Dîner en trois services | Cena de tres platos | Driegangendiner | Cena di tre portate
      un soir, hors boissons | una noche, bebidas aparte | een avond, zonder dranken | una sera, bevande escluse
      La carte change chaque semaine et tient sur une ardoise : peu de choix, rien de congelé. | La carta cambia cada semana y cabe en una pizarra: poco donde elegir, nada congelado. | De kaart wisselt elke week en past op een lei: weinig keus, niets uit de diepvries. | Il menu cambia ogni settimana e sta su una lavagna: poca scelta, niente di surgelato.`),
  },
  dinnerSeason: {
    type: 'dinner',
    icon: 'dinner',
    picture: 'table',
    supplement: 2500,
    needs: 'restaurant',
    themes: ['gastronomy'],
    text: rows(`
      table de saison | cocina de temporada | seizoensdiner | cucina di stagione
      Table de saison | Cocina de temporada | Seizoensdiner | Cucina di stagione
      un dîner, hors boissons | una cena, bebidas aparte | een diner, zonder dranken | una cena, bevande escluse
      Ce que le marché a donné le matin, cuisiné le soir : trois plats, et le fromage si l’on insiste. | Lo que dio el mercado por la mañana, cocinado por la noche: tres platos, y queso si se insiste. | Wat de markt ’s ochtends gaf, komt ’s avonds op tafel: drie gerechten, en kaas als je aandringt. | Quello che il mercato ha dato al mattino, cucinato la sera: tre piatti, e il formaggio se si insiste.`),
  },
  dinnerTasting: {
    type: 'dinner',
    icon: 'dinner',
    picture: 'table',
    supplement: 3800,
    needs: 'restaurant',
    themes: ['gastronomy'],
    text: rows(`
      menu dégustation | menú degustación | proeverijmenu | menu degustazione
      Menu dégustation | Menú degustación | Proefmenu | Menu degustazione
      cinq services, hors boissons | cinco pases, bebidas aparte | vijf gangen, zonder dranken | cinque portate, bevande escluse
      Cinq petites assiettes, choisies par le chef, servies sans cérémonie. Prévoyez la soirée. | Cinco platos pequeños elegidos por el chef y servidos sin ceremonia. Conviene reservarse la noche. | Vijf kleine gerechten, gekozen door de chef en zonder plichtplegingen geserveerd. Trek er de avond voor uit. | Cinque piccoli piatti scelti dallo chef e serviti senza cerimonie. Meglio tenersi libera la serata.`),
  },
  dinnerSea: {
    type: 'dinner',
    icon: 'dinner',
    picture: 'table',
    supplement: 2900,
    needs: 'restaurant',
    themes: ['gastronomy', 'sea'],
    settings: ['cliffs', 'beach', 'dunes', 'cove', 'coast', 'harbour'],
    text: rows(`
      dîner de la mer | cena marinera | visdiner | cena di mare
      Dîner de la mer | Cena marinera | Visdiner | Cena di mare
      poisson du jour, hors boissons | pescado del día, bebidas aparte | vis van de dag, zonder dranken | pescato del giorno, bevande escluse
      Poisson de la criée, légumes du pays, dessert du jour. Le menu s’écrit quand les bateaux rentrent. | Pescado de la lonja, verduras de la zona, postre del día. El menú se escribe cuando vuelven los barcos. | Vis van de afslag, groenten uit de buurt, dessert van de dag. Het menu komt als de boten binnen zijn. | Pesce del mercato ittico, verdure del posto, dolce del giorno. Il menu si scrive quando rientrano le barche.`),
  },
  dinnerFire: {
    type: 'dinner',
    icon: 'dinner',
    picture: 'table',
    supplement: 2400,
    needs: 'restaurant',
    themes: ['gastronomy', 'mountain'],
    settings: ['alpine', 'snow', 'forest'],
    text: rows(`
      dîner au coin du feu | cena junto al fuego | diner bij de haard | cena davanti al fuoco
      Dîner au coin du feu | Cena junto al fuego | Diner bij de haard | Cena davanti al fuoco
      plat de montagne et dessert, hors boissons | plato de montaña y postre, bebidas aparte | stevige hoofdschotel en dessert, zonder dranken | piatto di montagna e dolce, bevande escluse
      Une marmite, du bon pain, une tarte aux myrtilles : on se resserre et l’on parle plus bas. | Un guiso, buen pan, una tarta de arándanos: la gente se arrima y habla más bajo. | Een stoofpot, goed brood, bosbessentaart: je schuift dichter bij elkaar en praat wat zachter. | Un tegame, buon pane, una torta di mirtilli: ci si stringe e si parla più piano.`),
  },
  dinnerWine: {
    type: 'dinner',
    icon: 'wine',
    picture: 'tasting',
    supplement: 3600,
    needs: 'restaurant',
    themes: ['gastronomy', 'romantic'],
    settings: ['vineyard', 'hills', 'castle'],
    countries: ['FR', 'ES', 'IT'],
    notInRegions: ['FR-IDF', 'FR-HDF', 'FR-NOR', 'FR-BRE'],
    text: rows(`
      dîner accordé aux vins | cena maridada | diner met bijpassende wijnen | cena con vini in abbinamento
      Dîner et vins | Cena maridada | Diner met wijn | Cena e vini
      trois services, trois verres | tres platos, tres copas | drie gangen, drie glazen | tre portate, tre calici
      Trois services et trois verres, expliqués sans jargon par celui qui les a choisis. | Tres platos y tres copas, explicados sin jerga por quien las ha elegido. | Drie gangen en drie glazen, zonder vakjargon toegelicht door wie ze koos. | Tre portate e tre calici, spiegati senza paroloni da chi li ha scelti.`),
  },
  dinnerHosts: {
    type: 'dinner',
    icon: 'dinner',
    picture: 'table',
    supplement: 2200,
    types: ['guesthouse', 'farmhouse', 'villa', 'lodge'],
    themes: ['gastronomy', 'nature'],
    text: rows(`
      dîner à la table de la maison | cena en mesa compartida | mee-eten aan de lange tafel | cena alla tavola di casa
      Table d’hôtes | Mesa compartida | Mee-eten aan tafel | Tavola di casa
      un soir, vin compris | una noche, vino incluido | een avond, met wijn | una sera, vino compreso
      Une seule grande table, un menu unique, des voisins d’un soir. On repart souvent avec une recette. | Una sola mesa grande, un menú único, vecinos de una noche. A menudo uno se lleva una receta. | Eén grote tafel, één menu, tafelgenoten voor een avond. Vaak ga je met een recept naar huis. | Un solo grande tavolo, un menu unico, vicini di una sera. Spesso si riparte con una ricetta.`),
  },
  aperitif: {
    type: 'extra',
    icon: 'glass',
    picture: 'tasting',
    supplement: 1000,
    themes: ['gastronomy', 'romantic'],
    text: rows(`
      apéritif et planche à partager | aperitivo con tabla para compartir | borrel met plank om te delen | aperitivo con tagliere
      Apéritif | Aperitivo | Borrelplank | Aperitivo
      un soir, deux verres compris | una tarde, dos copas incluidas | een avond, met twee glazen | una sera, due calici compresi
      Deux verres et une planche de la région, servis à l’heure où la lumière tombe. | Dos copas y una tabla de la tierra, a la hora en que baja la luz. | Twee glazen en een plank uit de streek, als de avond valt. | Due calici e un tagliere del posto, quando la luce si abbassa.`),
  },
  teaArrival: {
    type: 'extra',
    icon: 'cup',
    picture: 'table',
    supplement: 500,
    themes: ['family', 'romantic'],
    text: rows(`
      goûter à l’arrivée | merienda a la llegada | thee met iets lekkers bij aankomst | merenda all’arrivo
      Goûter | Merienda | Thee bij aankomst | Merenda
      le premier jour, de 15 h à 18 h | el primer día, de 15:00 a 18:00 | de eerste dag, van 15.00 tot 18.00 uur | il primo giorno, dalle 15:00 alle 18:00
      Un gâteau du jour, du thé ou du chocolat chaud, avant même d’ouvrir la valise. | Un bizcocho del día, té o chocolate caliente, antes incluso de abrir la maleta. | Een taart van de dag, thee of warme chocolademelk, nog voor de koffer opengaat. | Una torta del giorno, tè o cioccolata calda, prima ancora di aprire la valigia.`),
  },
  lateCheckout: {
    type: 'extra',
    icon: 'clock',
    picture: 'room',
    supplement: 700,
    checkoutTime: '14:00',
    themes: ['romantic'],
    text: rows(`
      départ tardif | salida tardía | laat uitchecken | check-out posticipato
      Départ à 14 h | Salida a las 14:00 | Uitchecken om 14.00 uur | Check-out alle 14:00
      la chambre reste à vous jusqu’à 14 h | la habitación es tuya hasta las 14:00 | de kamer blijft van jou tot 14.00 uur | la camera resta tua fino alle 14:00
      On ne vous pressera pas : la chambre vous attend jusqu’à 14 h le dernier jour. | Sin prisas: la habitación te espera hasta las 14:00 el último día. | Niemand jaagt je op: de laatste dag heb je de kamer tot 14.00 uur. | Nessuna fretta: l’ultimo giorno la camera ti aspetta fino alle 14:00.`),
  },
  picnic: {
    type: 'extra',
    icon: 'basket',
    picture: 'garden',
    supplement: 900,
    themes: ['nature', 'family', 'romantic'],
    settings: [
      'fields',
      'vineyard',
      'lake',
      'hills',
      'forest',
      'mill',
      'castle',
      'dunes',
      'cove',
      'alpine',
      'lavender',
      'polder',
      'olives',
    ],
    text: rows(`
      panier pique-nique | cesta de pícnic | picknickmand | cestino da picnic
      Pique-nique | Pícnic | Picknick | Picnic
      un panier pour deux, à rapporter le soir | una cesta para dos, que se devuelve por la tarde | een mand voor twee, ’s avonds terug te brengen | un cestino per due, da riportare la sera
      Pain, fromage, fruits, une nappe et un plan dessiné à la main vers le bon endroit. | Pan, queso, fruta, un mantel y un plano dibujado a mano hasta el buen sitio. | Brood, kaas, fruit, een kleed en een getekend kaartje naar de juiste plek. | Pane, formaggio, frutta, una tovaglia e una mappa disegnata a mano fino al posto giusto.`),
  },
};

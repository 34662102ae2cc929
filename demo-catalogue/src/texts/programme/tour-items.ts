import type { ItemTable } from './program-item';
import { rows } from '@detour/shared-contracts/catalogue';

/** Tastings, workshops, walks and visits. A long table of texts in four languages. */
export const tourItems: ItemTable = {
  winery: {
    type: 'activity',
    icon: 'wine',
    picture: 'tasting',
    supplement: 1500,
    tag: 101,
    minutes: 90,
    settings: ['vineyard', 'hills', 'castle'],
    countries: ['FR', 'ES', 'IT'],
    notInRegions: ['FR-IDF', 'FR-HDF', 'FR-NOR', 'FR-BRE'],
    themes: ['gastronomy'],
    text: rows(`
      visite du chai et dégustation | visita a la bodega y cata | kelderbezoek en proeverij | visita in cantina e degustazione
      Visite du chai | Visita a la bodega | Kelderbezoek | Visita in cantina
      une heure et demie, trois vins | hora y media, tres vinos | anderhalf uur, drie wijnen | un’ora e mezza, tre vini
      Du raisin à la bouteille, en marchant. On goûte à la fin, et l’on a le droit de poser des questions simples. | De la uva a la botella, caminando. Al final se prueba, y se admiten preguntas sencillas. | Van druif tot fles, al wandelend. Op het eind proef je, en eenvoudige vragen mogen. | Dall’uva alla bottiglia, camminando. Alla fine si assaggia, e le domande semplici sono ammesse.`),
  },
  oliveOil: {
    type: 'activity',
    icon: 'olive',
    picture: 'tasting',
    supplement: 1100,
    tag: 102,
    minutes: 60,
    settings: ['olives', 'hills', 'hilltown'],
    countries: ['FR', 'ES', 'IT'],
    themes: ['gastronomy'],
    text: rows(`
      dégustation d’huiles au moulin | cata de aceites en la almazara | olijfolie proeven in de molen | assaggio d’olio al frantoio
      Huile d’olive | Aceite de oliva | Olijfolie | Olio d’oliva
      une heure, quatre huiles | una hora, cuatro aceites | een uur, vier oliën | un’ora, quattro oli
      Quatre huiles, du pain tiède, une pomme pour se rincer le palais : on apprend à dire « ardent ». | Cuatro aceites, pan templado y una manzana para limpiar el paladar: se aprende a decir «picante». | Vier oliën, lauw brood en een appel om je mond fris te maken: je leert wat “pittig” betekent. | Quattro oli, pane tiepido e una mela per pulire il palato: si impara a dire «piccante».`),
  },
  cheese: {
    type: 'activity',
    icon: 'cheese',
    picture: 'tasting',
    supplement: 1000,
    tag: 103,
    minutes: 60,
    settings: ['fields', 'alpine', 'polder'],
    themes: ['gastronomy', 'family'],
    text: rows(`
      visite à la fromagerie | visita a la quesería | bezoek aan de kaasboerderij | visita al caseificio
      Fromagerie | Quesería | Kaasboerderij | Caseificio
      une heure, dégustation comprise | una hora, con cata | een uur, met proeverij | un’ora, con assaggio
      Traite, cave, assiette : trois étapes, cinq fromages, et un veau à caresser. | Ordeño, cava y plato: tres etapas, cinco quesos y un ternero que acariciar. | Melken, kelder, bord: drie stappen, vijf kazen en een kalf om te aaien. | Mungitura, cantina, piatto: tre tappe, cinque formaggi e un vitello da accarezzare.`),
  },
  cider: {
    type: 'activity',
    icon: 'glass',
    picture: 'tasting',
    supplement: 900,
    tag: 104,
    minutes: 60,
    settings: ['fields', 'cliffs', 'harbour', 'beach', 'mill', 'dunes', 'oldtown'],
    regions: ['FR-NOR', 'FR-BRE', 'ES-AS', 'ES-PV'],
    themes: ['gastronomy'],
    text: rows(`
      dégustation de cidre | cata de sidra | ciderproeverij | degustazione di sidro
      Cidre | Sidra | Cider | Sidro
      une heure chez le producteur | una hora en casa del productor | een uur bij de ciderboer | un’ora dal produttore
      Le verger, le pressoir, les tonneaux, puis trois cidres, du plus doux au plus franc. | El pomar, el lagar, los toneles y, por fin, tres sidras, de la más dulce a la más seca. | De boomgaard, de pers, de vaten en dan drie ciders, van zoet tot droog. | Il frutteto, il torchio, le botti, poi tre sidri, dal più dolce al più secco.`),
  },
  beer: {
    type: 'activity',
    icon: 'beer',
    picture: 'tasting',
    supplement: 1000,
    tag: 105,
    minutes: 75,
    settings: ['oldtown', 'canals', 'fields', 'forest', 'castle', 'polder'],
    countries: ['BE', 'NL'],
    themes: ['gastronomy', 'city'],
    text: rows(`
      visite de brasserie et dégustation | visita a una cervecería con cata | brouwerijbezoek met proeverij | visita al birrificio con assaggio
      Brasserie | Cervecería | Brouwerij | Birrificio
      une heure et quart, quatre bières | una hora y cuarto, cuatro cervezas | vijf kwartier, vier bieren | un’ora e un quarto, quattro birre
      Cuves de cuivre, caves fraîches et quatre verres, servis avec du fromage et de la moutarde. | Calderas de cobre, bodegas frescas y cuatro copas, con queso y mostaza. | Koperen ketels, koele kelders en vier glazen, met kaas en mosterd. | Tini di rame, cantine fresche e quattro bicchieri, serviti con formaggio e senape.`),
  },
  chocolate: {
    type: 'activity',
    icon: 'chocolate',
    picture: 'tasting',
    supplement: 1900,
    tag: 107,
    minutes: 90,
    settings: ['oldtown', 'canals'],
    countries: ['BE', 'FR'],
    themes: ['gastronomy', 'family', 'city'],
    text: rows(`
      atelier chocolat | taller de chocolate | chocoladeworkshop | laboratorio di cioccolato
      Atelier chocolat | Taller de chocolate | Chocoladeworkshop | Laboratorio di cioccolato
      une heure et demie, on emporte sa boîte | hora y media, con caja para llevar | anderhalf uur, met een doosje voor thuis | un’ora e mezza, con scatola da portare via
      On tempère, on moule, on lèche la cuillère. Chacun repart avec ses vingt pralines. | Se templa, se moldea, se chupa la cuchara. Cada cual se lleva veinte bombones. | Tempereren, gieten, de lepel aflikken. Iedereen gaat met twintig pralines naar huis. | Si tempera, si cola, si lecca il cucchiaio. Ognuno porta via venti praline.`),
  },
  cookingClass: {
    type: 'activity',
    icon: 'chef',
    picture: 'table',
    supplement: 3200,
    tag: 108,
    minutes: 180,
    settings: [
      'oldtown',
      'hills',
      'olives',
      'vineyard',
      'castle',
      'lavender',
      'fields',
      'hilltown',
      'harbour',
    ],
    themes: ['gastronomy'],
    text: rows(`
      cours de cuisine | clase de cocina | kookles | corso di cucina
      Cours de cuisine | Clase de cocina | Kookles | Corso di cucina
      trois heures, repas compris | tres horas, comida incluida | drie uur, maaltijd inbegrepen | tre ore, pasto compreso
      On cueille, on épluche, on rate un peu, on mange tout. Huit personnes autour du plan de travail. | Se recoge, se pela, algo sale mal, se come todo. Ocho personas alrededor de la mesa. | Je plukt, schilt, er mislukt wat, en alles gaat op. Acht mensen rond het werkblad. | Si raccoglie, si pela, si sbaglia un po’, si mangia tutto. Otto persone intorno al piano di lavoro.`),
  },
  pasta: {
    type: 'activity',
    icon: 'chef',
    picture: 'table',
    supplement: 2600,
    tag: 109,
    minutes: 150,
    countries: ['IT'],
    settings: ['oldtown', 'hills', 'olives', 'hilltown', 'lake', 'lagoon', 'vineyard', 'harbour'],
    themes: ['gastronomy', 'family'],
    text: rows(`
      atelier pâtes fraîches | taller de pasta fresca | verse pasta leren maken | laboratorio di pasta fresca
      Pâtes fraîches | Pasta fresca | Verse pasta | Pasta fresca
      deux heures et demie, déjeuner compris | dos horas y media, almuerzo incluido | tweeënhalf uur, lunch inbegrepen | due ore e mezza, pranzo compreso
      De la farine, des œufs, un rouleau plus long que le bras. On mange ce que l’on a roulé. | Harina, huevos y un rodillo más largo que el brazo. Se come lo que se ha estirado. | Bloem, eieren en een deegrol langer dan je arm. Je eet wat je uitrolt. | Farina, uova e un mattarello più lungo del braccio. Si mangia quello che si è steso.`),
  },
  truffle: {
    type: 'activity',
    icon: 'basket',
    picture: 'activity',
    supplement: 3000,
    tag: 134,
    minutes: 120,
    regions: ['FR-PAC', 'FR-NAQ', 'FR-OCC', 'IT-21', 'IT-55', 'IT-52'],
    settings: ['hills', 'vineyard', 'olives', 'castle', 'hilltown'],
    themes: ['gastronomy', 'nature'],
    text: rows(`
      balade aux truffes avec le chien | paseo trufero con el perro | truffels zoeken met de hond | cerca del tartufo con il cane
      Truffes | Trufas | Truffels | Tartufi
      deux heures, dégustation comprise | dos horas, con degustación | twee uur, met proeverij | due ore, con assaggio
      Le chien décide, le trufficulteur traduit. On finit par une omelette qui sent bon. | El perro decide, el trufero traduce. Se termina con una tortilla que huele de maravilla. | De hond beslist, de truffelboer vertaalt. Tot slot een omelet die heerlijk ruikt. | Il cane decide, il tartufaio traduce. Si finisce con una frittata che profuma.`),
  },
  distillery: {
    type: 'activity',
    icon: 'flower',
    picture: 'garden',
    supplement: 900,
    tag: 133,
    minutes: 60,
    settings: ['lavender'],
    themes: ['nature', 'romantic'],
    text: rows(`
      visite de la distillerie | visita a la destilería | bezoek aan de distilleerderij | visita alla distilleria
      Distillerie | Destilería | Distilleerderij | Distilleria
      une heure, un flacon offert | una hora, un frasco de regalo | een uur, met een flesje cadeau | un’ora, un flacone in regalo
      L’alambic siffle, la cour embaume ; on repart avec de la lavande dans les manches. | El alambique silba y el patio huele; uno se marcha con lavanda en las mangas. | De alambiek fluit, de binnenplaats geurt; je vertrekt met lavendel in je mouwen. | L’alambicco fischia, la corte profuma; si riparte con la lavanda nelle maniche.`),
  },
  bikes: {
    type: 'activity',
    icon: 'bike',
    picture: 'activity',
    supplement: 600,
    tag: 116,
    settings: [
      'dunes',
      'beach',
      'polder',
      'castle',
      'vineyard',
      'fields',
      'canals',
      'forest',
      'lake',
      'mill',
    ],
    themes: ['sport', 'family', 'nature'],
    text: rows(`
      vélos à disposition | bicis a disposición | fietsen te leen | biciclette in prestito
      Vélos | Bicis | Fietsen | Biciclette
      deux vélos pour tout le séjour | dos bicis durante toda la estancia | twee fietsen voor het hele verblijf | due bici per tutto il soggiorno
      Deux vélos révisés, des sacoches, une carte avec trois boucles, de la plus plate à la plus jolie. | Dos bicis revisadas, alforjas y un mapa con tres rutas, de la más llana a la más bonita. | Twee nagekeken fietsen, tassen en een kaart met drie rondjes, van het vlakste tot het mooiste. | Due bici controllate, borse e una mappa con tre giri, dal più piano al più bello.`),
  },
  electricBikes: {
    type: 'activity',
    icon: 'bike',
    picture: 'activity',
    supplement: 1700,
    tag: 117,
    minutes: 240,
    settings: [
      'hills',
      'vineyard',
      'lavender',
      'alpine',
      'castle',
      'olives',
      'fields',
      'lake',
      'hilltown',
      'cliffs',
    ],
    themes: ['sport', 'nature'],
    text: rows(`
      demi-journée à vélo électrique | medio día en bici eléctrica | een halve dag met de e-bike | mezza giornata in bici elettrica
      Vélo électrique | Bici eléctrica | E-bike | Bici elettrica
      une demi-journée, casque et itinéraire compris | medio día, casco y ruta incluidos | een halve dag, helm en route inbegrepen | mezza giornata, casco e percorso compresi
      Les côtes ne comptent plus. L’itinéraire évite les grandes routes et passe par une bonne terrasse. | Las cuestas dejan de contar. La ruta evita las carreteras grandes y pasa por una buena terraza. | Klimmen telt niet meer. De route mijdt drukke wegen en komt langs een goed terras. | Le salite non contano più. Il percorso evita le strade trafficate e passa da una bella terrazza.`),
  },
  guidedHike: {
    type: 'activity',
    icon: 'hike',
    picture: 'activity',
    supplement: 1500,
    tag: 118,
    minutes: 180,
    settings: ['alpine', 'hills', 'forest', 'cliffs', 'hilltown', 'lake', 'coast', 'olives'],
    themes: ['nature', 'sport', 'mountain'],
    text: rows(`
      randonnée accompagnée | excursión guiada | wandeling met gids | escursione con guida
      Randonnée | Excursión | Wandeling met gids | Escursione
      une demi-journée avec un guide | medio día con guía | een halve dag met gids | mezza giornata con guida
      Un guide d’ici, un rythme de conversation, un point de vue que les cartes oublient. | Un guía de la zona, ritmo de conversación y un mirador que los mapas olvidan. | Een gids van hier, een praattempo en een uitzichtpunt dat op geen kaart staat. | Una guida del posto, un passo da conversazione, un punto panoramico che le mappe dimenticano.`),
  },
  snowshoes: {
    type: 'activity',
    icon: 'snow',
    picture: 'activity',
    supplement: 1600,
    tag: 119,
    minutes: 180,
    settings: ['snow'],
    themes: ['sport', 'mountain', 'family'],
    text: rows(`
      sortie en raquettes | salida con raquetas de nieve | sneeuwschoentocht | ciaspolata con guida
      Raquettes | Raquetas de nieve | Sneeuwschoenen | Ciaspolata
      une demi-journée avec un guide, matériel compris | medio día con guía, material incluido | een halve dag met gids, materiaal inbegrepen | mezza giornata con guida, attrezzatura compresa
      On suit les traces d’un lièvre, on souffle, on boit un thé brûlant au milieu de rien. | Se siguen las huellas de una liebre, se recupera el aliento y se toma un té hirviendo en medio de la nada. | Je volgt het spoor van een haas, komt op adem en drinkt hete thee midden in het niets. | Si seguono le tracce di una lepre, si riprende fiato, si beve un tè bollente in mezzo al nulla.`),
  },
  skiLesson: {
    type: 'activity',
    icon: 'ski',
    picture: 'activity',
    supplement: 2600,
    tag: 120,
    minutes: 150,
    settings: ['snow'],
    themes: ['sport', 'mountain', 'family'],
    text: rows(`
      cours de ski | clase de esquí | skiles | lezione di sci
      Cours de ski | Clase de esquí | Skiles | Lezione di sci
      une matinée en petit groupe, remontées non comprises | una mañana en grupo reducido, sin abono de remontes | een ochtend in een kleine groep, zonder skipas | una mattina in piccolo gruppo, skipass escluso
      Six élèves au plus, du premier chasse-neige aux pistes rouges. | Seis alumnos como máximo, de la primera cuña a las pistas rojas. | Hoogstens zes leerlingen, van de eerste ploeg tot de rode piste. | Sei allievi al massimo, dal primo spazzaneve alle piste rosse.`),
  },
  horseRide: {
    type: 'activity',
    icon: 'horse',
    picture: 'activity',
    supplement: 2000,
    tag: 124,
    minutes: 90,
    settings: ['forest', 'beach', 'dunes', 'fields', 'castle'],
    themes: ['sport', 'nature', 'family'],
    text: rows(`
      promenade à cheval | paseo a caballo | buitenrit te paard | passeggiata a cavallo
      Balade à cheval | Paseo a caballo | Paardrijden | A cavallo
      une heure et demie, tous niveaux | hora y media, todos los niveles | anderhalf uur, elk niveau | un’ora e mezza, tutti i livelli
      Des chevaux patients, une monitrice qui l’est aussi. Bombes et bottes sont prêtées. | Caballos pacientes y una monitora que también lo es. Se prestan cascos y botas. | Geduldige paarden en een al even geduldige begeleidster. Caps en laarzen zijn te leen. | Cavalli pazienti e un’istruttrice che lo è altrettanto. Caschi e stivali in prestito.`),
  },
  yoga: {
    type: 'activity',
    icon: 'yoga',
    picture: 'garden',
    supplement: 1000,
    tag: 115,
    minutes: 60,
    settings: ['hills', 'dunes', 'forest', 'alpine', 'lake', 'cove', 'olives', 'springs', 'fields'],
    themes: ['wellness', 'nature'],
    text: rows(`
      yoga du matin | yoga por la mañana | yoga in de ochtend | yoga del mattino
      Yoga | Yoga | Yoga | Yoga
      une séance d’une heure, tapis fournis | una sesión de una hora, esterillas incluidas | een les van een uur, matten aanwezig | una lezione di un’ora, tappetini forniti
      Une heure avant le petit-déjeuner, dehors si l’air est doux. Débuter ici est une bonne idée. | Una hora antes del desayuno, al aire libre si el tiempo acompaña. Buen sitio para empezar. | Een uur vóór het ontbijt, buiten als het zacht weer is. Een goede plek om te beginnen. | Un’ora prima di colazione, all’aperto se l’aria è mite. Un buon posto per cominciare.`),
  },
  stargazing: {
    type: 'activity',
    icon: 'star',
    picture: 'activity',
    supplement: 1200,
    tag: 136,
    minutes: 90,
    settings: ['alpine', 'hills', 'forest', 'lavender', 'olives', 'hilltown', 'polder'],
    themes: ['unusual', 'nature', 'family'],
    text: rows(`
      soirée aux étoiles | noche de estrellas | avond onder de sterren | serata sotto le stelle
      Soirée aux étoiles | Noche de estrellas | Sterren kijken | Serata sotto le stelle
      une heure et demie au télescope, par ciel clair | hora y media con telescopio, si el cielo está despejado | anderhalf uur met telescoop, bij heldere hemel | un’ora e mezza al telescopio, a cielo sereno
      Plaids, tisane, anneaux de Saturne. Plus la nuit est claire, plus on en voit. | Mantas, infusión, los anillos de Saturno. Cuanto más clara es la noche, más se ve. | Plaids, kruidenthee, de ringen van Saturnus. Hoe helderder de nacht, hoe meer je ziet. | Plaid, tisana, gli anelli di Saturno. Più la notte è limpida, più se ne vedono.`),
  },
  townWalk: {
    type: 'activity',
    icon: 'walk',
    picture: 'activity',
    supplement: 1100,
    tag: 127,
    minutes: 120,
    settings: ['oldtown', 'canals', 'lagoon', 'hilltown', 'rooftops', 'harbour', 'springs'],
    themes: ['city', 'family'],
    text: rows(`
      promenade avec une guide d’ici | paseo con una guía de aquí | wandeling met een gids van hier | passeggiata con una guida del posto
      Visite guidée | Visita guiada | Stadswandeling | Visita guidata
      deux heures, douze personnes au plus | dos horas, doce personas como máximo | twee uur, hoogstens twaalf personen | due ore, dodici persone al massimo
      Des cours que l’on ne voit pas, des histoires que l’on retient, un arrêt pour un café. | Patios que no se ven, historias que se quedan y una parada para un café. | Binnenplaatsen die je niet ziet, verhalen die blijven hangen, een stop voor koffie. | Cortili che non si vedono, storie che restano, una sosta per un caffè.`),
  },
  museum: {
    type: 'activity',
    icon: 'ticket',
    picture: 'activity',
    supplement: 900,
    tag: 128,
    settings: ['oldtown', 'rooftops', 'canals', 'lagoon'],
    themes: ['city', 'family'],
    text: rows(`
      entrées au musée | entradas al museo | museumkaartjes | ingressi al museo
      Musée | Museo | Museum | Museo
      une entrée par personne, sans file | una entrada por persona, sin cola | een kaartje per persoon, zonder wachtrij | un ingresso a testa, senza coda
      Un billet coupe-file par personne pour le grand musée de la ville, valable le jour de votre choix. | Una entrada sin cola por persona para el gran museo de la ciudad, válida el día que elijas. | Per persoon een kaartje zonder wachtrij voor het grote museum van de stad, op de dag die je kiest. | Un biglietto salta-fila a testa per il grande museo della città, valido nel giorno che scegli.`),
  },
  castleVisit: {
    type: 'activity',
    icon: 'ticket',
    picture: 'activity',
    supplement: 1100,
    tag: 129,
    settings: ['castle'],
    themes: ['castle', 'family'],
    text: rows(`
      visite du château et des jardins | visita al castillo y a sus jardines | bezoek aan kasteel en tuinen | visita al castello e ai giardini
      Visite du château | Visita al castillo | Kasteelbezoek | Visita al castello
      une entrée par personne | una entrada por persona | een kaartje per persoon | un ingresso a testa
      Salles, escaliers, terrasses et potager, à votre pas, avec un livret qui fait sourire. | Salas, escaleras, terrazas y huerto, a tu ritmo, con un librito que hace sonreír. | Zalen, trappen, terrassen en moestuin, in je eigen tempo, met een boekje dat je doet glimlachen. | Sale, scale, terrazze e orto, al tuo passo, con un libretto che fa sorridere.`),
  },
  pottery: {
    type: 'activity',
    icon: 'pottery',
    picture: 'activity',
    supplement: 1900,
    tag: 132,
    minutes: 120,
    settings: ['hilltown', 'olives', 'lavender', 'oldtown', 'coast'],
    themes: ['unusual', 'family'],
    text: rows(`
      atelier de poterie | taller de cerámica | pottenbakken | laboratorio di ceramica
      Poterie | Cerámica | Pottenbakken | Ceramica
      deux heures, la pièce est envoyée chez vous | dos horas, la pieza se envía a tu casa | twee uur, je werkstuk wordt nagestuurd | due ore, il pezzo viene spedito a casa
      Les mains dans la terre, un bol qui penche, et c’est très bien ainsi. | Las manos en el barro, un cuenco que se inclina, y así está muy bien. | Handen in de klei, een kom die scheef staat, en dat is precies goed. | Le mani nell’argilla, una ciotola che pende, e va benissimo così.`),
  },
  marketWalk: {
    type: 'activity',
    icon: 'basket',
    picture: 'table',
    supplement: 1300,
    tag: 108,
    minutes: 90,
    settings: ['oldtown', 'harbour', 'hilltown', 'lavender'],
    themes: ['gastronomy', 'city'],
    text: rows(`
      marché avec le chef | mercado con el chef | met de chef naar de markt | mercato con lo chef
      Marché avec le chef | Mercado con el chef | Naar de markt | Mercato con lo chef
      une heure et demie, dégustations comprises | hora y media, con degustaciones | anderhalf uur, met proeverij | un’ora e mezza, assaggi compresi
      Il serre des mains, goûte, hésite, achète. Vous portez le panier et mangez les cerises. | Saluda, prueba, duda, compra. Tú llevas la cesta y te comes las cerezas. | Hij schudt handen, proeft, twijfelt, koopt. Jij draagt de mand en eet de kersen. | Stringe mani, assaggia, esita, compra. Tu porti il cesto e mangi le ciliegie.`),
  },
  flamenco: {
    type: 'activity',
    icon: 'music',
    picture: 'activity',
    supplement: 2000,
    tag: 137,
    minutes: 75,
    regions: ['ES-AN'],
    settings: ['oldtown', 'hilltown', 'vineyard', 'harbour'],
    themes: ['city', 'romantic'],
    text: rows(`
      soirée flamenco | noche de flamenco | flamencoavond | serata di flamenco
      Flamenco | Flamenco | Flamenco | Flamenco
      une heure et quart, un verre compris | una hora y cuarto, una copa incluida | vijf kwartier, met een drankje | un’ora e un quarto, un calice compreso
      Une petite salle, deux guitares, une voix. On ressort un peu changé. | Una sala pequeña, dos guitarras, una voz. Se sale un poco distinto. | Een kleine zaal, twee gitaren, één stem. Je komt er een beetje anders uit. | Una piccola sala, due chitarre, una voce. Si esce un po’ cambiati.`),
  },
  treasureHunt: {
    type: 'activity',
    icon: 'map',
    picture: 'garden',
    supplement: 600,
    tag: 138,
    minutes: 90,
    settings: ['castle', 'forest', 'fields', 'hilltown', 'beach', 'canals'],
    themes: ['family'],
    text: rows(`
      chasse au trésor en famille | búsqueda del tesoro en familia | schattenjacht met het gezin | caccia al tesoro in famiglia
      Chasse au trésor | Búsqueda del tesoro | Schattenjacht | Caccia al tesoro
      une heure et demie, dès 5 ans | hora y media, desde los 5 años | anderhalf uur, vanaf 5 jaar | un’ora e mezza, dai 5 anni
      Un carnet, neuf énigmes, une clé. Les parents aident, mais pas trop. | Un cuaderno, nueve acertijos, una llave. Los padres ayudan, pero poco. | Een boekje, negen raadsels, een sleutel. Ouders helpen, maar niet te veel. | Un taccuino, nove enigmi, una chiave. I genitori aiutano, ma non troppo.`),
  },
  birds: {
    type: 'activity',
    icon: 'bird',
    picture: 'activity',
    supplement: 900,
    tag: 140,
    minutes: 120,
    settings: ['dunes', 'polder', 'mill', 'lake', 'cliffs'],
    themes: ['nature', 'family'],
    text: rows(`
      sortie aux oiseaux | salida ornitológica | vogels kijken met een gids | osservazione degli uccelli con guida
      Sortie aux oiseaux | Ver aves | Vogels kijken | Birdwatching
      deux heures, jumelles prêtées | dos horas, prismáticos incluidos | twee uur, verrekijkers te leen | due ore, binocoli in prestito
      Tôt le matin, avec quelqu’un qui les reconnaît à l’oreille. | A primera hora, con alguien que las reconoce por el canto. | Vroeg in de ochtend, met iemand die ze aan hun roep herkent. | La mattina presto, con qualcuno che li riconosce a orecchio.`),
  },
};

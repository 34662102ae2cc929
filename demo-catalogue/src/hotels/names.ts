import type { HotelType } from '@detour/shared-contracts/catalogue';

/** Belgium has two lists, by region. */
export type NameList = 'fr' | 'es' | 'it' | 'nl' | 'frBE' | 'nlBE';

/** Setting that the second half of a name requires: "lighthouse" requires the coast. */
export type NameGround = 'any' | 'sea' | 'land' | 'heights' | 'town' | 'water';

interface Names {
  /** First halves of names by hotel type. */
  readonly heads: Readonly<Record<HotelType, readonly string[]>>;
  /** Second halves of names with their preposition, comma-separated. */
  readonly tails: Readonly<Record<NameGround, string>>;
  /** Proper names for villas. */
  readonly proper: string;
}

/** Invented names in the style of the region. A long table, because names cannot be computed. */
export const hotelNames: Readonly<Record<NameList, Names>> = {
  fr: {
    heads: {
      hotel: ['Hôtel'],
      spahotel: ['Les Bains', 'Hôtel'],
      guesthouse: ['Maison', 'La Maison'],
      inn: ['Auberge', 'Logis', 'Relais'],
      castle: ['Château'],
      manor: ['Manoir', 'Domaine'],
      townhouse: ['Hôtel', 'Maison'],
      farmhouse: ['Ferme', 'Clos'],
      villa: ['Villa'],
      lodge: ['Chalet'],
    },
    tails: {
      any: 'de Valmerle,d’Orvanne-le-Haut,de Sainte-Lorette,de Brissolles,du Vieux Tambour,de la Lune Rousse,des Heures Lentes,du Chat Botaniste,des Deux Tilleuls,de Montferrant-Bas,du Hibou Sourd,de la Belle Oisive,des Trois Clés,du Dernier Quart,de Peyrolance,d’Aubrelles,de la Sauvetière,de Malvernay,du Pas Perdu,des Cinq Fenêtres,de Villesauge,du Grand Paresseux,de la Tourterelle Grise,d’Hautemouline',
      sea: 'du Phare Blanc,des Armateurs Perdus,de la Marée Basse,du Mât d’Artimon,des Embruns Doux,de la Bouée Rouge,du Vieux Mousse,des Sept Goélands,de la Corne de Brume,du Petit Sémaphore,des Filets Bleus,de la Vague Tranquille,du Cap Sommeil,des Sables Blonds',
      land: 'des Trois Herbes,des Iris Pâles,du Vieux Verger,de la Huppe,des Grands Prés Hauts,du Puits Chantant,de la Glycine Rose,du Vieux Mûrier,des Chênes Verts de Vaure,de la Perdrix Blanche,du Champ Commun,de la Source Muette,des Vignes Basses,du Pigeonnier Roux,de la Garde-Haute,des Cinq Cerisiers',
      heights:
        'de la Marmotte Grise,du Torrent Clair,des Deux Aiguilles,du Sapin Penché,de l’Alpe Douce,des Neiges Lentes,du Bouquetin Bleu,de la Combe Haute,des Trois Cols,du Vieux Refuge',
      town: 'de la Cour Pavée,du Marché aux Plumes,des Imprimeurs,de la Petite Horloge,du Lion Timide,des Sept Lampions,de la Rue Cachée,du Carillon Fêlé,des Drapiers,de l’Encrier,du Pont-aux-Ombres,des Colporteurs',
      water:
        'du Moulin Roux,des Saules Courbés,de la Loutre Brune,du Gué Fleuri,de l’Écluse Ronde,des Nénuphars,du Vieux Bief,de la Libellule,des Eaux Chaudes de Vaure,du Passeur',
    },
    proper:
      'Carolles-Bois,Mirandelle,Solenzia,Les Agapanthes Bleues,Bellerive-Haute,Amarante-sur-Mer,Les Tamaris Pâles,Céleste,Faustine,Rose-Marine,L’Ombrelle,Sans Horloge,Les Persiennes,Azur Pâle,Les Embellies',
  },
  es: {
    heads: {
      hotel: ['Hotel'],
      spahotel: ['Balneario', 'Hotel Spa'],
      guesthouse: ['Casa', 'La Casa'],
      inn: ['Posada', 'Hostería'],
      castle: ['Castillo'],
      manor: ['Casona', 'Hacienda'],
      townhouse: ['Palacete', 'Hotel'],
      farmhouse: ['Cortijo', 'Finca'],
      villa: ['Villa'],
      lodge: ['Chalé', 'Borda'],
    },
    tails: {
      any: 'de Montealba,del Sauce Viejo,de Valdelirio,de la Luna Roja,de los Tres Relojes,de Peñarrubia Alta,del Búho Sordo,de las Siete Llaves,de Santa Orosia la Chica,del Gato Pardo,de la Buena Siesta,de Almendralba,del Último Cuarto,de los Dos Tilos,de la Espera,de Fuenclara',
      sea: 'del Faro Blanco,de la Marea Baja,de las Gaviotas Lentas,del Ancla Dormida,de la Caracola,del Viento Manso,de los Pescadores de Luna,de la Boya Roja,del Mar Quieto,de las Redes Azules',
      land: 'del Olivo Hueco,de la Higuera,de los Tres Olivos de Alba,del Pozo Cantarín,de la Alondra,del Almendro Blanco,de la Viña Baja,de las Encinas de Arriba,del Palomar Rojo,de la Perdiz,de la Fuente Callada,del Romero',
      heights:
        'del Valle Claro,de la Nieve Lenta,del Rebeco,de los Tres Ibones,del Abeto Torcido,de la Cumbre Mansa,del Pastor de Ara,de la Marmota',
      town: 'de los Impresores,de la Calle Escondida,del Patio de las Naranjas,del León Tímido,de los Siete Faroles,de la Campana Rota,del Boticario,de las Tejedoras,del Aljibe Verde,de los Relojeros,de la Celosía',
      water:
        'del Molino Rojo,de los Sauces,de la Nutria,del Vado Florido,de las Aguas Mansas,de la Libélula,del Barquero',
    },
    proper:
      'Almadreña,Marisol Alta,Buganvilla Blanca,Sin Reloj,Las Persianas Azules,Celestina,Los Tamarices,Brisa Lenta,Aurora Mar',
  },
  it: {
    heads: {
      hotel: ['Albergo', 'Hotel'],
      spahotel: ['Terme', 'Hotel'],
      guesthouse: ['Casa', 'La Casa'],
      inn: ['Locanda', 'Osteria'],
      castle: ['Castello'],
      manor: ['Tenuta', 'Dimora'],
      townhouse: ['Palazzo', 'Dimora'],
      farmhouse: ['Casale', 'Masseria'],
      villa: ['Villa'],
      lodge: ['Chalet', 'Maso'],
    },
    tails: {
      any: 'di Monteluce Alto,dei Tre Gelsi,della Luna Rossa,di Valdombra,del Gufo Sordo,delle Sette Chiavi,di Santa Lorica,del Gatto Pigro,delle Ore Lente,di Castelverde Basso,dell’Ultimo Quarto,dei Due Tigli,di Roccamara,della Buona Siesta,di Fontelieta',
      sea: 'del Faro Bianco,della Bassa Marea,dei Gabbiani Lenti,dell’Ancora Blu,della Conchiglia,del Vento Leggero,delle Reti Azzurre,della Boa Rossa,del Mare Quieto,dei Pescatori di Luna',
      land: 'dell’Ulivo Cavo,del Fico Bianco,dei Tre Cipressi Alti,del Pozzo Canterino,dell’Allodola,del Mandorlo,della Vigna Bassa,delle Querce di Sopra,della Colombaia Rossa,della Pernice,della Fonte Muta,del Rosmarino',
      heights:
        'della Valle Chiara,delle Nevi Lente,del Camoscio Azzurro,dei Tre Laghi Alti,dell’Abete Storto,della Cima Dolce,della Marmotta',
      town: 'degli Stampatori,della Via Nascosta,della Corte dei Limoni,del Leone Timido,dei Sette Lampioni,della Campana Rotta,dello Speziale,delle Tessitrici,degli Orologiai,del Calamaio',
      water:
        'dei Salici Curvi,della Lontra,del Guado Fiorito,delle Acque Quiete,della Libellula,del Traghettatore,delle Ninfee',
    },
    proper:
      'Mirandola Alta,Solenza,Buganvillea Bianca,Senza Orologio,Persiane Verdi,Celestina,Faustina,Brezza Lenta,Aurora Marina,Agapanto',
  },
  nl: {
    heads: {
      hotel: ['Hotel'],
      spahotel: ['Badhotel'],
      guesthouse: ['Huis', 'Gastenhuis'],
      inn: ['Herberg', 'Logement'],
      castle: ['Kasteel'],
      manor: ['Landgoed', 'Buitenplaats'],
      townhouse: ['Hotel', 'Herenhuis'],
      farmhouse: ['Hoeve', 'Hofstede'],
      villa: ['Villa'],
      lodge: ['Boshuis'],
    },
    tails: {
      any: 'De Trage Uren,De Witte Reiger,De Dove Uil,De Zeven Sleutels,De Luie Kater,Het Laatste Kwartier,De Twee Linden,Elzenrode,Maanwijk,De Stille Kraan',
      sea: 'De Rode Boei,Het Witte Baken,De Lage Ebbe,De Slapende Meeuw,De Blauwe Netten,Duinrozenoord,De Zachte Wind,Helmkruid',
      land: 'De Perenhof,Het Zingende Putje,De Witte Patrijs,Vlierenoord,De Hoge Weide,De Oude Moerbei,Kersendal',
      heights: 'De Scheve Spar',
      town: 'De Drukkers,De Verscholen Steeg,De Bange Leeuw,De Zeven Lantaarns,De Gebarsten Klok,De Inktpot,De Lakenkoper,Het Kleine Uurwerk',
      water: 'De Rode Molen,De Kromme Wilg,De Bruine Otter,De Ronde Sluis,De Waterlelie,De Veerman,De Libel',
    },
    proper: 'Zonder Klok,Zeebries,De Luifel,Mirandel,Hortensia Blauw,Duinzicht-Oord',
  },
  frBE: {
    heads: {
      hotel: ['Hôtel'],
      spahotel: ['Les Bains', 'Hôtel'],
      guesthouse: ['Maison', 'La Maison'],
      inn: ['Auberge', 'Relais'],
      castle: ['Château'],
      manor: ['Manoir', 'Domaine'],
      townhouse: ['Hôtel', 'Maison'],
      farmhouse: ['Ferme'],
      villa: ['Villa'],
      lodge: ['Chalet'],
    },
    tails: {
      any: 'de Froidemeuse,du Vieux Tambourin,de la Lune Blonde,des Trois Sorbiers,de Hautefagne-le-Bas,du Hibou Distrait,des Deux Charmes,de Sainte-Walburette,du Dernier Loup,d’Ombreval-en-Ardenne',
      sea: 'de la Digue Blonde',
      land: 'du Grand Bois Lent,de la Biche Rousse,des Myrtilles,du Sabotier,de la Clairière Ronde,du Cerf Songeur,des Fagnes Douces,de la Source Ferrée',
      heights: 'du Sapin Penché',
      town: 'du Perron Bleu,des Batteurs de Cuivre,de la Cour aux Pavés,du Lion Rêveur,des Sept Lampions,du Théâtre Caché,des Dinandiers',
      water:
        'du Moulin Roux,de la Truite Brune,du Gué des Forges,de l’Ourthe Lente,des Saules,du Passeur d’Eau',
    },
    proper: 'Les Rhododendrons,Mirandelle,Bois-Joli,Sans Horloge',
  },
  nlBE: {
    heads: {
      hotel: ['Hotel'],
      spahotel: ['Badhotel'],
      guesthouse: ['Huis', 'Gastenhuis'],
      inn: ['Herberg', 'Afspanning'],
      castle: ['Kasteel'],
      manor: ['Landgoed'],
      townhouse: ['Hotel', 'Herenhuis'],
      farmhouse: ['Hoeve'],
      villa: ['Villa'],
      lodge: ['Boshuis'],
    },
    tails: {
      any: 'De Gulden Pauw,De Trage Uren,De Zeven Torentjes,De Verstrooide Uil,De Twee Linden,Ter Maanhoeve',
      sea: 'De Rode Boei,Het Witte Baken,De Slapende Meeuw,De Blauwe Netten,Duinrozenhof,De Garnaalvisser',
      land: 'Ter Hoppe,De Witte Patrijs,Kerselaarhof,De Hoge Weide,Het Zingende Putje,Ten Boomgaard',
      heights: 'De Scheve Spar',
      town: 'De Drukkers,De Verscholen Gang,De Bange Leeuw,De Zeven Lantaarns,De Stille Beiaard,De Kantklosster,De Lakenkoper,De Drie Specerijen,Het Kleine Begijntje',
      water: 'De Kromme Wilg,De Ronde Sluis,De Veerman,De Bruine Otter',
    },
    proper: 'Zonder Klok,Zeebries,Mirandel,Hortensia,Zonnewende',
  },
};

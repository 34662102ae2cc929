import type { Country } from '@detour/shared-contracts/sites';

/** A disc on the map: latitude, longitude, radius in km. A touristic region is the union of one to three discs. */
export type Disc = readonly [lat: number, lng: number, radiusKm: number];

type TouristicRegionRow = readonly [
  slug: string,
  names: readonly [fr: string, es: string, nl: string, it: string],
  discs: readonly Disc[],
];

/** Regions that are popular but not administrative. Rough discs suffice to decide which hotels are listed. */
export const touristicRegions: Readonly<Record<Country, readonly TouristicRegionRow[]>> = {
  FR: [
    [
      'cote-d-azur',
      ['Côte d’Azur', 'Costa Azul', 'Côte d’Azur', 'Costa Azzurra'],
      [
        [43.65, 7.15, 35],
        [43.3, 6.65, 30],
      ],
    ],
    [
      'provence',
      ['Provence', 'Provenza', 'Provence', 'Provenza'],
      [
        [43.8, 5.0, 55],
        [43.85, 5.85, 45],
      ],
    ],
    ['luberon', ['Luberon', 'Luberon', 'Luberon', 'Luberon'], [[43.85, 5.3, 24]]],
    ['calanques', ['Calanques', 'Calanques', 'Calanques', 'Calanques'], [[43.22, 5.45, 22]]],
    [
      'cote-d-albatre',
      ['Côte d’Albâtre', 'Costa de Alabastro', 'Albasten Kust', 'Costa d’Alabastro'],
      [
        [49.75, 0.35, 30],
        [49.95, 1.1, 30],
      ],
    ],
    ['cote-fleurie', ['Côte Fleurie', 'Costa Florida', 'Côte Fleurie', 'Costa Fiorita'], [[49.36, 0.05, 25]]],
    ['cotentin', ['Cotentin', 'Cotentin', 'Cotentin', 'Cotentin'], [[49.25, -1.6, 50]]],
    [
      'baie-de-somme',
      ['Baie de Somme', 'Bahía de Somme', 'Baai van de Somme', 'Baia della Somme'],
      [[50.2, 1.6, 22]],
    ],
    ['cote-d-opale', ['Côte d’Opale', 'Costa de Ópalo', 'Opaalkust', 'Costa d’Opale'], [[50.55, 1.6, 45]]],
    [
      'cote-d-emeraude',
      ['Côte d’Émeraude', 'Costa Esmeralda bretona', 'Smaragdkust (Bretagne)', 'Costa di Smeraldo bretone'],
      [[48.63, -2.05, 30]],
    ],
    [
      'cote-de-granit-rose',
      ['Côte de Granit rose', 'Costa de Granito Rosa', 'Roze Granietkust', 'Costa di Granito Rosa'],
      [[48.8, -3.35, 30]],
    ],
    [
      'golfe-du-morbihan',
      ['Golfe du Morbihan', 'Golfo de Morbihan', 'Golf van Morbihan', 'Golfo del Morbihan'],
      [[47.6, -2.9, 25]],
    ],
    [
      'val-de-loire',
      ['Châteaux de la Loire', 'Castillos del Loira', 'Kastelen van de Loire', 'Castelli della Loira'],
      [
        [47.4, 1.0, 50],
        [47.25, 0.1, 40],
      ],
    ],
    ['champagne', ['Champagne', 'Champaña', 'Champagne', 'Champagne'], [[49.1, 4.0, 35]]],
    [
      'route-des-vins-d-alsace',
      [
        'Route des vins d’Alsace',
        'Ruta del Vino de Alsacia',
        'Wijnroute van de Elzas',
        'Strada dei vini d’Alsazia',
      ],
      [[48.2, 7.35, 30]],
    ],
    ['alsace', ['Alsace', 'Alsacia', 'Elzas', 'Alsazia'], [[48.35, 7.5, 60]]],
    ['vosges', ['Massif des Vosges', 'Vosgos', 'Vogezen', 'Vosgi'], [[48.1, 6.9, 45]]],
    ['bourgogne', ['Bourgogne', 'Borgoña', 'Bourgondië', 'Borgogna'], [[47.2, 4.6, 75]]],
    ['jura', ['Montagnes du Jura', 'Jura', 'Jura', 'Giura'], [[46.8, 5.95, 55]]],
    ['mont-blanc', ['Pays du Mont-Blanc', 'Mont Blanc', 'Mont-Blanc', 'Monte Bianco'], [[45.92, 6.75, 26]]],
    [
      'lac-d-annecy',
      ['Lac d’Annecy', 'Lago de Annecy', 'Meer van Annecy', 'Lago di Annecy'],
      [[45.86, 6.17, 16]],
    ],
    ['lac-leman', ['Lac Léman', 'Lago Lemán', 'Meer van Genève', 'Lago di Ginevra'], [[46.39, 6.5, 26]]],
    ['vercors', ['Vercors', 'Vercors', 'Vercors', 'Vercors'], [[45.0, 5.5, 30]]],
    [
      'drome-provencale',
      ['Drôme provençale', 'Drôme provenzal', 'Drôme provençale', 'Drôme provenzale'],
      [[44.38, 5.0, 30]],
    ],
    ['perigord', ['Périgord', 'Périgord', 'Périgord', 'Périgord'], [[45.0, 0.9, 50]]],
    [
      'bordelais',
      ['Vignoble de Bordeaux', 'Viñedos de Burdeos', 'Wijngebied van Bordeaux', 'Vigneti di Bordeaux'],
      [[44.9, -0.4, 50]],
    ],
    [
      'bassin-d-arcachon',
      ['Bassin d’Arcachon', 'Bahía de Arcachon', 'Bassin d’Arcachon', 'Bacino di Arcachon'],
      [[44.67, -1.15, 24]],
    ],
    ['ile-de-re', ['Île de Ré', 'Isla de Ré', 'Île de Ré', 'Isola di Ré'], [[46.2, -1.4, 16]]],
    [
      'cote-basque',
      ['Côte basque', 'Costa vasca francesa', 'Baskische kust', 'Costa basca'],
      [[43.43, -1.6, 20]],
    ],
    [
      'landes',
      ['Côte landaise', 'Costa de las Landas', 'Kust van de Landes', 'Costa delle Landes'],
      [[43.85, -1.35, 50]],
    ],
    [
      'pyrenees',
      ['Pyrénées', 'Pirineos franceses', 'Franse Pyreneeën', 'Pirenei francesi'],
      [
        [42.85, 0.3, 50],
        [42.55, 1.9, 40],
      ],
    ],
    [
      'cote-vermeille',
      ['Côte Vermeille', 'Costa Bermeja', 'Côte Vermeille', 'Costa Vermiglia'],
      [[42.5, 3.1, 16]],
    ],
    ['camargue', ['Camargue', 'Camarga', 'Camargue', 'Camargue'], [[43.58, 4.5, 26]]],
    ['auvergne', ['Auvergne', 'Auvernia', 'Auvergne', 'Alvernia'], [[45.6, 3.2, 75]]],
  ],
  ES: [
    ['costa-brava', ['Costa Brava', 'Costa Brava', 'Costa Brava', 'Costa Brava'], [[41.95, 3.15, 50]]],
    [
      'costa-del-sol',
      ['Costa del Sol', 'Costa del Sol', 'Costa del Sol', 'Costa del Sol'],
      [
        [36.6, -4.6, 50],
        [36.75, -3.85, 25],
      ],
    ],
    ['costa-blanca', ['Costa Blanca', 'Costa Blanca', 'Costa Blanca', 'Costa Blanca'], [[38.6, 0.0, 50]]],
    [
      'costa-de-la-luz',
      ['Costa de la Luz', 'Costa de la Luz', 'Costa de la Luz', 'Costa de la Luz'],
      [
        [36.35, -6.1, 50],
        [37.2, -6.9, 40],
      ],
    ],
    ['rias-baixas', ['Rías Baixas', 'Rías Baixas', 'Rías Baixas', 'Rías Baixas'], [[42.35, -8.8, 35]]],
    [
      'picos-de-europa',
      ['Pics d’Europe', 'Picos de Europa', 'Picos de Europa', 'Picos de Europa'],
      [[43.2, -4.9, 35]],
    ],
    [
      'costa-verde',
      ['Côte verte des Asturies', 'Costa Verde', 'Groene Kust van Asturië', 'Costa Verde asturiana'],
      [[43.5, -5.6, 75]],
    ],
    [
      'rioja',
      ['Vignoble de la Rioja', 'Ruta del Vino de La Rioja', 'Wijngebied La Rioja', 'Vigneti della Rioja'],
      [[42.55, -2.7, 30]],
    ],
    [
      'ribera-del-duero',
      ['Ribera del Duero', 'Ribera del Duero', 'Ribera del Duero', 'Ribera del Duero'],
      [[41.6, -4.0, 40]],
    ],
    [
      'pirineo-aragones',
      ['Pyrénées aragonaises', 'Pirineo aragonés', 'Aragonese Pyreneeën', 'Pirenei aragonesi'],
      [[42.6, -0.1, 50]],
    ],
    [
      'pirineo-catalan',
      ['Pyrénées catalanes', 'Pirineo catalán', 'Catalaanse Pyreneeën', 'Pirenei catalani'],
      [[42.5, 1.3, 60]],
    ],
    [
      'pueblos-blancos',
      ['Villages blancs', 'Pueblos Blancos', 'Witte dorpen', 'Paesi bianchi'],
      [[36.7, -5.4, 45]],
    ],
    [
      'sierra-nevada',
      ['Sierra Nevada', 'Sierra Nevada', 'Sierra Nevada', 'Sierra Nevada'],
      [[37.1, -3.4, 35]],
    ],
    ['mallorca', ['Majorque', 'Mallorca', 'Mallorca', 'Maiorca'], [[39.65, 2.95, 55]]],
    ['menorca', ['Minorque', 'Menorca', 'Menorca', 'Minorca'], [[39.95, 4.1, 28]]],
    [
      'camino-de-santiago',
      [
        'Chemin de Compostelle en Galice',
        'Camino de Santiago en Galicia',
        'Pelgrimsroute in Galicië',
        'Cammino di Santiago in Galizia',
      ],
      [[42.85, -8.3, 40]],
    ],
  ],
  IT: [
    ['chianti', ['Chianti', 'Chianti', 'Chianti', 'Chianti'], [[43.5, 11.3, 22]]],
    ['val-d-orcia', ['Val d’Orcia', 'Valle de Orcia', 'Val d’Orcia', 'Val d’Orcia'], [[43.06, 11.65, 20]]],
    ['cinque-terre', ['Cinque Terre', 'Cinque Terre', 'Cinque Terre', 'Cinque Terre'], [[44.13, 9.68, 12]]],
    [
      'riviera-ligure',
      ['Riviera ligure', 'Riviera ligur', 'Ligurische Rivièra', 'Riviera ligure'],
      [
        [44.3, 9.2, 35],
        [44.0, 8.1, 45],
      ],
    ],
    [
      'costiera-amalfitana',
      ['Côte amalfitaine', 'Costa Amalfitana', 'Amalfikust', 'Costiera amalfitana'],
      [[40.64, 14.5, 20]],
    ],
    ['lago-di-como', ['Lac de Côme', 'Lago de Como', 'Comomeer', 'Lago di Como'], [[45.98, 9.25, 24]]],
    ['lago-di-garda', ['Lac de Garde', 'Lago de Garda', 'Gardameer', 'Lago di Garda'], [[45.65, 10.7, 34]]],
    ['lago-maggiore', ['Lac Majeur', 'Lago Mayor', 'Lago Maggiore', 'Lago Maggiore'], [[45.95, 8.6, 28]]],
    ['dolomiti', ['Dolomites', 'Dolomitas', 'Dolomieten', 'Dolomiti'], [[46.55, 11.85, 45]]],
    ['langhe', ['Langhe', 'Las Langhe', 'Langhe', 'Langhe'], [[44.62, 8.0, 22]]],
    [
      'valle-d-itria',
      ['Vallée d’Itria', 'Valle de Itria', 'Valle d’Itria', 'Valle d’Itria'],
      [[40.78, 17.4, 28]],
    ],
    ['salento', ['Salento', 'Salento', 'Salento', 'Salento'], [[40.2, 18.2, 42]]],
    [
      'costa-smeralda',
      ['Côte d’Émeraude de Sardaigne', 'Costa Esmeralda', 'Costa Smeralda', 'Costa Smeralda'],
      [[41.1, 9.5, 25]],
    ],
    ['val-di-noto', ['Val di Noto', 'Val di Noto', 'Val di Noto', 'Val di Noto'], [[36.95, 15.0, 32]]],
    [
      'colline-del-prosecco',
      ['Collines du prosecco', 'Colinas del Prosecco', 'Proseccoheuvels', 'Colline del Prosecco'],
      [[45.9, 12.1, 20]],
    ],
    ['maremma', ['Maremme', 'Maremma', 'Maremma', 'Maremma'], [[42.75, 11.05, 35]]],
  ],
  BE: [
    [
      'ardennes',
      ['Ardenne', 'Ardenas', 'Ardennen', 'Ardenne'],
      [
        [50.1, 5.5, 45],
        [50.4, 6.0, 25],
      ],
    ],
    [
      'cote-belge',
      ['Côte belge', 'Costa belga', 'Belgische kust', 'Costa belga'],
      [
        [51.24, 2.95, 26],
        [51.1, 2.6, 12],
      ],
    ],
    ['hautes-fagnes', ['Hautes Fagnes', 'Hautes Fagnes', 'Hoge Venen', 'Hautes Fagnes'], [[50.47, 6.0, 22]]],
    ['westhoek', ['Westhoek', 'Westhoek', 'Westhoek', 'Westhoek'], [[50.9, 2.75, 22]]],
    ['hesbaye', ['Hesbaye', 'Hesbaye', 'Haspengouw', 'Esbaye'], [[50.79, 5.35, 22]]],
  ],
  NL: [
    ['veluwe', ['Veluwe', 'Veluwe', 'Veluwe', 'Veluwe'], [[52.2, 5.85, 28]]],
    [
      'wadden',
      ['Îles de la mer des Wadden', 'Islas Frisias', 'Waddeneilanden', 'Isole Frisone'],
      [
        [53.1, 4.85, 20],
        [53.3, 5.1, 18],
        [53.48, 6.2, 14],
      ],
    ],
    [
      'bollenstreek',
      ['Région des bulbes', 'Región de los bulbos', 'Bollenstreek', 'Regione dei bulbi'],
      [[52.26, 4.5, 14]],
    ],
    [
      'zeeuwse-kust',
      ['Côte de Zélande', 'Costa de Zelanda', 'Zeeuwse kust', 'Costa della Zelanda'],
      [[51.58, 3.6, 32]],
    ],
    [
      'hollandse-kust',
      ['Côte hollandaise', 'Costa holandesa', 'Hollandse kust', 'Costa olandese'],
      [
        [52.3, 4.45, 22],
        [52.65, 4.65, 16],
      ],
    ],
    [
      'zuid-limburg',
      ['Collines du Limbourg', 'Colinas de Limburgo', 'Limburgs heuvelland', 'Colline del Limburgo'],
      [[50.85, 5.85, 20]],
    ],
    [
      'weerribben',
      ['Weerribben-Wieden', 'Weerribben-Wieden', 'Weerribben-Wieden', 'Weerribben-Wieden'],
      [[52.74, 6.03, 16]],
    ],
  ],
};

/**
 * French departments by INSEE code: `code name`. Most names are the same in the four languages. A town's INSEE code starts with
 * the code of its department.
 */
export const frenchDepartments = `
01 Ain|02 Aisne|03 Allier|04 Alpes-de-Haute-Provence|05 Hautes-Alpes|06 Alpes-Maritimes|07 Ardèche|08 Ardennes|09 Ariège|10 Aube
11 Aude|12 Aveyron|13 Bouches-du-Rhône|14 Calvados|15 Cantal|16 Charente|17 Charente-Maritime|18 Cher|19 Corrèze|2A Corse-du-Sud
2B Haute-Corse|21 Côte-d’Or|22 Côtes-d’Armor|23 Creuse|24 Dordogne|25 Doubs|26 Drôme|27 Eure|28 Eure-et-Loir|29 Finistère
30 Gard|31 Haute-Garonne|32 Gers|33 Gironde|34 Hérault|35 Ille-et-Vilaine|36 Indre|37 Indre-et-Loire|38 Isère|39 Jura
40 Landes|41 Loir-et-Cher|42 Loire|43 Haute-Loire|44 Loire-Atlantique|45 Loiret|46 Lot|47 Lot-et-Garonne|48 Lozère
49 Maine-et-Loire|50 Manche|51 Marne|52 Haute-Marne|53 Mayenne|54 Meurthe-et-Moselle|55 Meuse|56 Morbihan|57 Moselle
58 Nièvre|59 Nord|60 Oise|61 Orne|62 Pas-de-Calais|63 Puy-de-Dôme|64 Pyrénées-Atlantiques|65 Hautes-Pyrénées
66 Pyrénées-Orientales|67 Bas-Rhin|68 Haut-Rhin|69 Rhône|70 Haute-Saône|71 Saône-et-Loire|72 Sarthe|73 Savoie|74 Haute-Savoie
75 Paris|76 Seine-Maritime|77 Seine-et-Marne|78 Yvelines|79 Deux-Sèvres|80 Somme|81 Tarn|82 Tarn-et-Garonne|83 Var
84 Vaucluse|85 Vendée|86 Vienne|87 Haute-Vienne|88 Vosges|89 Yonne|90 Territoire de Belfort|91 Essonne|92 Hauts-de-Seine
93 Seine-Saint-Denis|94 Val-de-Marne|95 Val-d’Oise`;

/**
 * Spanish provinces by INE code: `code iso name`; after `=` the French, Dutch and Italian names. A province that is a whole
 * region is omitted here and in Italy, because its name would appear twice.
 */
export const spanishProvinces = `
01 VI Álava|02 AB Albacete|03 A Alicante|04 AL Almería|05 AV Ávila|06 BA Badajoz
08 B Barcelona=Barcelone;Barcelona;Barcellona|09 BU Burgos|10 CC Cáceres|11 CA Cádiz=Cadix;Cádiz;Cadice|12 CS Castellón
13 CR Ciudad Real|14 CO Córdoba=Cordoue;Córdoba;Cordova|15 C A Coruña=La Corogne;A Coruña;La Coruña|16 CU Cuenca
17 GI Girona=Gérone;Gerona;Girona|18 GR Granada=Grenade;Granada;Granada|19 GU Guadalajara|20 SS Gipuzkoa|21 H Huelva
22 HU Huesca|23 J Jaén|24 LE León|25 L Lleida=Lérida;Lleida;Lleida|27 LU Lugo
29 MA Málaga=Malaga;Málaga;Malaga
32 OR Ourense|34 P Palencia|35 GC Las Palmas|36 PO Pontevedra
37 SA Salamanca=Salamanque;Salamanca;Salamanca|38 TF Santa Cruz de Tenerife
40 SG Segovia=Ségovie;Segovia;Segovia|41 SE Sevilla=Séville;Sevilla;Siviglia|42 SO Soria|43 T Tarragona=Tarragone;Tarragona;Tarragona
44 TE Teruel|45 TO Toledo=Tolède;Toledo;Toledo|46 V Valencia=Valence (Espagne);Valencia;Valencia|47 VA Valladolid
48 BI Bizkaia=Biscaye;Biskaje;Biscaglia|49 ZA Zamora|50 Z Zaragoza=Saragosse;Zaragoza;Saragozza`;

/** Italian provinces by ISTAT code: `code iso name`, other languages as for Spain (French; Dutch; Spanish). */
export const italianProvinces = `
001 TO Torino=Turin;Turijn;Turín|002 VC Vercelli|003 NO Novara|004 CN Cuneo|005 AT Asti|006 AL Alessandria
008 IM Imperia|009 SV Savona=Savone;Savona;Savona
010 GE Genova=Gênes;Genua;Génova|011 SP La Spezia|012 VA Varese=Varèse;Varese;Varese|013 CO Como=Côme;Como;Como
014 SO Sondrio|015 MI Milano=Milan;Milaan;Milán|016 BG Bergamo=Bergame;Bergamo;Bérgamo|017 BS Brescia|018 PV Pavia=Pavie;Pavia;Pavía
019 CR Cremona=Crémone;Cremona;Cremona|020 MN Mantova=Mantoue;Mantua;Mantua|021 BZ Bolzano=Bolzano;Bozen;Bolzano
022 TN Trento=Trente;Trente;Trento|023 VR Verona=Vérone;Verona;Verona|024 VI Vicenza=Vicence;Vicenza;Vicenza|025 BL Belluno
026 TV Treviso=Trévise;Treviso;Treviso|027 VE Venezia=Venise;Venetië;Venecia|028 PD Padova=Padoue;Padua;Padua|029 RO Rovigo
030 UD Udine|031 GO Gorizia|032 TS Trieste=Trieste;Triëst;Trieste|033 PC Piacenza=Plaisance;Piacenza;Plasencia
034 PR Parma=Parme;Parma;Parma|035 RE Reggio Emilia|036 MO Modena=Modène;Modena;Módena|037 BO Bologna=Bologne;Bologna;Bolonia
038 FE Ferrara=Ferrare;Ferrara;Ferrara|039 RA Ravenna=Ravenne;Ravenna;Rávena|040 FC Forlì-Cesena|041 PU Pesaro e Urbino
042 AN Ancona=Ancône;Ancona;Ancona|043 MC Macerata|044 AP Ascoli Piceno|045 MS Massa-Carrara|046 LU Lucca=Lucques;Lucca;Lucca
047 PT Pistoia|048 FI Firenze=Florence;Florence;Florencia|049 LI Livorno=Livourne;Livorno;Livorno|050 PI Pisa=Pise;Pisa;Pisa
051 AR Arezzo|052 SI Siena=Sienne;Siena;Siena|053 GR Grosseto|054 PG Perugia=Pérouse;Perugia;Perugia|055 TR Terni|056 VT Viterbo
057 RI Rieti|058 RM Roma=Rome;Rome;Roma|059 LT Latina|060 FR Frosinone|061 CE Caserta|062 BN Benevento|063 NA Napoli=Naples;Napels;Nápoles
064 AV Avellino|065 SA Salerno=Salerne;Salerno;Salerno|066 AQ L’Aquila|067 TE Teramo|068 PE Pescara|069 CH Chieti|070 CB Campobasso
071 FG Foggia|072 BA Bari|073 TA Taranto=Tarente;Tarente;Tarento|074 BR Brindisi|075 LE Lecce|076 PZ Potenza|077 MT Matera
078 CS Cosenza|079 CZ Catanzaro|080 RC Reggio Calabria|081 TP Trapani|082 PA Palermo=Palerme;Palermo;Palermo
083 ME Messina=Messine;Messina;Mesina|084 AG Agrigento=Agrigente;Agrigento;Agrigento|085 CL Caltanissetta|086 EN Enna
087 CT Catania=Catane;Catania;Catania|088 RG Ragusa=Raguse;Ragusa;Ragusa|089 SR Siracusa=Syracuse;Syracuse;Siracusa
090 SS Sassari|091 NU Nuoro|092 CA Cagliari|093 PN Pordenone|094 IS Isernia|095 OR Oristano|096 BI Biella|097 LC Lecco|098 LO Lodi
099 RN Rimini|100 PO Prato|101 KR Crotone|102 VV Vibo Valentia|103 VB Verbano-Cusio-Ossola|108 MB Monza e Brianza|109 FM Fermo
110 BT Barletta-Andria-Trani|111 SU Sud Sardegna=Sardaigne du Sud;Zuid-Sardinië;Cerdeña del Sur`;

/** Belgian provinces: ISO code, arrondissements of the national code (`muni` in GeoNames), name in fr, es, nl, it. */
export const belgianProvinces: readonly (readonly [
  iso: string,
  arrondissements: string,
  fr: string,
  es: string,
  nl: string,
  it: string,
])[] = [
  [
    'BE-VAN',
    '11 12 13',
    'Province d’Anvers',
    'Provincia de Amberes',
    'Provincie Antwerpen',
    'Provincia di Anversa',
  ],
  ['BE-VBR', '23 24', 'Brabant flamand', 'Brabante Flamenco', 'Vlaams-Brabant', 'Brabante Fiammingo'],
  ['BE-WBR', '25', 'Brabant wallon', 'Brabante Valón', 'Waals-Brabant', 'Brabante Vallone'],
  [
    'BE-VWV',
    '31 32 33 34 35 36 37 38',
    'Flandre-Occidentale',
    'Flandes Occidental',
    'West-Vlaanderen',
    'Fiandre Occidentali',
  ],
  [
    'BE-VOV',
    '41 42 43 44 45 46',
    'Flandre-Orientale',
    'Flandes Oriental',
    'Oost-Vlaanderen',
    'Fiandre Orientali',
  ],
  ['BE-WHT', '51 52 53 54 55 56 57', 'Hainaut', 'Henao', 'Henegouwen', 'Hainaut'],
  [
    'BE-WLG',
    '61 62 63 64',
    'Province de Liège',
    'Provincia de Lieja',
    'Provincie Luik',
    'Provincia di Liegi',
  ],
  ['BE-VLI', '71 72 73', 'Limbourg belge', 'Limburgo (Bélgica)', 'Limburg', 'Limburgo belga'],
  [
    'BE-WLX',
    '81 82 83 84 85',
    'Province de Luxembourg',
    'Provincia de Luxemburgo',
    'Provincie Luxemburg',
    'Provincia del Lussemburgo',
  ],
  ['BE-WNA', '91 92 93', 'Province de Namur', 'Provincia de Namur', 'Provincie Namen', 'Provincia di Namur'],
];

/**
 * Names of towns in the four languages, where they differ: `GeoNames id: local|fr|es|nl|it`. An empty cell repeats the local
 * name. GeoNames often gives the English name (Rome, The Hague), so the table starts with the local one.
 */
const rows = `
2988507: Paris|||Parijs|Parigi
2996944: Lyon||||Lione
2995469: Marseille||Marsella||Marsiglia
2990440: Nice||Niza||Nizza
2973783: Strasbourg||Estrasburgo|Straatsburg|Strasburgo
2998324: Lille|||Rijsel|Lilla
3020686: Dunkerque||Dunkerque|Duinkerke|Dunkerque
2990363: Nîmes||Nimes||
3035681: Avignon||Aviñón||Avignone
2971053: Valence||Valence||Valence
2987914: Perpignan||Perpiñán||Perpignano
2969679: Versailles||Versalles||
3006787: La Rochelle||La Rochelle||
2972315: Toulouse||Toulouse||Tolosa
3038354: Aix-en-Provence||||
3031582: Bordeaux||Burdeos||
3034475: Bayonne||Bayona||
3036784: Arras|||Atrecht|
3021372: Dijon||||Digione
2984114: Reims||||
3128760: Barcelona|Barcelone|||Barcellona
2510911: Sevilla|Séville|||Siviglia
2517117: Granada|Grenade|||
2519240: Córdoba|Cordoue|||Cordova
3104324: Zaragoza|Saragosse|||Saragozza
2509954: Valencia|Valence (Espagne)|||
2514256: Málaga|Malaga|||Malaga
2520600: Cádiz|Cadix|||Cadice
2510409: Toledo|Tolède|||
3109256: Segovia|Ségovie|||
3111108: Salamanca|Salamanque|||
3121456: Girona|Gérone|||
3108288: Tarragona|Tarragone|||
3114472: Pamplona|Pampelune|||
3110044: San Sebastián|Saint-Sébastien|||San Sebastián
2512989: Palma|Palma de Majorque|Palma de Mallorca|Palma de Mallorca|Palma di Maiorca
3109642: Santiago de Compostela|Saint-Jacques-de-Compostelle|||Santiago di Compostela
3119841: A Coruña|La Corogne|||La Coruña
2513416: Murcia|Murcie|||
3118514: Lleida|Lérida|||
3104499: Vitoria-Gasteiz|Vitoria||Vitoria|Vitoria
3113860: Peñíscola||||
2513786: Mojácar||||
2516479: Ibiza||||
3169070: Roma|Rome||Rome|
3173435: Milano|Milan|Milán|Milaan|
3165524: Torino|Turin|Turín|Turijn|
3176959: Firenze|Florence|Florencia|Florence|
3164603: Venezia|Venise|Venecia|Venetië|
3172394: Napoli|Naples|Nápoles|Napels|
3176219: Genova|Gênes|Génova|Genua|
3181928: Bologna|Bologne|Bolonia||
3164527: Verona|Vérone|||
3171728: Padova|Padoue|Padua|Padua|
3164419: Vicenza|Vicence|||
3177090: Ferrara|Ferrare|||
3171457: Parma|Parme|||
3173331: Modena|Modène|Módena||
3174051: Mantova|Mantoue|Mantua|Mantua|
3166548: Siena|Sienne|||
3170647: Pisa|Pise|||
3174530: Lucca|Lucques|||
3174659: Livorno|Livourne|||
3171180: Perugia|Pérouse|||
3182722: Assisi|Assise|Asís||
3169561: Ravenna|Ravenne|Rávena||
3165185: Trieste|||Triëst|
3165243: Trento|Trente||Trente|
3181913: Bolzano|||Bozen|
3181550: Bressanone|Bressanone||Brixen|
3173577: Merano|||Meran|
3182164: Bergamo|Bergame|Bérgamo||
3178229: Como|Côme|||
2523083: Siracusa|Syracuse||Syracuse|
2523920: Palermo|Palerme|||
2525068: Catania|Catane|||
2524170: Messina|Messine|Mesina||
3165926: Taranto|Tarente|Tarento|Tarente|
3168673: Salerno|Salerne|||
3166350: Sorrento|Sorrente|||
3177952: Cortina d’Ampezzo||||
3167777: Sanremo||||
3171891: Ortisei|||Sankt Ulrich|
2800866: Bruxelles||Bruselas|Brussel|
2803138: Antwerpen|Anvers|Amberes||Anversa
2797656: Gent|Gand|Gante||Gand
2800931: Brugge|Bruges|Brujas||Bruges
2792482: Leuven|Louvain|Lovaina||Lovanio
2791537: Mechelen|Malines|Malinas||Malines
2792413: Liège||Lieja|Luik|Liegi
2790471: Namur|||Namen|
2790869: Mons|||Bergen (Henegouwen)|
2785341: Tournai|||Doornik|
2789786: Oostende|Ostende|Ostende||Ostenda
2795100: Ieper|Ypres|Ypres||Ypres
2794055: Kortrijk|Courtrai|Courtrai||
2799577: De Panne|La Panne|||
2792397: Lier|Lierre|||
2785389: Tongeren|Tongres|||
2799779: De Haan|Le Coq|||
2803448: Aalst|Alost|||
2789529: Oudenaarde|Audenarde|||
2799645: Dendermonde|Termonde|||
2786578: Sint-Niklaas|Saint-Nicolas|||
2797638: Geraardsbergen|Grammont|||
2790101: Nivelles|||Nijvel|
2783941: Wavre|||Waver|
2803073: Arlon|||Aarlen|
2802583: Bastogne|||Bastenaken|
2784604: Vilvoorde|Vilvorde|||
2784804: Veurne|Furnes|||
2787889: Roeselare|Roulers|||
2795113: Huy|||Hoei|
2791834: Malmedy||||
2796696: Halle|Hal|||
2794166: Koksijde|Coxyde|||
2747373: Den Haag|La Haye|La Haya||L’Aia
2751773: Leiden|Leyde|||Leida
2755251: Groningen|Groningue|Groninga||Groninga
2751283: Maastricht|Maastricht|||
2750053: Nijmegen|Nimègue|Nimega||Nimega
2747351: Den Bosch|Bois-le-Duc|Bolduque|’s-Hertogenbosch|Boscoducale
2745392: Vlissingen|Flessingue|Flesinga||Flessinga
2755003: Haarlem|Haarlem|||
2747891: Rotterdam||Róterdam||
2750896: Middelburg|Middelbourg|||
2759794: Amsterdam||Ámsterdam||`;

/** Names by language. `local` is the local name. */
export interface NameSet {
  readonly local: string;
  readonly fr: string;
  readonly es: string;
  readonly nl: string;
  readonly it: string;
}

export const exonyms: ReadonlyMap<number, NameSet> = new Map(
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [id, names] = row.split(': ') as [string, string];
      const [local = '', fr, es, nl, it] = names.split('|');
      return [
        Number(id),
        { local, fr: fr || local, es: es || local, nl: nl || local, it: it || local },
      ] as const;
    }),
);

import type { Wording } from './language';

/** Ecological measures that a hotel may declare: verifiable facts, never a label of ours. */
export const ecoMeasures = {
  linenOnRequest: {
    fr: 'Linge changé à la demande pendant le séjour',
    es: 'Ropa de cama y toallas cambiadas solo si lo pides',
    nl: 'Linnengoed wordt alleen op verzoek verwisseld',
    it: 'Cambio della biancheria solo su richiesta',
  },
  refills: {
    fr: 'Savon et shampoing en flacons rechargeables',
    es: 'Jabón y champú en dispensadores recargables',
    nl: 'Zeep en shampoo in navulbare flacons',
    it: 'Sapone e shampoo in flaconi ricaricabili',
  },
  noSingleUsePlastic: {
    fr: 'Pas de vaisselle ni de bouteilles en plastique jetable',
    es: 'Sin vajilla ni botellas de plástico de un solo uso',
    nl: 'Geen wegwerpservies of wegwerpflessen van plastic',
    it: 'Niente stoviglie né bottiglie in plastica usa e getta',
  },
  sorting: {
    fr: 'Tri des déchets dans les chambres',
    es: 'Separación de residuos en las habitaciones',
    nl: 'Afvalscheiding op de kamers',
    it: 'Raccolta differenziata nelle camere',
  },
  composting: {
    fr: 'Compostage des restes de cuisine',
    es: 'Compostaje de los restos de cocina',
    nl: 'Keukenafval wordt gecomposteerd',
    it: 'Compostaggio degli scarti di cucina',
  },
  lowFlow: {
    fr: 'Robinets et douches à débit réduit',
    es: 'Grifos y duchas de bajo caudal',
    nl: 'Waterbesparende kranen en douches',
    it: 'Rubinetti e docce a flusso ridotto',
  },
  rainwater: {
    fr: 'Eau de pluie récupérée pour le jardin',
    es: 'Agua de lluvia recogida para el jardín',
    nl: 'Regenwater wordt opgevangen voor de tuin',
    it: 'Acqua piovana raccolta per il giardino',
  },
  led: {
    fr: 'Éclairage LED dans toute la maison',
    es: 'Iluminación LED en toda la casa',
    nl: 'Ledverlichting in het hele huis',
    it: 'Illuminazione a LED in tutta la casa',
  },
  renewablePower: {
    fr: 'Contrat d’électricité d’origine renouvelable',
    es: 'Contrato de electricidad de origen renovable',
    nl: 'Stroomcontract met hernieuwbare bronnen',
    it: 'Contratto di elettricità da fonti rinnovabili',
  },
  heatPump: {
    fr: 'Chauffage par pompe à chaleur',
    es: 'Calefacción con bomba de calor',
    nl: 'Verwarming met een warmtepomp',
    it: 'Riscaldamento a pompa di calore',
  },
  localProduce: {
    fr: 'Produits de fermes à moins de 50 km au petit-déjeuner',
    es: 'Productos de granjas a menos de 50 km en el desayuno',
    nl: 'Ontbijt met producten van boerderijen binnen 50 km',
    it: 'A colazione prodotti di fattorie entro 50 km',
  },
  vegetarian: {
    fr: 'Un plat végétarien à chaque repas',
    es: 'Un plato vegetariano en cada comida',
    nl: 'Bij elke maaltijd een vegetarisch gerecht',
    it: 'Un piatto vegetariano a ogni pasto',
  },
  bicycles: {
    fr: 'Vélos prêtés aux hôtes',
    es: 'Bicicletas a disposición de los huéspedes',
    nl: 'Leenfietsen voor gasten',
    it: 'Biciclette a disposizione degli ospiti',
  },
} as const satisfies Record<string, Wording>;

export type EcoMeasure = keyof typeof ecoMeasures;

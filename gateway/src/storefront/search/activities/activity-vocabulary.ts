import type { Four, ThemeKey } from '@detour/shared-contracts/catalogue';

interface ActivityName {
  readonly name: Four;
  /** Themes of the activity. */
  readonly themes: readonly ThemeKey[];
}

/** Names and themes of the API's activity ids. */
export const activityVocabulary: Readonly<Record<number, ActivityName>> = {
  101: {
    name: ['Visite du chai', 'Visita a la bodega', 'Kelderbezoek', 'Visita in cantina'],
    themes: ['gastronomy'],
  },
  102: { name: ['Huile d’olive', 'Aceite de oliva', 'Olijfolie', 'Olio d’oliva'], themes: ['gastronomy'] },
  103: { name: ['Fromagerie', 'Quesería', 'Kaasboerderij', 'Caseificio'], themes: ['gastronomy', 'family'] },
  104: { name: ['Cidre', 'Sidra', 'Cider', 'Sidro'], themes: ['gastronomy'] },
  105: { name: ['Brasserie', 'Cervecería', 'Brouwerij', 'Birrificio'], themes: ['gastronomy', 'city'] },
  106: { name: ['Huîtres', 'Ostras', 'Oesters', 'Ostriche'], themes: ['gastronomy', 'sea'] },
  107: {
    name: ['Atelier chocolat', 'Taller de chocolate', 'Chocoladeworkshop', 'Laboratorio di cioccolato'],
    themes: ['gastronomy', 'family', 'city'],
  },
  108: {
    name: ['Cours de cuisine', 'Clase de cocina', 'Kookles', 'Corso di cucina'],
    themes: ['gastronomy', 'city'],
  },
  109: {
    name: ['Pâtes fraîches', 'Pasta fresca', 'Verse pasta', 'Pasta fresca'],
    themes: ['gastronomy', 'family'],
  },
  110: { name: ['Massage', 'Masaje', 'Massage', 'Massaggio'], themes: ['wellness', 'romantic'] },
  111: {
    name: ['Accès au spa', 'Acceso al spa', 'Toegang tot de spa', 'Accesso alla spa'],
    themes: ['wellness'],
  },
  112: { name: ['Thermes', 'Termas', 'Thermen', 'Terme'], themes: ['wellness'] },
  113: {
    name: ['Soin marin', 'Tratamiento marino', 'Zeewaterkuur', 'Trattamento marino'],
    themes: ['wellness', 'sea'],
  },
  114: {
    name: ['Bain privatif', 'Hidromasaje privado', 'Privébubbelbad', 'Idromassaggio privato'],
    themes: ['wellness', 'romantic'],
  },
  115: { name: ['Yoga', 'Yoga', 'Yoga', 'Yoga'], themes: ['wellness', 'nature'] },
  116: { name: ['Vélos', 'Bicis', 'Fietsen', 'Biciclette'], themes: ['sport', 'family', 'nature'] },
  117: {
    name: ['Vélo électrique', 'Bici eléctrica', 'E-bike', 'Bici elettrica'],
    themes: ['sport', 'nature'],
  },
  118: {
    name: ['Randonnée', 'Excursión', 'Wandeling met gids', 'Escursione'],
    themes: ['nature', 'sport', 'mountain'],
  },
  119: {
    name: ['Raquettes', 'Raquetas de nieve', 'Sneeuwschoenen', 'Ciaspolata'],
    themes: ['sport', 'mountain', 'family'],
  },
  120: {
    name: ['Cours de ski', 'Clase de esquí', 'Skiles', 'Lezione di sci'],
    themes: ['sport', 'mountain', 'family'],
  },
  121: {
    name: ['Sortie en bateau', 'Paseo en barco', 'Boottocht', 'Gita in barca'],
    themes: ['romantic', 'sea'],
  },
  122: { name: ['Barque', 'Barca', 'Roeiboot', 'Barca'], themes: ['nature', 'family'] },
  123: { name: ['Kayak', 'Kayak', 'Kajak', 'Kayak'], themes: ['sport', 'nature'] },
  124: {
    name: ['Balade à cheval', 'Paseo a caballo', 'Paardrijden', 'A cavallo'],
    themes: ['sport', 'nature', 'family'],
  },
  125: { name: ['Cours de surf', 'Clase de surf', 'Surfles', 'Lezione di surf'], themes: ['sport', 'sea'] },
  126: {
    name: ['Char à voile', 'Carro a vela', 'Strandzeilen', 'Carro a vela'],
    themes: ['sport', 'family'],
  },
  127: {
    name: ['Visite guidée', 'Visita guiada', 'Stadswandeling', 'Visita guidata'],
    themes: ['city', 'family'],
  },
  128: { name: ['Musée', 'Museo', 'Museum', 'Museo'], themes: ['city', 'family'] },
  129: {
    name: ['Visite du château', 'Visita al castillo', 'Kasteelbezoek', 'Visita al castello'],
    themes: ['castle', 'family'],
  },
  130: {
    name: ['Promenade en bateau', 'Paseo en barca', 'Rondvaart', 'Giro in battello'],
    themes: ['city', 'romantic'],
  },
  132: { name: ['Poterie', 'Cerámica', 'Pottenbakken', 'Ceramica'], themes: ['unusual', 'family'] },
  133: {
    name: ['Distillerie', 'Destilería', 'Distilleerderij', 'Distilleria'],
    themes: ['nature', 'romantic'],
  },
  134: { name: ['Truffes', 'Trufas', 'Truffels', 'Tartufi'], themes: ['gastronomy', 'nature'] },
  135: { name: ['Pêche', 'Pesca', 'Vissen', 'Pesca'], themes: ['nature', 'family'] },
  136: {
    name: ['Soirée aux étoiles', 'Noche de estrellas', 'Sterren kijken', 'Serata sotto le stelle'],
    themes: ['unusual', 'nature', 'family'],
  },
  137: { name: ['Flamenco', 'Flamenco', 'Flamenco', 'Flamenco'], themes: ['city', 'romantic'] },
  138: {
    name: ['Chasse au trésor', 'Búsqueda del tesoro', 'Schattenjacht', 'Caccia al tesoro'],
    themes: ['family'],
  },
  140: {
    name: ['Sortie aux oiseaux', 'Ver aves', 'Vogels kijken', 'Birdwatching'],
    themes: ['nature', 'family'],
  },
};

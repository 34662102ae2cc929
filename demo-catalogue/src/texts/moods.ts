import { type FittingText, rows, type ThemeKey } from '@detour/shared-contracts/catalogue';

/** Mood of a stay by theme: middle sentence of its description. No sentence names a number of nights. */
export const moods: Readonly<Record<ThemeKey, readonly FittingText[]>> = {
  romantic: rows(`
    Une escapade à deux, sans programme et sans réveil. | Una escapada para dos, sin programa y sin despertador. | Een uitje met z’n tweeën, zonder programma en zonder wekker. | Una fuga in due, senza programma e senza sveglia. # !familyRoom
    On coupe les téléphones, on garde la clé, on dîne tard. | Se apagan los teléfonos, se guarda la llave, se cena tarde. | Telefoons uit, sleutel op zak, laat aan tafel. | Si spengono i telefoni, si tiene la chiave, si cena tardi. # dinner
    De quoi se parler enfin, ou se taire très bien ensemble. | Para hablar por fin, o callar muy bien juntos. | Eindelijk tijd om te praten, of om samen goed te zwijgen. | Per parlarsi finalmente, o tacere benissimo insieme.
    Tout est prévu pour deux, y compris l’heure de ne rien faire. | Todo está pensado para dos, incluida la hora de no hacer nada. | Alles is op twee berekend, ook het uur van nietsdoen. | Tutto è previsto per due, compresa l’ora per non fare nulla. # !familyRoom`),
  gastronomy: rows(`
    On vient d’abord pour la table, et l’on ne s’en cache pas. | Se viene sobre todo por la buena mesa, y sin disimulo. | Je komt in de eerste plaats voor het eten, en dat mag iedereen weten. | Si viene prima di tutto per mangiare bene, senza nasconderlo. # dinner
    Le plus court chemin entre le potager et l’assiette passe par ici. | El camino más corto entre el huerto y el plato pasa por aquí. | De kortste weg van moestuin naar bord loopt hierlangs. | La strada più corta tra l’orto e il piatto passa di qui. # dinner
    Un séjour qui se raconte par les plats, dans l’ordre où ils sont arrivés. | Una escapada que se cuenta por los platos, en el orden en que llegaron. | Een verblijf dat je navertelt aan de hand van de gerechten. | Un soggiorno che si racconta con i piatti, nell’ordine in cui sono arrivati. # dinner
    Le chef cuisine peu de choses, et chacune avec soin. | El chef cocina pocas cosas, y todas con mimo. | De chef maakt weinig gerechten, maar elk met aandacht. | Lo chef cucina poche cose, e tutte con cura. # dinner`),
  wellness: rows(`
    On arrive les épaules nouées, on repart en oubliant pourquoi. | Se llega con nudos en la espalda y se vuelve sin recordarlos. | Je komt gespannen aan en vergeet onderweg naar huis waarom. | Si arriva con le spalle rigide e si riparte senza ricordare perché. # spa
    Chaud, froid, repos, et l’on recommence. | Calor, frío, descanso, y vuelta a empezar. | Warm, koud, rusten, en dan opnieuw. | Caldo, freddo, riposo, e si ricomincia. # sauna
    Le corps d’abord : le reste suit très bien. | Primero el cuerpo; lo demás viene solo. | Eerst het lijf, de rest volgt vanzelf. | Prima il corpo: il resto viene da sé.`),
  family: rows(`
    Les enfants ont leur table, leurs bottes et leur terrain ; les parents ont leur café, chaud. | Los niños tienen su mesa, sus botas y su terreno; los padres, su café, caliente. | De kinderen hebben hun tafel, hun laarzen en hun terrein; de ouders hun koffie, warm. | I bambini hanno il loro tavolo, gli stivali e il terreno; i genitori il caffè, caldo. # restaurant familyRoom
    Assez d’espace pour courir, assez de calme pour lire trois pages de suite. | Espacio de sobra para correr y calma suficiente para leer tres páginas seguidas. | Ruimte genoeg om te rennen, rust genoeg om drie bladzijden achter elkaar te lezen. | Spazio per correre e calma per leggere tre pagine di fila. # garden
    On dîne tôt, on joue tard, on dort comme des pierres. | Se cena temprano, se juega hasta tarde, se duerme como troncos. | Vroeg eten, laat spelen, slapen als een roos. | Si cena presto, si gioca fino a tardi, si dorme come sassi. # dinner familyRoom`),
  sea: rows(`
    La journée suit la marée, et l’appétit aussi. | El día sigue a la marea, y el apetito también. | De dag volgt het getij, en de eetlust ook. | La giornata segue la marea, e anche l’appetito. # tides
    Du sel sur les joues, du sable dans la voiture, de quoi tenir jusqu’à la prochaine fois. | Sal en las mejillas, arena en el coche: lo justo para aguantar hasta la próxima. | Zout op je wangen, zand in de auto: genoeg tot de volgende keer. | Sale sulle guance, sabbia in auto: quanto basta fino alla prossima volta. # cars
    Face à la mer, les décisions deviennent simples : à gauche ou à droite sur le sentier. | Frente al mar, las decisiones son sencillas: a la izquierda o a la derecha por el sendero. | Met de zee voor je worden keuzes eenvoudig: links of rechts het pad op. | Davanti al mare le decisioni diventano semplici: a sinistra o a destra sul sentiero.`),
  nature: rows(`
    On marche un peu, on regarde beaucoup. | Se camina un poco y se mira mucho. | Je wandelt wat en kijkt vooral. | Si cammina un po’, si guarda molto.
    Dehors, il y a de quoi remplir les journées ; dedans, de quoi les finir. | Fuera hay con qué llenar el día; dentro, con qué terminarlo. | Buiten is er genoeg om de dagen te vullen, binnen om ze af te sluiten. | Fuori c’è di che riempire le giornate; dentro, di che concluderle.
    L’air sent l’herbe coupée et le pain grillé, selon l’heure. | El aire huele a hierba cortada o a pan tostado, según la hora. | De lucht ruikt naar gemaaid gras of naar geroosterd brood, afhankelijk van het uur. | L’aria sa di erba tagliata o di pane tostato, a seconda dell’ora. # breakfast !winter`),
  mountain: rows(`
    On monte tant qu’on a envie, on redescend quand on a faim. | Se sube mientras apetece y se baja cuando hay hambre. | Je klimt zolang je zin hebt en daalt af als je honger krijgt. | Si sale finché si ha voglia e si scende quando si ha fame. # !winter
    L’altitude fait dormir tôt et manger mieux. | La altitud invita a dormir pronto y a comer mejor. | Op hoogte slaap je vroeger in en eet je beter. | L’altitudine fa dormire presto e mangiare meglio.
    Le bulletin du lendemain est affiché près de l’escalier ; le reste s’improvise. | El parte del día siguiente está junto a la escalera; lo demás se improvisa. | Het weerbericht voor morgen hangt bij de trap; de rest zie je wel. | Il bollettino di domani è appeso vicino alla scala; il resto si improvvisa. # !accessible`),
  city: rows(`
    La ville se visite à pied, entre deux cafés. | La ciudad se visita a pie, entre dos cafés. | De stad doe je te voet, tussen twee koffies door. | La città si visita a piedi, tra due caffè.
    Le meilleur plan est dessiné à la main, à la réception. | El mejor plano es el que dibujan a mano en recepción. | Het beste plattegrondje tekenen ze met de hand, aan de receptie. | La mappa migliore è disegnata a mano, alla reception.
    Musées le matin, terrasses ensuite : l’ordre peut s’inverser. | Museos por la mañana y terrazas después: el orden puede invertirse. | ’s Ochtends musea, daarna terrassen: omgekeerd mag ook. | Musei al mattino, tavolini dopo: l’ordine si può invertire.`),
  castle: rows(`
    Vivre quelques heures derrière de vieux murs change le pas et la voix. | Vivir unas horas entre viejos muros cambia el paso y la voz. | Een tijdje achter oude muren leven verandert je tred en je stem. | Vivere qualche ora dietro vecchie mura cambia il passo e la voce.
    Les histoires sont dans les murs ; il suffit de demander. | Las historias están en las paredes; basta con preguntar. | De verhalen zitten in de muren; je hoeft er alleen naar te vragen. | Le storie sono nei muri; basta chiedere.`),
  sport: rows(`
    De quoi bouger le matin et ne plus rien faire l’après-midi, la conscience tranquille. | Para moverse por la mañana y no hacer nada por la tarde, con la conciencia tranquila. | ’s Ochtends bewegen, ’s middags niets meer, met een gerust geweten. | Per muoversi al mattino e non fare nulla al pomeriggio, a cuor leggero.
    Le matériel est prêt, le casque à votre taille, le goûter prévu. | El material está listo, el casco a tu medida y la merienda prevista. | Het materiaal staat klaar, de helm past, voor een hapje achteraf is gezorgd. | L’attrezzatura è pronta, il casco della tua misura, la merenda prevista. # gear`),
  unusual: rows(`
    On en parlera au retour, avec les mains. | Se contará a la vuelta, con las manos. | Je vertelt het thuis met handen en voeten. | Se ne parlerà al ritorno, con le mani.
    Rien d’extravagant, mais rien d’ordinaire non plus. | Nada extravagante, pero tampoco nada corriente. | Niets buitensporigs, maar ook niets alledaags. | Niente di stravagante, ma nemmeno di ordinario.`),
};

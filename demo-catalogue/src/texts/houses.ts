import { type FittingText, type HotelType, rows } from '@detour/shared-contracts/catalogue';

interface HouseText {
  /** Phrases after "Deux nuits" and "Une nuit". Empty when no phrase fits. */
  readonly nights: readonly FittingText[];
  /** Kind of hotel: second sentence of a description. */
  readonly sentences: readonly FittingText[];
}

/** Texts by hotel type. A long table of texts in four languages. */
export const houses: Readonly<Record<HotelType, HouseText>> = {
  hotel: {
    nights: [],
    sentences: rows(`
      La réception connaît votre prénom dès le premier café. | En la recepción saben tu nombre desde el primer café. | Bij de receptie kennen ze je naam vanaf de eerste koffie. | Alla reception conoscono il tuo nome dal primo caffè.
      L’hôtel appartient à la même famille depuis trois générations, et cela se voit aux détails. | El hotel es de la misma familia desde hace tres generaciones, y se nota en los detalles. | Het hotel is al drie generaties van dezelfde familie, en dat zie je aan de details. | L’hotel è della stessa famiglia da tre generazioni, e si vede dai dettagli.
      Un salon avec de vrais fauteuils, une bibliothèque qui prête, un bar qui ferme tard. | Un salón con butacas de verdad, una biblioteca que presta y un bar que cierra tarde. | Een salon met echte fauteuils, een boekenkast die uitleent, een bar die laat sluit. | Un salotto con poltrone vere, una biblioteca che presta, un bar che chiude tardi.`),
  },
  spahotel: {
    nights: rows(`
      aux bains | en un hotel con spa | tussen de baden | in spa`),
    sentences: rows(`
      Tout est organisé autour de l’eau : les chambres au-dessus, les soins à côté, le silence partout. | Todo gira en torno al agua: las habitaciones arriba, los tratamientos al lado, el silencio en todas partes. | Alles draait om het water: de kamers erboven, de behandelingen ernaast, de stilte overal. | Tutto ruota intorno all’acqua: le camere sopra, i trattamenti accanto, il silenzio dappertutto.
      On y vit en peignoir jusqu’au dîner, et personne n’y trouve à redire. | Se vive en albornoz hasta la cena, y a nadie le extraña. | Je leeft er in badjas tot aan het diner, en niemand vindt dat gek. | Si vive in accappatoio fino a cena, e nessuno ha da ridire. # restaurant
      Les praticiens prennent le temps de demander où cela fait mal. | Los terapeutas se toman el tiempo de preguntar dónde duele. | De therapeuten nemen de tijd om te vragen waar het pijn doet. | I terapisti si prendono il tempo di chiedere dove fa male.`),
  },
  guesthouse: {
    nights: rows(`
      en maison d’hôtes | en una casa con encanto | in een gastenhuis | in una casa di charme`),
    sentences: rows(`
      Seulement {rooms} chambres, une grande table et des hôtes qui savent s’effacer. | Solo {rooms} habitaciones, una mesa grande y unos anfitriones discretos. | Slechts {rooms} kamers, een grote tafel en gastheren die weten wanneer ze je met rust laten. | Solo {rooms} camere, un grande tavolo e padroni di casa discreti. # severalRooms
      On entre par la cuisine, comme chez des amis qui auraient bien rangé. | Se entra por la cocina, como en casa de unos amigos ordenados. | Je komt binnen door de keuken, als bij vrienden die goed hebben opgeruimd. | Si entra dalla cucina, come da amici che hanno messo in ordine.
      Chaque chambre porte le nom de quelqu’un, et chaque nom a son histoire. | Cada habitación lleva el nombre de alguien, y cada nombre tiene su historia. | Elke kamer draagt iemands naam, en bij elke naam hoort een verhaal. | Ogni camera porta il nome di qualcuno, e ogni nome ha la sua storia.`),
  },
  inn: {
    nights: rows(`
      à l’auberge | en la posada | in een herberg | in locanda`),
    sentences: rows(`
      L’auberge a d’abord été une table ; les chambres sont venues pour ceux qui ne voulaient pas repartir. | La posada fue primero una casa de comidas; las habitaciones llegaron para quienes no querían irse. | De herberg was eerst een eethuis; de kamers kwamen voor wie niet meer naar huis wilde. | La locanda è nata come trattoria; le camere sono arrivate per chi non voleva ripartire. # restaurant
      En bas on mange bien, en haut on dort bien : le reste est affaire de détails. | Abajo se come bien, arriba se duerme bien: lo demás son detalles. | Beneden eet je goed, boven slaap je goed: de rest is bijzaak. | Sotto si mangia bene, sopra si dorme bene: il resto è dettaglio. # restaurant !accessible
      Le patron est en cuisine, la patronne en salle, le chien devant la cheminée. | El dueño está en la cocina, la dueña en la sala y el perro ante la chimenea. | De baas staat in de keuken, de bazin in de zaal, de hond ligt voor de haard. | Il padrone è in cucina, la padrona in sala, il cane davanti al camino. # restaurant`),
  },
  castle: {
    nights: rows(`
      de château | en un castillo | op een kasteel | in un castello`),
    sentences: rows(`
      On y dort sous des poutres peintes, dans des chambres qui ont eu d’autres vies. | Se duerme bajo vigas pintadas, en habitaciones que han tenido otras vidas. | Je slaapt er onder beschilderde balken, in kamers met een vorig leven. | Si dorme sotto travi dipinte, in camere che hanno avuto altre vite.
      La famille habite l’aile ouest et descend volontiers raconter le reste. | La familia vive en el ala oeste y baja con gusto a contar lo demás. | De familie woont in de westvleugel en komt graag naar beneden om de rest te vertellen. | La famiglia abita l’ala ovest e scende volentieri a raccontare il resto.
      Rien n’a été figé : on lit dans la bibliothèque, on joue au billard, on ouvre les fenêtres. | Nada es de museo: se lee en la biblioteca, se juega al billar, se abren las ventanas. | Niets staat achter een koord: je leest in de bibliotheek, speelt biljart, zet de ramen open. | Niente è da museo: si legge in biblioteca, si gioca a biliardo, si aprono le finestre.`),
  },
  manor: {
    nights: rows(`
      au manoir | en una casa señorial | op een landgoed | in una dimora`),
    sentences: rows(`
      Un perron, un tilleul, une salle à manger aux boiseries claires : la maison a de la tenue et beaucoup d’humour. | Una escalinata, un tilo, un comedor de maderas claras: la casa tiene porte y mucho humor. | Een bordes, een linde, een eetzaal met licht hout: het huis heeft stijl en veel humor. | Una scalinata, un tiglio, una sala dai legni chiari: la casa ha contegno e molto umorismo. # restaurant
      Le parc est assez grand pour s’y perdre une heure, pas davantage. | El parque es lo bastante grande para perderse una hora, no más. | Het park is groot genoeg om er een uur te verdwalen, langer niet. | Il parco è grande quanto basta per perdersi un’ora, non di più. # garden
      Les chambres regardent le jardin et le jardin, dirait-on, les regarde aussi. | Las habitaciones miran al jardín y el jardín, se diría, las mira también. | De kamers kijken naar de tuin, en de tuin lijkt terug te kijken. | Le camere guardano il giardino e il giardino, si direbbe, guarda loro. # garden`),
  },
  townhouse: {
    nights: rows(`
      dans un hôtel particulier | en un palacete | in een herenhuis | in un palazzo`),
    sentences: rows(`
      Parquets, moulures, hautes fenêtres : un appartement de famille, mais avec les clés de la ville. | Tarima, molduras, ventanas altas: un piso de familia, pero con las llaves de la ciudad. | Parket, sierlijsten, hoge ramen: een familiehuis, maar met de sleutels van de stad. | Parquet, stucchi, finestre alte: un appartamento di famiglia, ma con le chiavi della città.
      {rooms} chambres autour d’une cour où l’on prend le café à n’importe quelle heure. | {rooms} habitaciones en torno a un patio donde se toma café a cualquier hora. | {rooms} kamers rond een binnenplaats waar je op elk uur koffie drinkt. | {rooms} camere intorno a una corte dove si prende il caffè a qualsiasi ora. # severalRooms
      L’architecte a gardé l’escalier et ajouté la lumière. | El arquitecto conservó la escalera y añadió la luz. | De architect behield de trap en voegde het licht toe. | L’architetto ha tenuto la scala e aggiunto la luce. # !accessible`),
  },
  farmhouse: {
    nights: rows(`
      à la ferme | en una casa de campo | op een hoeve | in un casale`),
    sentences: rows(`
      Les granges sont devenues des chambres, l’aire de battage une terrasse. | Los pajares se han vuelto habitaciones y la era, terraza. | De schuren werden kamers, de dorsvloer een terras. | I fienili sono diventati camere, l’aia una terrazza. # terrace
      Ici, la moitié de ce que l’on mange a poussé à moins d’un kilomètre. | Aquí, la mitad de lo que se come ha crecido a menos de un kilómetro. | De helft van wat je hier eet, groeide op minder dan een kilometer. | Qui metà di ciò che si mangia è cresciuto a meno di un chilometro. # restaurant
      Murs épais, lits larges, chats indifférents. | Muros gruesos, camas anchas, gatos indiferentes. | Dikke muren, brede bedden, onverschillige katten. | Muri spessi, letti larghi, gatti indifferenti.`),
  },
  villa: {
    nights: rows(`
      dans une villa | en una villa | in een villa | in villa`),
    sentences: rows(`
      Une villa de famille, avec sa véranda, ses chapeaux de paille et ses jeux de société incomplets. | Una villa familiar, con su galería, sus sombreros de paja y sus juegos de mesa incompletos. | Een familievilla, met veranda, strohoeden en onvolledige gezelschapsspelen. | Una villa di famiglia, con la veranda, i cappelli di paglia e i giochi da tavolo incompleti.
      {rooms} chambres claires, du lin, du bois peint, et une douche au jardin pour rincer les pieds. | {rooms} habitaciones claras, lino, madera pintada y una ducha en el jardín para aclararse los pies. | {rooms} lichte kamers, linnen, geverfd hout en een buitendouche om je voeten af te spoelen. | {rooms} camere chiare, lino, legno dipinto e una doccia in giardino per sciacquarsi i piedi. # severalRooms garden`),
  },
  lodge: {
    nights: rows(`
      au chalet | en un chalé de montaña | in een chalet | in uno chalet`),
    sentences: rows(`
      Du vieux bois, des couettes épaisses, une chaise longue sur chaque balcon. | Madera vieja, edredones gruesos y una tumbona en cada balcón. | Oud hout, dikke dekbedden en een ligstoel op elk balkon. | Legno antico, piumoni spessi e una sdraio su ogni balcone.
      Le salon a une cheminée, des jeux, et une vue qui rend les deux facultatifs. | El salón tiene chimenea, juegos y unas vistas que hacen prescindibles ambos. | De woonkamer heeft een haard, spelletjes en een uitzicht dat beide overbodig maakt. | Il salotto ha un camino, dei giochi e una vista che rende facoltativi entrambi.
      Les chaussures restent en bas, près du poêle ; en haut, on marche en chaussettes. | Las botas se quedan abajo, junto a la estufa; arriba se anda en calcetines. | De schoenen blijven beneden, bij de kachel; boven loop je op sokken. | Le scarpe restano giù, vicino alla stufa; di sopra si cammina in calzini. # !accessible`),
  },
};

/** Last sentence of a hotel's description. */
export const closings = rows(`
  On ne vient pas ici pour cocher des cases, et l’on repart l’esprit léger. | Aquí no se viene a tachar listas, y se vuelve con las pilas cargadas. | Je komt hier niet om lijstjes af te vinken, en vertrekt uitgerust. | Qui non si viene a spuntare elenchi, e si riparte con la mente leggera.
  Le reste du temps, il ne se passe rien, et c’est très bien organisé. | El resto del tiempo no pasa nada, y está muy bien organizado. | De rest van de tijd gebeurt er niets, en dat is uitstekend georganiseerd. | Per il resto non succede niente, ed è organizzato benissimo.
  Prévoyez un livre ; vous le rapporterez sans doute fermé. | Conviene traer un libro; lo más probable es que vuelva sin abrir. | Neem een boek mee; waarschijnlijk gaat het ongelezen weer mee terug. | Porta un libro; con ogni probabilità tornerà a casa chiuso.
  Les habitués réservent le jour de leur départ. | Los habituales reservan el mismo día en que se van. | Vaste gasten boeken op de dag van vertrek al opnieuw. | Chi torna spesso prenota di nuovo il giorno della partenza.
  Ce n’est pas loin, et l’on se croit ailleurs. | No está lejos, y parece otro mundo. | Het is niet ver, en toch ben je even ergens anders. | Non è lontano, eppure sembra altrove.
  On y reviendrait pour le silence, ou pour la tarte. | Uno volvería por el silencio, o por la tarta. | Je zou er terugkomen voor de stilte, of voor de taart. | Ci si tornerebbe per il silenzio, o per la torta.`);

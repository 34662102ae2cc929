import { type SettingText } from './setting';
import { rows } from '@detour/shared-contracts/catalogue';

/** Country, vineyards, woods and castles. A long table of texts in four languages. */
export const countrysideSettings = {
  hilltown: {
    environment: 'village',
    kinds: ['hill-village', 'village'],
    themes: ['romantic', 'nature'],
    situations: rows(`
      dans les ruelles du village | en las callejuelas del pueblo | in de steegjes van het dorp | nei vicoli del borgo
      au plus haut du village | en lo más alto del pueblo | boven in het dorp | nel punto più alto del borgo
      derrière les remparts | detrás de las murallas | achter de wallen | dietro le mura
      entre pierre et ciel | entre la piedra y el cielo | tussen steen en hemel | tra pietra e cielo
      au-dessus de la vallée | sobre el valle | hoog boven het dal | sopra la valle
      sur la place du village | en la plaza del pueblo | aan het dorpsplein | sulla piazza del borgo
      là où les voitures s’arrêtent | donde ya no suben los coches | waar geen auto meer komt | dove le auto non arrivano`),
    openings: rows(`
      Les voitures restent en bas ; on monte à pied, et tout ralentit. | Los coches se quedan abajo; se sube a pie, y todo se calma. | De auto’s blijven beneden; je loopt naar boven en alles gaat langzamer. | Le auto restano in basso; si sale a piedi e tutto rallenta. # !parking !accessible cars
      Des murs épais, un escalier usé au milieu, et la vallée dans chaque fenêtre. | Muros gruesos, una escalera gastada por el centro y el valle en cada ventana. | Dikke muren, een in het midden uitgesleten trap en het dal in elk raam. | Muri spessi, una scala consumata al centro e la valle in ogni finestra. # !accessible
      Trois maisons de village réunies par une cour, une vigne vierge et beaucoup de patience. | Tres casas de pueblo unidas por un patio, una parra y mucha paciencia. | Drie dorpshuizen, verbonden door een binnenplaats, wilde wingerd en veel geduld. | Tre case di paese unite da un cortile, una vite e molta pazienza.
      Le soir, les visiteurs repartent et le village revient à ceux qui dorment là. | Al caer la tarde, los visitantes se van y el pueblo queda para quienes duermen en él. | ’s Avonds vertrekken de dagjesmensen en is het dorp voor wie er slaapt. | La sera i visitatori se ne vanno e il borgo torna a chi ci dorme.`),
  },
  lavender: {
    environment: 'countryside',
    kinds: ['lavender', 'countryside'],
    themes: ['nature', 'romantic'],
    season: 'summer',
    situations: rows(`
      au bord des lavandes | al borde de los campos de lavanda | aan de rand van de lavendel | ai bordi della lavanda
      entre lavande et tilleuls | entre lavanda y tilos | tussen lavendel en linden | tra lavanda e tigli
      sous les platanes | bajo los plátanos | onder de platanen | sotto i platani
      sur le plateau | en la meseta | op het plateau | sull’altopiano
      au bout d’un chemin blanc | al final de un camino blanco | aan het eind van een wit pad | in fondo a una strada bianca
      au chant des cigales | al son de las cigarras | bij het gezang van de krekels | al canto delle cicale`),
    openings: rows(`
      Le mas est au bout d’un chemin blanc, et le chemin est au bout de tout. | La masía está al final de un camino blanco, y el camino, al final de todo. | De boerderij ligt aan het eind van een wit pad, en het pad aan het eind van alles. | La casa è in fondo a una strada bianca, e la strada in fondo a tutto. # farmhouse guesthouse
      Les rangs partent droit devant la maison et ne s’arrêtent qu’aux collines. | Las hileras salen rectas delante de la casa y solo se detienen en las colinas. | De rijen lopen recht voor het huis weg en stoppen pas bij de heuvels. | I filari partono dritti davanti alla casa e si fermano solo alle colline.
      On déjeune à l’ombre, on dîne dehors, on ne ferme presque jamais. | Se come a la sombra, se cena fuera y casi nunca se cierra la puerta. | Je luncht in de schaduw, dineert buiten en sluit bijna nooit de deur. | Si pranza all’ombra, si cena fuori e non si chiude quasi mai. # restaurant
      Une bastide claire, des volets bleus et deux chiens qui ne gardent rien. | Una casa clara, contraventanas azules y dos perros que no vigilan nada. | Een licht landhuis, blauwe luiken en twee honden die niets bewaken. | Una casa chiara, persiane azzurre e due cani che non fanno la guardia a nulla. # manor guesthouse farmhouse hotel`),
  },
  olives: {
    environment: 'countryside',
    kinds: ['olive', 'countryside'],
    themes: ['nature', 'gastronomy'],
    situations: rows(`
      au milieu des oliviers | en medio de los olivos | midden tussen de olijfbomen | in mezzo agli ulivi
      à l’ombre d’un olivier | a la sombra de un olivo | in de schaduw van een olijfboom | all’ombra di un ulivo
      derrière les murets de pierre sèche | tras los muros de piedra seca | achter de stapelmuurtjes | dietro i muretti a secco
      dans un ancien moulin à huile | en una antigua almazara | in een oude oliemolen | in un antico frantoio # farmhouse guesthouse
      au bout de l’oliveraie | al final del olivar | aan het eind van de olijfgaard | in fondo all’uliveto
      entre oliviers et amandiers | entre olivos y almendros | tussen olijf- en amandelbomen | tra ulivi e mandorli
      côté cour et figuier | junto al patio y la higuera | aan de binnenplaats met de vijgenboom | nel cortile del fico`),
    openings: rows(`
      Certains arbres ont cinq siècles ; la maison, à peine deux, se fait discrète. | Algunos árboles tienen cinco siglos; la casa, apenas dos, procura no molestar. | Sommige bomen zijn vijf eeuwen oud; het huis, nog geen twee, blijft bescheiden. | Certi alberi hanno cinque secoli; la casa, che ne ha appena due, si fa discreta.
      Ici l’huile se verse sur tout, et l’on comprend vite pourquoi. | Aquí el aceite se echa en todo, y pronto se entiende por qué. | Hier gaat over alles olie, en al snel begrijp je waarom. | Qui l’olio si versa su tutto, e si capisce presto perché.
      Des murs blanchis, une cour fraîche et des rangs d’argent jusqu’à l’horizon. | Muros encalados, un patio fresco e hileras plateadas hasta el horizonte. | Gekalkte muren, een koele binnenplaats en zilveren rijen tot aan de horizon. | Muri imbiancati, un cortile fresco e filari d’argento fino all’orizzonte.
      L’après-midi, seul le vent travaille dans les feuilles. | Por la tarde, solo el viento trabaja entre las hojas. | ’s Middags werkt alleen de wind, in de bladeren. | Nel pomeriggio lavora solo il vento, tra le foglie.`),
  },
  hills: {
    environment: 'countryside',
    kinds: ['countryside', 'fields', 'vineyard', 'olive'],
    themes: ['nature', 'romantic'],
    situations: rows(`
      au bout de l’allée de cyprès | al final del camino de cipreses | aan het eind van de cipressenlaan | in fondo al viale di cipressi
      entre blé et cyprès | entre trigo y cipreses | tussen graan en cipressen | tra grano e cipressi
      dans les collines | en las colinas | in de heuvels | tra le colline
      au-dessus des blés | sobre los trigales | boven de korenvelden | sopra i campi di grano
      dans une ferme de pierre | en una casa de labranza de piedra | in een stenen boerderij | in un casale di pietra # farmhouse guesthouse
      face aux collines dorées | frente a las colinas doradas | met uitzicht op gouden heuvels | di fronte alle colline d’oro`),
    openings: rows(`
      La route blanche serpente, hésite, puis finit dans la cour. | El camino blanco serpentea, duda y acaba en el patio. | De witte weg slingert, aarzelt en eindigt op het erf. | La strada bianca serpeggia, esita, poi finisce nell’aia. # cars
      Une ferme de pierre sur sa colline, avec un cyprès pour monter la garde. | Una casa de piedra en su colina, con un ciprés de guardia. | Een stenen boerderij op een heuvel, met een cipres op wacht. | Un casale sulla sua collina, con un cipresso a fare la guardia. # farmhouse guesthouse
      Du potager à la table, il y a vingt mètres et une grand-mère qui surveille. | Del huerto a la mesa hay veinte metros y una abuela que vigila. | Van de moestuin naar de tafel is het twintig meter, onder het oog van een grootmoeder. | Dall’orto alla tavola ci sono venti metri e una nonna che controlla. # restaurant
      Le paysage paraît peint ; il change pourtant à chaque saison. | El paisaje parece pintado, y sin embargo cambia con cada estación. | Het landschap lijkt geschilderd, en toch verandert het elk seizoen. | Il paesaggio sembra dipinto, eppure cambia a ogni stagione.`),
  },
  fields: {
    environment: 'countryside',
    kinds: ['fields', 'countryside'],
    themes: ['nature', 'family'],
    situations: rows(`
      entre haies et vergers | entre setos y frutales | tussen heggen en boomgaarden | tra siepi e frutteti
      au bout du village | al final del pueblo | aan de rand van het dorp | in fondo al paese
      face aux prés | frente a los prados | met uitzicht op de weiden | di fronte ai prati
      dans une ancienne ferme | en una antigua granja | in een oude hoeve | in una vecchia fattoria # farmhouse guesthouse inn
      sous les pommiers | bajo los manzanos | onder de appelbomen | sotto i meli
      loin de la route | lejos de la carretera | ver van de weg | lontano dalla strada
      du côté des vaches | al lado de las vacas | vlak bij de koeien | accanto alle mucche`),
    openings: rows(`
      Une longue maison basse, un verger, et les vaches du voisin pour seul trafic. | Una casa larga y baja, un huerto de frutales y las vacas del vecino por todo tráfico. | Een lang, laag huis, een boomgaard en de koeien van de buurman als enig verkeer. | Una casa lunga e bassa, un frutteto e le mucche del vicino come unico traffico.
      Le jardin descend vers le ruisseau ; les bottes sont à l’entrée, servez-vous. | El jardín baja hasta el arroyo; las botas están en la entrada, para quien las quiera. | De tuin loopt af naar de beek; de laarzen staan bij de deur, neem gerust een paar. | Il giardino scende al ruscello; gli stivali sono all’ingresso, per chi li vuole.
      Ici, le bruit le plus fort est celui du coq, et il se lève tard. | Aquí el ruido más fuerte es el del gallo, y madruga poco. | Het hardste geluid hier is de haan, en die slaapt uit. | Qui il rumore più forte è quello del gallo, che si alza tardi.
      On vient pour le calme et l’on reste pour la table. | Se viene por la calma y uno se queda por la cocina. | Je komt voor de rust en blijft voor het eten. | Si viene per la calma e si resta per la cucina. # restaurant`),
  },
  mill: {
    environment: 'river',
    kinds: ['mill', 'river', 'countryside'],
    themes: ['nature', 'romantic'],
    situations: rows(`
      au bord de la rivière | a la orilla del río | aan de rivier | in riva al fiume
      dans un ancien moulin | en un antiguo molino | in een oude molen | in un antico mulino
      entre saules et rivière | entre los sauces y el río | tussen wilgen en rivier | tra i salici e il fiume
      au-dessus du bief | sobre el canal del molino | boven de molenbeek | sopra la roggia
      au fil de l’eau | a la vera del agua | langs het water | a filo d’acqua
      au bruit de la roue | con el rumor de la rueda | bij het geluid van het waterrad | accanto alla ruota del mulino`),
    openings: rows(`
      La rivière passe sous la maison et fait la conversation toute la nuit. | El río pasa por debajo de la casa y conversa toda la noche. | De rivier stroomt onder het huis door en babbelt de hele nacht. | Il fiume passa sotto la casa e chiacchiera tutta la notte.
      La roue ne tourne plus que le dimanche, pour le plaisir. | La rueda ya solo gira los domingos, por gusto. | Het rad draait alleen nog op zondag, voor het plezier. | La ruota gira ormai solo la domenica, per piacere.
      On pêche depuis la terrasse, on déjeune sous les saules, on oublie le téléphone. | Se pesca desde la terraza, se come bajo los sauces y se olvida el teléfono. | Je vist vanaf het terras, luncht onder de wilgen en vergeet je telefoon. | Si pesca dalla terrazza, si pranza sotto i salici, si dimentica il telefono. # terrace restaurant
      Des poutres farinées par deux siècles de travail, une cuisine ouverte sur l’eau. | Vigas enharinadas por dos siglos de trabajo y una cocina abierta al agua. | Balken wit van twee eeuwen meel en een keuken die uitkijkt op het water. | Travi infarinate da due secoli di lavoro e una cucina aperta sull’acqua.`),
  },
  polder: {
    environment: 'countryside',
    kinds: ['mill', 'fields', 'countryside'],
    themes: ['nature', 'sport'],
    situations: rows(`
      au bord du canal | a orillas del canal | aan de vaart | in riva al canale
      entre digue et prairies | entre el dique y los prados | tussen dijk en weiland | tra l’argine e i prati
      face au moulin | frente al molino | met uitzicht op de molen | di fronte al mulino
      sous un grand ciel | bajo un cielo inmenso | onder een weidse lucht | sotto un grande cielo
      là où la route suit l’eau | donde la carretera sigue al agua | waar de weg het water volgt | dove la strada segue l’acqua
      à hauteur de barque | a la altura de las barcas | op bootjeshoogte | a pelo d’acqua`),
    openings: rows(`
      Le pays est plat, le ciel immense, et les vélos vous attendent sous l’auvent. | La tierra es llana, el cielo inmenso y las bicis esperan bajo el porche. | Het land is vlak, de lucht eindeloos en de fietsen staan klaar onder het afdak. | La terra è piatta, il cielo immenso e le bici aspettano sotto la tettoia.
      Un ponton, deux barques, des canards : le jardin finit dans l’eau. | Un embarcadero, dos barcas, unos patos: el jardín termina en el agua. | Een steiger, twee bootjes, wat eenden: de tuin eindigt in het water. | Un pontile, due barche, qualche anatra: il giardino finisce nell’acqua.
      L’ancienne ferme a gardé ses tuiles vernissées et sa cuisine de faïence. | La antigua granja conserva sus tejas vidriadas y su cocina de azulejos. | De oude boerderij heeft nog haar geglazuurde dakpannen en haar betegelde keuken. | L’antica fattoria ha conservato le tegole smaltate e la cucina di maioliche. # farmhouse guesthouse
      Le soir, la brume monte des fossés et les vaches n’ont plus de pattes. | Al anochecer la niebla sube de las acequias y las vacas se quedan sin patas. | ’s Avonds stijgt de mist uit de sloten en verliezen de koeien hun poten. | La sera la nebbia sale dai fossi e le mucche restano senza zampe.`),
  },
  forest: {
    environment: 'forest',
    kinds: ['forest', 'countryside'],
    themes: ['nature', 'sport'],
    situations: rows(`
      à la lisière de la forêt | en el linde del bosque | aan de rand van het bos | ai margini del bosco
      sous les grands hêtres | bajo las grandes hayas | onder de hoge beuken | sotto i grandi faggi
      au bout de l’allée forestière | al final del camino forestal | aan het eind van de boslaan | in fondo al viale nel bosco
      entre clairière et étang | entre el claro y el estanque | tussen open plek en vijver | tra la radura e lo stagno
      là où l’on entend les chouettes | donde se oyen las lechuzas | waar je de uilen hoort | dove si sentono le civette
      au cœur des bois | en el corazón del bosque | midden in de bossen | nel cuore del bosco
      à l’orée du bois | a la entrada del bosque | waar het bos begint | dove comincia il bosco`),
    openings: rows(`
      Les sentiers partent du jardin ; l’un d’eux revient toujours à l’heure du goûter. | Los senderos salen del jardín; uno de ellos vuelve siempre a la hora de merendar. | De paden beginnen in de tuin; één ervan is altijd terug tegen theetijd. | I sentieri partono dal giardino; uno torna sempre all’ora della merenda.
      Un relais de chasse devenu paisible, où les cerfs s’approchent sans méfiance. | Un pabellón de caza vuelto pacífico, al que los ciervos se acercan sin recelo. | Een jachthuis dat vreedzaam werd; de herten komen er zonder argwaan dichtbij. | Un padiglione di caccia diventato tranquillo, dove i cervi si avvicinano senza timore. # manor inn hotel
      On laisse la voiture, on met de bonnes chaussures, on respire. | Se deja el coche, se calzan buenas botas y se respira. | Je laat de auto staan, trekt goede schoenen aan en haalt adem. | Si lascia l’auto, si mettono buone scarpe, si respira. # cars
      De grandes fenêtres, du bois clair, et les arbres pour voisins de chambre. | Grandes ventanas, madera clara y los árboles por vecinos de habitación. | Grote ramen, licht hout en de bomen als kamerburen. | Grandi finestre, legno chiaro e gli alberi come vicini di camera.`),
  },
  vineyard: {
    environment: 'vineyard',
    kinds: ['vineyard', 'countryside'],
    themes: ['gastronomy', 'romantic'],
    situations: rows(`
      dans les vignes | entre viñedos | tussen de wijngaarden | tra i vigneti
      au bout des rangs | al final de las viñas | waar de wijnranken ophouden | in fondo ai filari
      au-dessus des chais | sobre la bodega | boven de wijnkelders | sopra la cantina # castle manor farmhouse guesthouse
      au domaine | en la finca | op het wijndomein | nella tenuta # castle manor farmhouse guesthouse
      face aux coteaux | frente a las laderas de viña | met uitzicht op de wijnhellingen | di fronte ai vigneti in collina
      entre cave et jardin | entre la bodega y el jardín | tussen kelder en tuin | tra cantina e giardino
      chez un vigneron | en casa de un viticultor | bij een wijnboer | da un vignaiolo # farmhouse guesthouse`),
    openings: rows(`
      Les rangs commencent sous les fenêtres, et la famille qui les taille dîne à côté. | Las viñas empiezan bajo las ventanas, y la familia que las poda cena al lado. | De ranken beginnen onder de ramen; de familie die ze snoeit, eet een tafel verder. | I filari cominciano sotto le finestre, e la famiglia che li pota cena accanto. # castle manor farmhouse guesthouse restaurant
      La cave est fraîche, le jardin est chaud : on passe la journée entre les deux. | La bodega está fresca y el jardín, al sol: el día transcurre entre los dos. | De kelder is koel, de tuin is warm: de dag speelt zich daartussen af. | La cantina è fresca, il giardino è caldo: si passa la giornata tra i due.
      Le domaine produit peu, raconte volontiers et verse sans compter les gouttes. | La finca produce poco, cuenta mucho y sirve sin contar las gotas. | Het domein produceert weinig, vertelt graag en schenkt gul. | La tenuta produce poco, racconta volentieri e versa senza contare le gocce. # castle manor farmhouse guesthouse
      Des pierres blondes, une cour carrée, et l’odeur du moût en septembre. | Piedra dorada, un patio cuadrado y olor a mosto en septiembre. | Blonde steen, een vierkante binnenplaats en in september de geur van most. | Pietre bionde, una corte quadrata e l’odore di mosto a settembre. # castle manor farmhouse guesthouse
      On se réveille face aux vignes, sans un bruit avant le tracteur de neuf heures. | Uno despierta frente a las viñas, sin un ruido hasta el tractor de las nueve. | Je wordt wakker tegenover de wijngaard, zonder geluid tot de tractor van negen uur. | Ci si sveglia davanti alle vigne, senza un rumore fino al trattore delle nove.`),
  },
  castle: {
    environment: 'countryside',
    kinds: ['castle', 'countryside'],
    themes: ['castle', 'romantic'],
    situations: rows(`
      au pied du château | al pie del castillo | aan de voet van het kasteel | ai piedi del castello # hotel inn guesthouse townhouse
      sous le donjon | bajo la torre del homenaje | onder de donjon | sotto il torrione # hotel inn guesthouse townhouse
      face aux tours | frente a las torres | met uitzicht op de torens | di fronte alle torri # hotel inn guesthouse townhouse
      côté parc | junto al parque | aan de parkkant | lato parco # castle manor
      entre douves et tilleuls | entre el foso y los tilos | tussen slotgracht en linden | tra il fossato e i tigli # castle manor
      derrière de vieux murs | tras viejos muros | achter oude muren | dietro vecchie mura # castle manor
      au bout de la grande allée | al final de la gran avenida | aan het eind van de oprijlaan | in fondo al grande viale # castle manor`),
    openings: rows(`
      Une demeure de pierre claire, à cinq minutes à pied du bourg. | Una casa noble de piedra clara, a cinco minutos a pie del pueblo. | Een huis van lichte steen, op vijf minuten lopen van het stadje. | Una dimora di pietra chiara, a cinque minuti a piedi dal paese. # castle manor
      On arrive par l’allée, on baisse la voix sans savoir pourquoi. | Se llega por la avenida y, sin saber por qué, se baja la voz. | Je komt aan over de laan en praat vanzelf wat zachter. | Si arriva dal viale e, senza sapere perché, si abbassa la voce. # castle manor
      Les siècles ont laissé des escaliers à vis, des cheminées hautes et de très bons lits. | Los siglos han dejado escaleras de caracol, chimeneas altas y muy buenas camas. | De eeuwen lieten wenteltrappen na, hoge schouwen en heel goede bedden. | I secoli hanno lasciato scale a chiocciola, camini alti e ottimi letti. # castle manor !accessible
      Les tours se voient du lit, le marché depuis la porte. | Las torres se ven desde la cama; el mercado, desde la puerta. | De torens zie je vanuit bed, de markt vanaf de voordeur. | Le torri si vedono dal letto, il mercato dalla porta. # hotel inn guesthouse townhouse
      On monte au château par les jardins, dix minutes sans se presser. | Al castillo se sube por los jardines, diez minutos sin prisa. | Naar het kasteel loop je door de tuinen, tien minuten op je gemak. | Al castello si sale dai giardini, dieci minuti senza fretta. # hotel inn guesthouse townhouse
      Le matin, la brume se lève du parc et l’on a toute la place pour soi. | Por la mañana la niebla se levanta del parque y todo el espacio es tuyo. | ’s Ochtends trekt de mist op uit het park en heb je alles voor jezelf. | Al mattino la nebbia si alza dal parco e lo spazio è tutto per te. # castle manor`),
  },
} satisfies Record<string, SettingText>;

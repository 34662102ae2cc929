import { type SettingText } from './setting';
import { rows } from '@detour/shared-contracts/catalogue';

/** Mountains, lakes, towns and springs. A long table of texts in four languages. */
export const mountainAndTownSettings = {
  lake: {
    environment: 'lake',
    kinds: ['lake'],
    themes: ['romantic', 'nature'],
    situations: rows(`
      au bord du lac | a la orilla del lago | aan het meer | in riva al lago
      face au lac | frente al lago | met uitzicht op het meer | di fronte al lago
      entre lac et montagne | entre el lago y la montaña | tussen meer en bergen | tra lago e montagna
      au-dessus du ponton | sobre el embarcadero | boven de steiger | sopra il pontile
      côté jardin et rive | entre el jardín y la orilla | tussen tuin en oever | tra giardino e riva
      là où l’eau change de bleu | donde el agua cambia de azul | waar het water van kleur wisselt | dove l’acqua cambia colore`),
    openings: rows(`
      Le lac est la première chose que l’on voit et la dernière que l’on quitte. | El lago es lo primero que se ve y lo último que se deja. | Het meer is het eerste wat je ziet en het laatste wat je achterlaat. | Il lago è la prima cosa che si vede e l’ultima che si lascia.
      Un jardin en pente douce, un ponton, et les bateaux blancs qui passent à l’heure. | Un jardín en suave pendiente, un embarcadero y los barcos blancos que pasan puntuales. | Een zacht aflopende tuin, een steiger en de witte boten die op tijd voorbijkomen. | Un giardino in lieve pendenza, un pontile e i battelli bianchi che passano puntuali.
      On nage le matin, quand l’eau est encore lisse. | Se nada por la mañana, cuando el agua aún está lisa. | Je zwemt ’s ochtends, als het water nog glad is. | Si nuota al mattino, quando l’acqua è ancora liscia.
      Les sommets se regardent dans l’eau, et l’on fait comme eux. | Las cumbres se miran en el agua y uno acaba imitándolas. | De toppen spiegelen zich in het water en jij kijkt mee. | Le cime si specchiano nell’acqua, e si finisce per imitarle.`),
  },
  alpine: {
    environment: 'mountain',
    kinds: ['mountain-summer'],
    themes: ['mountain', 'sport'],
    situations: rows(`
      face aux sommets | frente a las cumbres | met uitzicht op de toppen | di fronte alle cime
      dans un chalet plein sud | en un chalé orientado al sur | in een chalet op het zuiden | in uno chalet rivolto a sud # lodge
      entre alpage et forêt | entre el prado y el bosque | tussen alpenweide en bos | tra alpeggio e bosco
      au départ des sentiers | donde empiezan los senderos | waar de wandelpaden beginnen | dove partono i sentieri
      au-dessus du village | por encima del pueblo | boven het dorp | sopra il paese
      au pays des torrents | en tierra de torrentes | tussen de bergbeken | tra i torrenti
      à l’altitude du silence | a la altura del silencio | hoog in de stilte | dove abita il silenzio`),
    openings: rows(`
      Du bois, de la pierre, et des sommets que l’on apprend vite à nommer. | Madera, piedra y unas cumbres cuyos nombres se aprenden pronto. | Hout, steen en toppen die je snel bij naam kent. | Legno, pietra e cime di cui si impara presto il nome.
      Les sentiers partent derrière la maison ; la carte est accrochée à la porte. | Los senderos arrancan detrás de la casa; el mapa cuelga de la puerta. | De paden beginnen achter het huis; de kaart hangt aan de deur. | I sentieri cominciano dietro casa; la mappa è appesa alla porta.
      On entend les cloches du troupeau jusqu’au petit matin, et personne ne s’en plaint. | Se oyen los cencerros hasta la madrugada, y nadie se queja. | Je hoort de koebellen tot de vroege ochtend, en niemand klaagt. | Si sentono i campanacci fino all’alba, e nessuno se ne lamenta.
      Après la marche, le poêle, les chaussettes sèches et une grande carafe d’eau fraîche. | Tras la caminata: la estufa, calcetines secos y una gran jarra de agua fresca. | Na de wandeling: de kachel, droge sokken en een grote karaf koel water. | Dopo la camminata: la stufa, calzini asciutti e una grande caraffa d’acqua fresca.`),
  },
  snow: {
    environment: 'mountain',
    kinds: ['mountain-winter'],
    themes: ['mountain', 'sport', 'family'],
    season: 'winter',
    situations: rows(`
      au pied des pistes | a pie de pistas | aan de voet van de pistes | ai piedi delle piste
      sous la neige | en plena nieve | midden in de sneeuw | in mezzo alla neve
      au coin du feu | junto al fuego | bij het haardvuur | accanto al fuoco
      skis aux pieds | con los esquís en la puerta | met de pistes voor de deur | con le piste sotto casa
      entre sapins et remontées | entre abetos y remontes | tussen sparren en skiliften | tra abeti e impianti
      au chaud dans le chalet | al calor del chalé | in de warmte van het chalet | nel calore dello chalet # lodge`),
    openings: rows(`
      On chausse devant la porte et l’on rentre quand le feu est prêt. | Uno se calza los esquís en la puerta y vuelve cuando el fuego está listo. | Je klikt je ski’s vast voor de deur en komt terug als het vuur brandt. | Si mettono gli sci davanti alla porta e si rientra quando il fuoco è pronto. # winter
      La neige fait taire le village ; reste le poêle, qui ronronne. | La nieve hace callar al pueblo; queda la estufa, que ronronea. | De sneeuw maakt het dorp stil; alleen de kachel snort nog. | La neve fa tacere il paese; resta la stufa, che fa le fusa.
      Un chalet de vieux bois, ouvert l’hiver seulement, le temps que la neige reste. | Un chalé de madera vieja, abierto solo en invierno, mientras dura la nieve. | Een chalet van oud hout, alleen ’s winters open, zolang de sneeuw blijft. | Uno chalet di legno antico, aperto solo d’inverno, finché dura la neve. # lodge
      Local à skis chauffé, plaids épais, soupe du jour : l’hiver est prévu. | Cuarto de esquís con calefacción, mantas gruesas, sopa del día: el invierno está previsto. | Verwarmde skiberging, dikke plaids, soep van de dag: op de winter is gerekend. | Deposito sci riscaldato, plaid spessi, zuppa del giorno: l’inverno è previsto.`),
  },
  canals: {
    environment: 'city',
    kinds: ['canal-city', 'city'],
    themes: ['city', 'romantic'],
    situations: rows(`
      sur le canal | sobre el canal | aan de gracht | sul canale
      sous les pignons | bajo los gabletes | onder de trapgevels | sotto i frontoni
      à deux ponts du centre | a dos puentes del centro | op twee bruggen van het centrum | a due ponti dal centro
      dans une maison de marchand | en una casa de mercader | in een koopmanshuis | in una casa di mercanti # townhouse guesthouse hotel
      derrière une façade étroite | tras una fachada estrecha | achter een smalle gevel | dietro una facciata stretta
      côté quai | junto al muelle | aan de kadekant | lato canale
      entre ponts et pavés | entre puentes y adoquines | tussen bruggen en keien | tra ponti e ciottoli`),
    openings: rows(`
      La façade est étroite, l’escalier raide, et la chambre donne sur l’eau ou sur le jardin. | La fachada es estrecha, la escalera empinada y la habitación da al agua o al jardín. | De gevel is smal, de trap steil en de kamer kijkt uit op het water of de tuin. | La facciata è stretta, la scala ripida e la camera dà sull’acqua o sul giardino. # !accessible
      Le matin, le carillon donne l’heure ; l’après-midi, on cesse de la regarder. | Por la mañana el carillón da la hora; por la tarde, se deja de mirar. | ’s Ochtends zegt de beiaard hoe laat het is; ’s middags kijk je niet meer. | Al mattino il carillon segna l’ora; nel pomeriggio si smette di guardarla.
      On sort à pied, on se perd deux fois, on rentre par le bon pont. | Se sale a pie, uno se pierde dos veces y vuelve por el puente correcto. | Je gaat te voet, verdwaalt twee keer en komt over de juiste brug terug. | Si esce a piedi, ci si perde due volte, si torna dal ponte giusto.
      Une maison de marchand qui sentait le drap et les épices, et qui sent le pain chaud. | Una casa de mercader que olía a paño y a especias y que hoy huele a pan caliente. | Een koopmanshuis dat naar laken en specerijen rook en nu naar warm brood. | Una casa di mercanti che odorava di stoffe e spezie, e oggi di pane caldo. # townhouse guesthouse hotel`),
  },
  lagoon: {
    environment: 'city',
    kinds: ['canal-city', 'city'],
    subject: 'lagoon',
    themes: ['city', 'romantic'],
    situations: rows(`
      sur un canal tranquille | en un canal tranquilo | aan een rustig kanaal | su un canale tranquillo
      à trois ponts de la foule | a tres puentes del bullicio | op drie bruggen van de drukte | a tre ponti dalla folla
      au-dessus de la lagune | sobre la laguna | boven de lagune | sopra la laguna
      dans un palais discret | en un palacio discreto | in een bescheiden palazzo | in un palazzo discreto # townhouse
      côté jardin caché | junto a un jardín escondido | aan een verborgen tuin | su un giardino nascosto`),
    openings: rows(`
      On arrive par l’eau, on repart à regret. | Se llega por el agua y se marcha uno con pena. | Je komt over het water en vertrekt met tegenzin. | Si arriva dall’acqua e si riparte a malincuore.
      Le quartier se réveille avec les barques des maraîchers et le bruit des volets. | El barrio despierta con las barcas del mercado y el ruido de las contraventanas. | De wijk wordt wakker met de groenteboten en het geluid van luiken. | Il quartiere si sveglia con le barche degli ortolani e il rumore delle imposte.
      Un étage noble aux plafonds hauts, un jardin que personne ne soupçonne. | Una planta noble de techos altos y un jardín que nadie sospecha. | Een statige verdieping met hoge plafonds en een tuin die niemand vermoedt. | Un piano nobile dai soffitti alti, un giardino che nessuno sospetta. # townhouse`),
  },
  rooftops: {
    environment: 'city',
    kinds: ['city'],
    subject: 'roofs',
    themes: ['city', 'romantic'],
    situations: rows(`
      sous les toits | bajo los tejados | onder de daken | sotto i tetti
      au calme de la cour | en la calma del patio | aan een stille binnenplaats | nel silenzio del cortile
      à deux stations de tout | a dos paradas de todo | op twee haltes van alles | a due fermate da tutto
      dans un quartier qui vit | en un barrio con vida | in een levendige buurt | in un quartiere vivace
      au-dessus des marronniers | sobre los castaños | boven de kastanjebomen | sopra gli ippocastani
      au dernier étage | en el último piso | op de bovenste verdieping | all’ultimo piano
      entre café et librairie | entre un café y una librería | tussen café en boekhandel | tra un caffè e una libreria`),
    openings: rows(`
      Une petite réception, un ascenseur d’époque, et la ville entière par la fenêtre. | Una pequeña recepción, un ascensor de época y la ciudad entera por la ventana. | Een kleine receptie, een oude lift en de hele stad door het raam. | Una piccola reception, un ascensore d’epoca e la città intera dalla finestra.
      Le boulanger est en face, le métro au coin, le calme dans la cour. | La panadería está enfrente, el metro en la esquina y la calma en el patio. | De bakker zit aan de overkant, de metro op de hoek, de rust op de binnenplaats. | Il panificio è di fronte, la metro all’angolo, la calma nel cortile.
      On peut tout faire à pied, et c’est ce que l’on fait. | Todo se puede hacer a pie, y es lo que se hace. | Alles is te voet te doen, en dat doe je dan ook. | Si può fare tutto a piedi, ed è quello che si fa.
      Des chambres comme des cabines de bateau : petites, claires, bien pensées. | Habitaciones como camarotes: pequeñas, claras y bien pensadas. | Kamers als scheepshutten: klein, licht, goed bedacht. | Camere come cabine di barca: piccole, chiare, ben pensate.`),
  },
  oldtown: {
    environment: 'city',
    kinds: ['city', 'old-town'],
    themes: ['city', 'gastronomy'],
    situations: rows(`
      dans la vieille ville | en el casco antiguo | in de oude stad | nella città vecchia
      à l’ombre de la cathédrale | a la sombra de la catedral | in de schaduw van de kathedraal | all’ombra della cattedrale
      sur une placette | en una plazuela | aan een pleintje | su una piazzetta
      dans un hôtel particulier | en un palacete | in een herenhuis | in un palazzo d’epoca # townhouse
      derrière les halles | detrás del mercado | achter de markthal | dietro il mercato
      côté patio | junto al patio | aan de patio | sul patio
      au cœur des ruelles | en pleno laberinto de calles | midden tussen de steegjes | nel cuore dei vicoli
      tout près de tout | cerca de todo | op loopafstand van alles | vicino a tutto`),
    openings: rows(`
      La porte cochère franchie, la ville se tait. | Al cruzar el portón, la ciudad se calla. | Eenmaal door de poort zwijgt de stad. | Varcato il portone, la città tace.
      Un patio, un escalier d’honneur, et des chambres qui n’ont pas deux fois la même forme. | Un patio, una escalera noble y habitaciones que no repiten forma. | Een patio, een statige trap en kamers waarvan er geen twee gelijk zijn. | Un cortile, uno scalone e camere che non hanno mai la stessa forma. # townhouse !accessible
      Les halles ouvrent à sept heures ; à sept heures dix, ça sent déjà le café. | El mercado abre a las siete; a las siete y diez ya huele a café. | De markthal gaat om zeven uur open; tien minuten later ruikt het naar koffie. | Il mercato apre alle sette; alle sette e dieci si sente già il profumo del caffè.
      Quartier piéton, bonnes tables, cloches raisonnables. | Barrio peatonal, buenos restaurantes, campanas razonables. | Autovrije buurt, goede restaurants, klokken die je laten slapen. | Quartiere pedonale, buoni ristoranti, campane ragionevoli.
      On pose la valise et l’on sort aussitôt : tout commence au coin de la rue. | Se deja la maleta y se sale enseguida: todo empieza en la esquina. | Je zet je koffer neer en gaat meteen naar buiten: alles begint om de hoek. | Si posa la valigia e si esce subito: tutto comincia dietro l’angolo.`),
  },
  springs: {
    environment: 'spa',
    kinds: ['spa'],
    themes: ['wellness', 'romantic'],
    situations: rows(`
      à la source | junto al manantial | bij de bron | accanto alla sorgente
      entre bains et parc | entre los baños y el parque | tussen baden en park | tra le terme e il parco
      au cœur de la ville d’eaux | en el corazón de la villa termal | midden in het kuuroord | nel cuore della città termale
      sous la verrière des bains | bajo la cristalera de los baños | onder het glazen dak van de baden | sotto la vetrata delle terme
      à deux pas des bains | a dos pasos de los baños | vlak bij de baden | a due passi dalle vasche
      au-dessus des thermes | sobre las termas | boven de thermen | sopra le terme`),
    openings: rows(`
      L’eau sort chaude de la roche depuis toujours ; l’hôtel ne fait que l’accompagner. | El agua brota caliente de la roca desde siempre; el hotel se limita a acompañarla. | Het water komt sinds mensenheugenis warm uit de rots; het hotel geeft het alleen de ruimte. | L’acqua sgorga calda dalla roccia da sempre; l’hotel si limita ad accompagnarla.
      On traverse le parc en peignoir et personne ne se retourne. | Se cruza el parque en albornoz y nadie se vuelve a mirar. | Je loopt in badjas door het park en niemand kijkt om. | Si attraversa il parco in accappatoio e nessuno si volta. # spa
      Colonnades, tilleuls et théière : la ville d’eaux n’a jamais vraiment changé d’époque. | Columnatas, tilos y tetera: la villa termal nunca cambió del todo de época. | Zuilengalerijen, linden en een theepot: in het kuuroord is de tijd een beetje blijven stilstaan. | Colonnati, tigli e teiera: nella città termale il tempo si è un po’ fermato.
      Ici le programme tient en trois mots : chaud, froid, repos. | Aquí el programa cabe en tres palabras: calor, frío, descanso. | Het programma past hier in drie woorden: warm, koud, rust. | Qui il programma sta in tre parole: caldo, freddo, riposo.`),
  },
} satisfies Record<string, SettingText>;

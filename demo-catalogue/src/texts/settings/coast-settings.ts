import { type SettingText } from './setting';
import { rows } from '@detour/shared-contracts/catalogue';

/** Coasts. A long table of texts in four languages. */
export const coastSettings = {
  cliffs: {
    environment: 'sea',
    kinds: ['cliffs', 'sea'],
    themes: ['sea', 'romantic'],
    situations: rows(`
      face aux falaises | frente a los acantilados | tegenover de kliffen | di fronte alle scogliere
      entre falaise et galets | entre acantilado y cantos rodados | tussen klif en kiezelstrand | tra scogliera e ciottoli
      au-dessus des falaises | sobre los acantilados | boven op de kliffen | sopra le scogliere
      au bord du sentier des douaniers | junto al sendero de la costa | aan het kustpad | lungo il sentiero costiero
      là où finit la terre | donde se acaba la tierra | waar het land ophoudt | dove finisce la terra
      au-dessus de la marée | por encima de la marea | hoog boven het getij | sopra la marea
      à deux pas de la grève | a dos pasos de la orilla | vlak bij het kiezelstrand | a due passi dalla riva`),
    openings: rows(`
      Le sentier côtier passe devant la porte et monte aussitôt vers la falaise. | El sendero de la costa pasa ante la puerta y sube enseguida hacia el acantilado. | Het kustpad loopt langs de voordeur en klimt meteen de klif op. | Il sentiero costiero passa davanti alla porta e sale subito verso la scogliera.
      On entend les galets rouler bien avant de voir la mer. | Se oyen rodar los cantos mucho antes de ver el mar. | Je hoort de kiezels rollen lang voordat je de zee ziet. | Si sentono rotolare i ciottoli molto prima di vedere il mare.
      La roche change de couleur toutes les heures, et l’on finit par s’asseoir pour la regarder. | La roca cambia de color cada hora, y uno acaba sentándose a mirarla. | De rots verandert elk uur van kleur; op den duur ga je zitten om te kijken. | La roccia cambia colore a ogni ora, e alla fine ci si siede a guardarla.
      Une maison tournée vers le large, où le vent fait partie du décor. | Una casa vuelta hacia el mar abierto, donde el viento forma parte del paisaje. | Een huis met het gezicht naar zee, waar de wind erbij hoort. | Una casa rivolta al largo, dove il vento fa parte del paesaggio.`),
  },
  beach: {
    environment: 'sea',
    kinds: ['beach', 'sea'],
    themes: ['sea', 'family'],
    situations: rows(`
      à cent pas de la plage | a cien pasos de la playa | op honderd passen van het strand | a cento passi dalla spiaggia
      entre plage et jardin | entre la playa y el jardín | tussen strand en tuin | tra spiaggia e giardino
      côté mer | junto al mar | aan de zeekant | dalla parte del mare
      face à la marée | frente a la marea | met uitzicht op eb en vloed | davanti al mare
      au bout de la digue | al final del paseo marítimo | aan het eind van de boulevard | in fondo al lungomare
      près des cabines de plage | cerca de las casetas de playa | bij de strandhuisjes | vicino alle cabine sulla spiaggia
      à deux pas du sable | a un paso de la arena | vlak bij het zand | a due passi dalla sabbia
      au rythme des marées | al ritmo de las mareas | op het ritme van het getij | al ritmo delle maree`),
    openings: rows(`
      La plage commence au bout de la rue, et la rue est courte. | La playa empieza al final de la calle, y la calle es corta. | Het strand begint aan het eind van de straat, en de straat is kort. | La spiaggia comincia in fondo alla via, e la via è corta.
      Une adresse de bord de mer où l’on rentre avec du sable dans les poches. | Una casa junto al mar de la que se vuelve con arena en los bolsillos. | Een plek aan zee waar je thuiskomt met zand in je zakken. | Una casa sul mare da cui si torna con la sabbia nelle tasche.
      Le matin, la mer est à vous : les promeneurs n’arrivent qu’après dix heures. | Por la mañana el mar es tuyo: los paseantes no llegan hasta después de las diez. | ’s Ochtends is de zee van jou: de wandelaars komen pas na tienen. | Al mattino il mare è tuo: chi passeggia arriva solo dopo le dieci.
      On vit ici fenêtres ouvertes, au bruit des vagues et des drisses. | Aquí se vive con las ventanas abiertas, entre el rumor de las olas y el de las jarcias. | Hier leef je met open ramen, bij het geluid van golven en tuigage. | Qui si vive a finestre aperte, tra il rumore delle onde e quello delle sartie.
      La villa a gardé ses boiseries, son escalier qui craque et sa lumière de vacances. | La casa conserva sus maderas, su escalera que cruje y su luz de vacaciones. | Het huis heeft nog zijn lambrisering, zijn krakende trap en zijn vakantielicht. | La casa ha conservato i suoi legni, la scala che scricchiola e la luce delle vacanze. # villa guesthouse !accessible`),
  },
  dunes: {
    environment: 'sea',
    kinds: ['dunes', 'sea', 'beach'],
    themes: ['sea', 'nature'],
    situations: rows(`
      entre dune et océan | entre la duna y el mar | tussen duin en zee | tra duna e mare
      derrière la dune | detrás de la duna | achter het duin | dietro la duna
      au milieu des oyats | en medio de las dunas | midden in het helmgras | in mezzo alle dune
      près du phare | cerca del faro | bij de vuurtoren | vicino al faro
      entre pins et sable | entre pinos y arena | tussen dennen en zand | tra pini e sabbia
      au bout de la piste cyclable | al final del carril bici | aan het eind van het fietspad | in fondo alla ciclabile
      là où le sable avance | donde avanza la arena | waar het zand verstuift | dove avanza la sabbia`),
    openings: rows(`
      Un chemin de planches, une dune, la mer : voilà tout le voisinage. | Una pasarela de madera, una duna, el mar: no hay más vecinos. | Een plankenpad, een duin, de zee: meer buren zijn er niet. | Una passerella di legno, una duna, il mare: tutto il vicinato è qui.
      Le vent a dessiné le jardin, et personne n’a voulu le corriger. | El viento ha dibujado el jardín y nadie ha querido corregirlo. | De wind heeft de tuin getekend en niemand wilde hem verbeteren. | Il vento ha disegnato il giardino e nessuno ha voluto correggerlo.
      On arrive à vélo par la pinède, on repart rarement à l’heure prévue. | Se llega en bici por el pinar y rara vez se vuelve a la hora prevista. | Je komt op de fiets door de dennen en vertrekt zelden op tijd. | Si arriva in bici dalla pineta e di rado si riparte all’ora prevista.
      La maison se tient basse derrière le sable, à l’abri, avec le ciel pour étage. | La casa se esconde tras la arena, resguardada, con el cielo por segundo piso. | Het huis ligt laag achter het zand, uit de wind, met de lucht als bovenverdieping. | La casa sta bassa dietro la sabbia, al riparo, con il cielo come secondo piano.`),
  },
  cove: {
    environment: 'sea',
    kinds: ['cove', 'sea'],
    themes: ['sea', 'romantic'],
    situations: rows(`
      au-dessus de la crique | sobre la cala | boven de baai | sopra la cala
      entre pins et calanque | entre los pinos y la cala | tussen pijnbomen en baai | tra i pini e la cala
      à l’ombre des pins | a la sombra de los pinos | in de schaduw van de pijnbomen | all’ombra dei pini
      face au grand bleu | mirando al horizonte | met zicht op de horizon | di fronte all’orizzonte
      au bord de l’eau claire | al borde del agua clara | aan het heldere water | in riva al mare limpido
      au bout du chemin de la plage | al final del camino de la cala | aan het eind van het strandpad | in fondo al sentiero della spiaggia
      entre rochers et figuiers | entre rocas e higueras | tussen rotsen en vijgenbomen | tra scogli e fichi
      sur le chemin de la baignade | de camino a la cala | op weg naar het strandje | sulla strada del mare`),
    openings: rows(`
      Un escalier de pierre descend du jardin jusqu’à l’eau. | Una escalera de piedra baja del jardín hasta el agua. | Een stenen trap loopt van de tuin naar het water. | Una scala di pietra scende dal giardino fino all’acqua. # garden !accessible
      Le matin sent la résine, le soir sent le sel. | La mañana huele a resina y la tarde, a sal. | De ochtend ruikt naar hars, de avond naar zout. | Il mattino profuma di resina, la sera di sale.
      On se baigne avant le café, puis on recommence avant le dîner. | Uno se baña antes del café y repite antes de la cena. | Je zwemt vóór de koffie en nog eens vóór het diner. | Si fa il bagno prima del caffè, e poi di nuovo prima di cena. # restaurant
      Sous les pins parasols, les chaises longues regardent toutes du même côté. | Bajo los pinos, todas las hamacas miran al mismo lado. | Onder de parasoldennen kijken alle ligstoelen dezelfde kant op. | Sotto i pini, tutte le sdraio guardano dalla stessa parte.
      La mer est à dix minutes à pied, moins pour qui a très chaud. | El mar está a diez minutos a pie, menos para quien tenga mucho calor. | De zee ligt op tien minuten lopen, minder als je het echt warm hebt. | Il mare è a dieci minuti a piedi, meno per chi ha molto caldo.`),
  },
  coast: {
    environment: 'sea',
    kinds: ['cliffs', 'village', 'sea', 'harbour'],
    themes: ['sea', 'romantic'],
    situations: rows(`
      parmi les citronniers | entre limoneros | tussen de citroenbomen | tra i limoni
      à flanc de falaise | en la ladera del acantilado | op de kliffen | a picco sul mare
      sur les terrasses du village | en las terrazas del pueblo | op de terrassen van het dorp | sulle terrazze del paese
      au-dessus du petit port | sobre el pequeño puerto | boven het haventje | sopra il porticciolo
      entre escaliers et bougainvillées | entre escaleras y buganvillas | tussen trappen en bougainville | tra scale e buganvillee
      face au large | frente al mar abierto | met uitzicht op open zee | di fronte al mare aperto`),
    openings: rows(`
      Le village tient debout par habitude : maisons, escaliers et citronniers se donnent la main jusqu’à l’eau. | El pueblo se sostiene por costumbre: casas, escaleras y limoneros se dan la mano hasta el agua. | Het dorp staat overeind uit gewoonte: huizen, trappen en citroenbomen houden elkaar vast tot aan het water. | Il paese sta in piedi per abitudine: case, scale e limoni si tengono per mano fino all’acqua. # !accessible
      On compte les marches le premier jour, on les oublie le deuxième. | El primer día se cuentan los escalones; el segundo, se olvidan. | De eerste dag tel je de treden, de tweede vergeet je ze. | Il primo giorno si contano i gradini, il secondo si dimenticano. # !accessible
      De la terrasse, les bateaux ont l’air d’être posés là pour la photo. | Desde la terraza, los barcos parecen puestos ahí para la foto. | Vanaf het terras lijken de boten er voor de foto neergelegd. | Dalla terrazza le barche sembrano messe lì per la foto. # terrace
      Une maison étroite et haute, où chaque étage a sa vue. | Una casa estrecha y alta en la que cada piso tiene su vista. | Een smal, hoog huis waar elke verdieping haar eigen uitzicht heeft. | Una casa stretta e alta, dove ogni piano ha la sua vista. # !accessible`),
  },
  harbour: {
    environment: 'sea',
    kinds: ['harbour', 'sea'],
    themes: ['sea', 'gastronomy'],
    situations: rows(`
      sur le vieux port | en el puerto viejo | aan de oude haven | sul porto vecchio
      au-dessus des bateaux | por encima de los barcos | boven de boten | sopra le barche
      à quai | a pie de muelle | aan de kade | sulla banchina
      côté criée | junto a la lonja | bij de visafslag | accanto al mercato del pesce
      dans une rue de pêcheurs | en una calle de pescadores | in een vissersstraat | in una via di pescatori
      entre port et halles | entre el puerto y el mercado | tussen haven en markthal | tra il porto e il mercato
      derrière le quai | detrás del muelle | achter de kade | dietro la banchina`),
    openings: rows(`
      Les bateaux rentrent en fin d’après-midi, juste sous les fenêtres. | Los barcos vuelven a media tarde, justo bajo las ventanas. | De boten komen aan het eind van de middag binnen, recht onder de ramen. | Le barche rientrano nel tardo pomeriggio, proprio sotto le finestre.
      Une ancienne maison d’armateur, avec plus d’escaliers que de couloirs. | Una antigua casa de armador, con más escaleras que pasillos. | Een oud redershuis, met meer trappen dan gangen. | Una vecchia casa di armatori, con più scale che corridoi. # townhouse guesthouse !accessible
      Le marché aux poissons est à trois rues, les meilleures terrasses à deux. | La lonja está a tres calles; las mejores terrazas, a dos. | De vismarkt ligt drie straten verder, de beste terrassen twee. | Il mercato del pesce è a tre vie, i tavoli migliori a due.
      On s’endort au bruit des mâts et l’on se réveille à celui des mouettes. | Uno se duerme con el tintineo de los mástiles y se despierta con las gaviotas. | Je valt in slaap met het geluid van de masten en wordt wakker met de meeuwen. | Ci si addormenta con il tintinnio degli alberi e ci si sveglia con i gabbiani.`),
  },
} satisfies Record<string, SettingText>;

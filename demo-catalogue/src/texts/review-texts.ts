import type { FacilityKey, Language } from '@detour/shared-contracts/catalogue';

interface ReviewTexts {
  readonly names: string;
  /** Praise for any hotel. */
  readonly praise: readonly string[];
  /** Praise for a facility. */
  readonly praiseOf: Readonly<Partial<Record<FacilityKey, readonly string[]>>>;
  readonly reserves: readonly string[];
}

const lines = (text: string): readonly string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

/** Texts of reviews by language. They are not translations of each other. */
export const reviewTexts: Readonly<Record<Language, ReviewTexts>> = {
  fr: {
    names:
      'Hélène,Thibault,Camille,Jonas,Sophie,Mathieu,Nadia,Étienne,Claire,Youssef,Lucie,Bastien,Aurélie,Grégoire,Inès,Pascal,Marion,Laurent,Fatima,Quentin,Béatrice,Damien,Élodie,Romain',
    praise: lines(`
      On s’est réveillés dans le silence complet, un luxe.
      Accueil chaleureux sans en faire trop, on s’est sentis attendus.
      La chambre est encore plus jolie qu’annoncée, et très bien tenue.
      Literie parfaite, volets qui font vraiment le noir.
      Tout se fait à pied depuis la maison.
      Le petit-déjeuner vaut le voyage à lui seul.
      Des hôtes passionnés, de bonnes adresses, aucun bla-bla.
      Nous venions pour une nuit, nous avons prolongé.
      Très propre, beaucoup de goût, rien de clinquant.
      Une équipe jeune et prévenante, toujours un mot gentil.
      Belle surprise : un surclassement et un gâteau pour nos dix ans.
      Le calme, la lumière du matin, le pain encore chaud.
      On a laissé la voiture deux jours entiers.
      Rapport qualité-prix franc, sans suppléments cachés.
      Même sous la pluie, on ne voulait plus repartir.
      Décoration soignée, vrais livres dans la bibliothèque.
      Les enfants parlent encore du gâteau.
      Une adresse que l’on a envie de garder pour soi.`),
    praiseOf: {
      restaurant: lines(`
        Dîner juste, service attentif, et personne ne nous a pressés.
        Le chef est passé en salle, simple et drôle ; le poisson était parfait.
        On y a mieux mangé que dans bien des étoilés.`),
      spa: lines(`
        Le massage était remarquable, et le spa presque vide en semaine.
        Bassin bien chaud, peignoirs épais, silence respecté.`),
      terrace: lines(`
        Le café en terrasse, le matin, nous manque déjà.
        Une terrasse dont on ne se lasse pas.`),
      pool: lines(`
        La piscine à nous seuls à huit heures du matin.`),
    },
    reserves: lines(`
      Escalier raide avec des valises.
      Un peu de bruit dans la rue jusqu’à minuit.
      Le wifi est faible dans la chambre du fond.
      Le parking est vite plein le week-end.
      Salle de bains petite, mais bien pensée.
      Nous aurions aimé une bouilloire dans la chambre.
      Petit-déjeuner servi un peu tard pour les lève-tôt.
      Oreillers trop mous à mon goût.
      Pas de place pour ranger les vélos à l’abri.
      Carte du soir courte si l’on reste plusieurs jours.
      Chauffage difficile à régler la première nuit.`),
  },
  es: {
    names:
      'Lucía,Javier,Marta,Pablo,Carmen,Álvaro,Elena,Sergio,Nuria,Iker,Rocío,Manuel,Ainhoa,Daniel,Pilar,Rubén,Silvia,Óscar,Beatriz,Guillermo',
    praise: lines(`
      Despertarse sin un solo ruido no tiene precio.
      Nos recibieron con cariño y sin agobiar.
      La habitación, mejor que en las fotos y limpísima.
      La cama, comodísima; dormimos como hacía tiempo.
      Se va andando a todas partes.
      El desayuno merece el viaje por sí solo.
      Los dueños recomiendan muy bien y con gracia.
      Íbamos por una noche y nos quedamos dos.
      Todo cuidado, con gusto y sin presumir.
      Personal joven, atento y con ganas.
      Tuvieron un detalle por nuestro aniversario que no esperábamos.
      La luz de la mañana y el pan recién hecho.
      Precio honesto, sin sorpresas al final.
      Hasta con lluvia daban ganas de quedarse.
      Un sitio de los que apetece no contar.
      Los niños siguen hablando del bizcocho.`),
    praiseOf: {
      restaurant: lines(`
        Cenamos de maravilla y nadie nos metió prisa.
        El pescado, en su punto; el vino de la casa, una sorpresa.`),
      spa: lines(`
        El masaje, buenísimo, y el spa casi para nosotros solos.`),
      terrace: lines(`
        El café en la terraza por la mañana ya se echa de menos.`),
      pool: lines(`
        La piscina a primera hora, para nosotros solos.`),
    },
    reserves: lines(`
      La escalera, incómoda con maletas.
      Algo de ruido en la calle hasta medianoche.
      El wifi llega justo a la habitación.
      El aparcamiento se llena pronto el fin de semana.
      El baño es pequeño, aunque bien resuelto.
      Eché en falta un hervidor en la habitación.
      El desayuno empieza tarde para quien madruga.
      Almohadas demasiado blandas para mi gusto.
      La carta de noche se queda corta si estás varios días.`),
  },
  nl: {
    names:
      'Sanne,Bram,Lotte,Daan,Femke,Wout,Ilse,Jeroen,Marieke,Thijs,Anouk,Pieter,Eline,Koen,Fatma,Ruben,Hanne,Stijn,Noor,Gijs',
    praise: lines(`
      Wakker worden zonder één geluid, heerlijk.
      Hartelijk ontvangen, zonder poespas.
      De kamer is mooier dan op de foto’s en brandschoon.
      Geweldig bed, en de luiken maken het echt donker.
      Alles is te voet te doen.
      Alleen al voor het ontbijt zou je terugkomen.
      De eigenaars geven goede tips en laten je verder met rust.
      We kwamen voor één nacht en bleven er twee.
      Smaakvol ingericht, nergens overdreven.
      Jong, attent team dat meedenkt.
      Taart op de kamer voor onze trouwdag, erg lief.
      Het ochtendlicht en het warme brood.
      Eerlijke prijs, geen verrassingen achteraf.
      Zelfs met regen wilden we niet weg.
      Zo’n adres dat je liever voor jezelf houdt.
      De kinderen hebben het nog steeds over de taart.`),
    praiseOf: {
      restaurant: lines(`
        Heerlijk gegeten en niemand joeg ons op.
        De vis was perfect en de huiswijn een verrassing.`),
      spa: lines(`
        De massage was uitstekend en de spa bijna leeg.`),
      terrace: lines(`
        De koffie op het terras missen we nu al.`),
      pool: lines(`
        ’s Ochtends om acht uur het zwembad voor ons alleen.`),
    },
    reserves: lines(`
      De trap is steil met koffers.
      Wat straatgeluid tot middernacht.
      De wifi is zwak in de achterste kamer.
      In het weekend is de parkeerplaats snel vol.
      De badkamer is klein, maar slim ingedeeld.
      Een waterkoker op de kamer was fijn geweest.
      Het ontbijt begint laat voor vroege vogels.
      De kussens zijn wat zacht.
      De avondkaart is kort als je langer blijft.`),
  },
  it: {
    names:
      'Giulia,Marco,Chiara,Lorenzo,Francesca,Davide,Elisa,Matteo,Sara,Alessio,Martina,Paolo,Ilaria,Stefano,Noemi,Enrico,Valentina,Luca,Bianca,Tommaso',
    praise: lines(`
      Svegliarsi nel silenzio assoluto è un lusso.
      Accoglienza calorosa e mai invadente.
      La camera è ancora più bella che in foto, e pulitissima.
      Letto perfetto, imposte che fanno davvero buio.
      Si raggiunge tutto a piedi.
      La colazione vale da sola il viaggio.
      I proprietari danno ottimi consigli, con discrezione.
      Dovevamo stare una notte, ne abbiamo fatte due.
      Curato, di gusto, senza ostentazione.
      Personale giovane, attento e gentile.
      Per il nostro anniversario ci hanno fatto trovare una torta.
      La luce del mattino e il pane ancora caldo.
      Prezzo onesto, nessuna sorpresa alla fine.
      Anche con la pioggia non volevamo più ripartire.
      Uno di quei posti che vorresti tenere per te.
      I bambini parlano ancora della torta.`),
    praiseOf: {
      restaurant: lines(`
        Cena ottima, e nessuno ci ha messo fretta.
        Il pesce era perfetto, il vino della casa una sorpresa.`),
      spa: lines(`
        Il massaggio era ottimo e la spa quasi vuota.`),
      terrace: lines(`
        Il caffè in terrazza al mattino ci manca già.`),
      pool: lines(`
        La piscina tutta per noi alle otto del mattino.`),
    },
    reserves: lines(`
      Le scale sono ripide con le valigie.
      Un po’ di rumore in strada fino a mezzanotte.
      Il wifi è debole nella camera in fondo.
      Il parcheggio si riempie presto nel weekend.
      Il bagno è piccolo, ma ben organizzato.
      Mi è mancato un bollitore in camera.
      La colazione comincia tardi per chi si alza presto.
      Cuscini troppo morbidi per i miei gusti.
      La carta serale è breve se ci si ferma più giorni.`),
  },
};

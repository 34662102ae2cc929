import type { ConsentClass } from '@detour/shared-contracts/mount';
import { storedItems, type StoredItem } from '@detour/shared-contracts/platform';
import { type FittingText, type Language, rows } from '@detour/shared-contracts/catalogue';

const names = [
  'session',
  'access_token',
  'user_account_id',
  'device',
  'wishlist',
  'care',
  'care_for',
  'care_login',
  'beneficiary',
  'gift_open',
  'order_link',
  'locale',
  'arm',
  'preview',
  'content_preview',
  'consent',
  'recentSearches',
  'recentlyViewed',
  'analyticsClient',
  'analyticsSession',
  'visitor',
  'giftCustomization',
  'checkoutDraft',
  'lastBooking',
  'inApp',
  'contactDraft',
  'careChange',
  'careKeys',
  'addressDraft',
  'minisite',
  'contentDraft',
] as const;

const texts = rows(`
  relie une commande au navigateur qui l’a passée ; le temps de la visite | relaciona un pedido con el navegador que lo hizo; mientras dura la visita | koppelt een bestelling aan de browser waarin ze is geplaatst; zolang het bezoek duurt | collega un ordine al browser che lo ha fatto; per la durata della visita
  garde votre session ouverte ; 30 jours après la dernière visite | mantiene tu sesión iniciada; 30 días desde la última visita | houdt je ingelogd; 30 dagen na je laatste bezoek | tiene aperta la tua sessione; 30 giorni dall’ultima visita
  indique à la page que votre session est ouverte ; 30 jours après la dernière visite | indica a la página que has iniciado sesión; 30 días desde la última visita | vertelt de pagina dat je bent ingelogd; 30 dagen na je laatste bezoek | dice alla pagina che hai effettuato l’accesso; 30 giorni dall’ultima visita
  reconnaît votre navigateur à la connexion et nous permet de vous prévenir d’une connexion inconnue ; 1 an | reconoce tu navegador al iniciar sesión y nos permite avisarte de un inicio de sesión desconocido; 1 año | herkent je browser bij het inloggen, zodat we je kunnen waarschuwen als er met een onbekende browser wordt ingelogd; 1 jaar | riconosce il tuo browser all’accesso e ci permette di avvisarti di un accesso sconosciuto; 1 anno
  retient vos favoris sans compte ; 6 mois après la dernière visite | recuerda tus favoritos sin cuenta; 6 meses desde la última visita | onthoudt je favorieten zonder account; 6 maanden na je laatste bezoek | ricorda i tuoi preferiti senza account; 6 mesi dall’ultima visita
  ouvre le mode service client à nos équipes ; 8 heures | abre el modo de atención al cliente a nuestro equipo; 8 horas | opent de klantenservicemodus voor ons team; 8 uur | apre la modalità assistenza al nostro team; 8 ore
  garde le client pour qui notre équipe commande ; 30 minutes | recuerda el cliente para el que reserva nuestro equipo; 30 minutos | onthoudt voor welke klant ons team boekt; 30 minuten | ricorda il cliente per cui il nostro team prenota; 30 minuti
  lie la connexion de nos équipes au navigateur qui l’a commencée ; 10 minutes | vincula el acceso de nuestro equipo al navegador que lo ha iniciado; 10 minutos | koppelt de aanmelding van ons team aan de browser waarin die is begonnen; 10 minuten | collega l’accesso del nostro team al browser che lo ha iniziato; 10 minuti
  garde ouvert le cadeau dont vous avez saisi le code ; 12 heures | mantiene abierto el regalo cuyo código has introducido; 12 horas | houdt het cadeau open waarvan je de code hebt ingevoerd; 12 uur | tiene aperto il regalo di cui hai inserito il codice; 12 ore
  indique à la page qu’un cadeau est ouvert ; 12 heures | indica a la página que hay un regalo abierto; 12 horas | vertelt de pagina dat er een cadeau open is; 12 uur | indica alla pagina che è aperto un regalo; 12 ore
  garde ouverte la commande dont vous avez suivi le lien ; 1 jour | mantiene abierto el pedido cuyo enlace has abierto; 1 día | houdt de bestelling open waarvan je de link hebt geopend; 1 dag | tiene aperto l’ordine di cui hai aperto il link; 1 giorno
  retient la langue choisie en Belgique ; 1 an | recuerda el idioma elegido en Bélgica; 1 año | onthoudt de taal die je in België kiest; 1 jaar | ricorda la lingua scelta in Belgio; 1 anno
  un nombre de 0 à 99 et les pannes déjà comptées, quand une nouvelle version est essayée ; le temps de la visite | un número del 0 al 99 y los fallos ya contados, cuando se prueba una versión nueva; mientras dura la visita | een getal van 0 tot 99 en de storingen die al zijn geteld, als er een nieuwe versie wordt geprobeerd; zolang het bezoek duurt | un numero da 0 a 99 e i guasti già contati, quando si prova una nuova versione; per la durata della visita
  montre à nos équipes des versions à l’essai ; 2 heures | muestra a nuestro equipo versiones en prueba; 2 horas | toont ons team versies die nog worden getest; 2 uur | mostra al nostro team le versioni in prova; 2 ore
  montre à notre rédaction les pages qui ne sont pas encore publiées ; 2 heures | muestra a nuestra redacción las páginas que aún no se han publicado; 2 horas | laat onze redactie pagina’s zien die nog niet gepubliceerd zijn; 2 uur | mostra alla nostra redazione le pagine non ancora pubblicate; 2 ore
  retient votre réponse sur les cookies ; 6 mois | recuerda tu respuesta sobre las cookies; 6 meses | onthoudt je antwoord over cookies; 6 maanden | ricorda la tua risposta sui cookie; 6 mesi
  vos trois dernières destinations ; jusqu’à ce que vous les effaciez | tus tres últimos destinos; hasta que los borres | je laatste drie bestemmingen; tot je ze wist | le tue ultime tre destinazioni; finché non le cancelli
  les séjours et activités que vous avez vus ; jusqu’à ce que vous les effaciez | las escapadas y actividades que has visto; hasta que las borres | de verblijven en activiteiten die je hebt bekeken; tot je ze wist | i soggiorni e le attività che hai visto; finché non li cancelli
  un numéro aléatoire qui évite de compter deux fois votre navigateur ; 13 mois | un número aleatorio que evita contar dos veces tu navegador; 13 meses | een willekeurig nummer dat voorkomt dat je browser dubbel wordt geteld; 13 maanden | un numero casuale che evita di contare due volte il tuo browser; 13 mesi
  un numéro aléatoire pour la visite en cours ; 30 minutes après la dernière action | un número aleatorio para la visita en curso; 30 minutos desde la última acción | een willekeurig nummer voor dit bezoek; 30 minuten na je laatste actie | un numero casuale per la visita in corso; 30 minuti dall’ultima azione
  un numéro aléatoire qui vous montre toujours la même version d’une page quand nous en comparons deux ; 90 jours | un número aleatorio que te muestra siempre la misma versión de una página cuando comparamos dos; 90 días | een willekeurig nummer dat je steeds dezelfde versie van een pagina toont als we er twee vergelijken; 90 dagen | un numero casuale che ti mostra sempre la stessa versione di una pagina quando ne confrontiamo due; 90 giorni
  le message d’un cadeau en préparation ; jusqu’à l’achat | el mensaje de un regalo en preparación; hasta la compra | de tekst van een cadeau in voorbereiding; tot aan de aankoop | il messaggio di un regalo in preparazione; fino all’acquisto
  ce que vous avez saisi avant de payer ; 2 heures, dans cet onglet | lo que has escrito antes de pagar; 2 horas, en esta pestaña | wat je vóór het betalen hebt ingevuld; 2 uur, in dit tabblad | ciò che hai scritto prima di pagare; 2 ore, in questa scheda
  retient votre dernière réservation pour ne pas la refaire par erreur ; jusqu’à son annulation ou votre déconnexion, dans cet onglet | recuerda tu última reserva para no repetirla por error; hasta que la canceles o cierres sesión, en esta pestaña | onthoudt je laatste boeking, zodat je niet per ongeluk twee keer boekt; tot je annuleert of uitlogt, in dit tabblad | ricorda la tua ultima prenotazione, per non rifarla per errore; finché non la cancelli o non esci dall’account, in questa scheda
  retient que la page est ouverte dans l’application ; le temps de la visite, dans cet onglet | recuerda que la página está abierta en la aplicación; mientras dura la visita, en esta pestaña | onthoudt dat de pagina in de app is geopend; zolang het bezoek duurt, in dit tabblad | ricorda che la pagina è aperta nell’app; per la durata della visita, in questa scheda
  votre message en cours d’écriture ; jusqu’à son envoi, dans cet onglet | tu mensaje mientras lo escribes; hasta que se envía, en esta pestaña | je bericht terwijl je het schrijft; tot het is verstuurd, in dit tabblad | il messaggio che stai scrivendo; fino all’invio, in questa scheda
  garde, pour nos équipes, la réservation comparée à d’autres séjours ; jusqu’à la fin de la comparaison, dans cet onglet | guarda, para nuestro equipo, la reserva que se compara con otras escapadas; hasta que termina la comparación, en esta pestaña | bewaart voor ons team de boeking die met andere verblijven wordt vergeleken; tot de vergelijking klaar is, in dit tabblad | conserva, per il nostro team, la prenotazione confrontata con altri soggiorni; fino alla fine del confronto, in questa scheda
  retient que nos équipes ont coupé les raccourcis à une touche ; jusqu’à effacement | recuerda que nuestro equipo ha desactivado los atajos de una tecla; hasta que lo borres | onthoudt dat ons team de sneltoetsen van één toets heeft uitgezet; tot je het wist | ricorda che il nostro team ha disattivato le scorciatoie a un tasto; finché non lo cancelli
  garde l’adresse que vous êtes en train de saisir dans votre compte ; jusqu’à son enregistrement ou la déconnexion, dans cet onglet | guarda la dirección que estás escribiendo en tu cuenta; hasta que la guardas o cierras la sesión, en esta pestaña | bewaart het adres dat je in je account invult; tot je het opslaat of uitlogt, in dit tabblad | conserva l’indirizzo che stai scrivendo nel tuo account; finché non lo salvi o non esci, in questa scheda
  retient le partenaire dont vous avez suivi le lien ; le temps de la visite, dans cet onglet | recuerda el socio por el que has llegado; mientras dura la visita, en esta pestaña | onthoudt via welke partner je bent gekomen; zolang het bezoek duurt, in dit tabblad | ricorda il partner da cui arrivi; per la durata della visita, in questa scheda
  garde ce que notre rédaction écrit ; jusqu’à son enregistrement, dans cet onglet | guarda lo que escribe nuestra redacción; hasta que se guarda, en esta pestaña | bewaart wat onze redactie schrijft; tot het is opgeslagen, in dit tabblad | conserva ciò che scrive la nostra redazione; fino al salvataggio, in questa scheda`);

const byName = new Map<string, FittingText>(
  names.flatMap((name, index) => {
    const text = texts[index];
    return text ? [[name, text] as const] : [];
  }),
);

/** Lines of the cookie page for the cookies and storage keys of a class. Only the name when there is no text. */
export const storedItemLines = (kind: ConsentClass, language: Language): readonly string[] =>
  (storedItems as readonly StoredItem[])
    .filter((item) => item.class === kind)
    .map(({ name }) => {
      const text = byName.get(name)?.wording[language];
      return text ? `- ${name}${language === 'fr' ? ' ' : ''}: ${text}.` : `- ${name}`;
    });

import { extensionTerms, withdrawalDays } from '@detour/shared-contracts/rules';
import { retentionDays } from '../../../settings/retention-terms';
import type { StaticTexts } from './parse-static-page';

/** Demonstration texts in Italian. */
export const staticTextsIt: StaticTexts = {
  'terms-of-sale': `
# Condizioni generali di vendita
> Che cosa vale quando prenoti un soggiorno, fai un regalo o acquisti un’attività su {brand}.
Questo sito è una dimostrazione: gli hotel sono inventati e nulla è davvero in vendita. Queste sono le regole che il negozio applica nelle sue pagine.
## Il prezzo
Il prezzo che vedi comprende tutte le tasse obbligatorie. Se la tassa di soggiorno si paga in hotel, lo trovi indicato con l’importo.
Il prezzo è confermato al momento dell’ordine. Se cambia mentre ordini, lo vedi e decidi tu.
## L’ordine
Scegli, controlla il riepilogo e conferma con il pulsante che ricorda l’obbligo di pagare. Durante il pagamento la camera resta tua per quindici minuti.
Appena il pagamento è accettato, ricevi la conferma via e-mail.
## La cancellazione
- Soggiorno flessibile: cancellazione gratuita fino alla data indicata prima del pagamento e nella conferma.
- Soggiorno non rimborsabile: nessuna modifica e nessun rimborso.
- Buono regalo, cofanetto, carta regalo e attività senza data: quattordici giorni per ripensarci, senza dover dare spiegazioni.
Per un soggiorno con date fisse la legge non prevede il diritto di recesso; valgono le condizioni di cancellazione.
## I regali
Un soggiorno regalo vale diciotto mesi dall’acquisto; un cofanetto, una carta regalo e un’attività dodici mesi. Chi riceve il buono sceglie le date, secondo la disponibilità.
Un regalo si prolunga una volta, di ${extensionTerms.months} mesi e senza costi, da ${extensionTerms.daysBefore} giorni prima a ${extensionTerms.daysAfter} giorni dopo la scadenza.
Un soggiorno regalo, un cofanetto o un’attività si cambia con un altro regalo. Se costa di più, si paga solo la differenza. Se costa di meno, la differenza si aggiunge al nuovo regalo. Il cambio si può annullare per ${withdrawalDays} giorni, finché il nuovo regalo non è stato usato.
## Un reclamo
Scrivici: rispondiamo entro quarantotto ore. Se la risposta non ti soddisfa, puoi rivolgerti a un organismo di conciliazione.
[Scrivici](contact)`,
  'terms-of-use': `
# Condizioni d’uso
> Le regole del sito {brand}: contenuti, recensioni, ordine dei risultati e disponibilità.
Navigando su questo sito ne accetti le regole. Stanno in poche righe.
## I contenuti
Testi e illustrazioni appartengono a {brand}. Le immagini sono disegni: evocano un luogo, non fotografano una camera.
## Le recensioni
Può scrivere una recensione solo chi ha soggiornato in un hotel dopo una prenotazione con noi. Le recensioni del catalogo dimostrativo sono inventate, come gli hotel.
## L’ordine dei risultati
I soggiorni sono ordinati per qualità e popolarità in rapporto al prezzo per notte e a persona, a meno che tu non scelga un altro ordine. Nessun hotel paga per comparire prima.
## La disponibilità del sito
Facciamo il possibile perché il sito sia sempre aperto. Se una parte della pagina non si carica, il resto continua a funzionare e la tua ricerca è conservata.`,
  'data-protection': `
# Protezione dei dati
> Quali dati conserva {brand}, perché, per quanto tempo e come far valere i tuoi diritti.
Chiediamo il meno possibile e diciamo a che cosa serve.
## Che cosa conserviamo
- Per un ordine: nome, indirizzo, e-mail, telefono e ciò che hai ordinato.
- Per un account: la tua e-mail, il tuo nome e una password che nessuno di noi può leggere.
- Per la newsletter: la tua e-mail, il tuo Paese e la tua lingua.
- Per un messaggio all’assistenza: ciò che ci scrivi.
- Per la misurazione delle visite, con il tuo consenso: le pagine e le offerte viste, per ${retentionDays.analyticsEvent} giorni.
I numeri delle carte non passano mai in chiaro dai nostri server.
## Perché e per quanto tempo
Gli ordini sono conservati per il tempo che la legge impone alla contabilità. Un account è cancellato quando lo elimini. La newsletter si ferma appena annulli l’iscrizione.
## I tuoi diritti
Puoi consultare, correggere, esportare o cancellare i tuoi dati, opporti al loro uso e rivolgerti all’autorità di controllo del tuo Paese. Dal profilo puoi esportarli ed eliminarli online.
[Scrivici](contact)`,
  cookies: `
# Cookie
> I cookie e la memoria locale di {brand}: elenco completo, durata e scelte.
Prima del tuo consenso conserviamo solo ciò che è necessario. Rifiutare è facile come accettare, e puoi cambiare idea in fondo a ogni pagina.
## Necessari
Senza questi il negozio non funziona. Non richiedono il consenso.
{needed}
## Preferenze
Conservate solo sul tuo dispositivo, con il tuo consenso.
{preferences}
## Misurazione delle visite e della velocità
Con il tuo consenso misuriamo quali pagine e offerte vengono viste e scelte, e in quanto tempo compaiono le nostre pagine. Questi dati restano da noi, senza nome né indirizzo, e sono cancellati dopo ${retentionDays.analyticsEvent} giorni. Se hai effettuato l’accesso, un codice li collega al tuo account. Di tanto in tanto confrontiamo anche due versioni di una pagina. Se revochi il consenso, questi numeri sono cancellati dal tuo dispositivo:
{statistics}`,
  'legal-notice': `
# Note legali
> Chi pubblica e ospita il sito {brand}.
## Editore
{brand} è un negozio dimostrativo. Chi lo apre al pubblico indica qui la ragione sociale, l’indirizzo, il numero di registro e la partita IVA.
## Hosting
Nome e indirizzo del fornitore di hosting sono indicati qui.
## Contatti
Telefono e modulo si trovano nella pagina dei contatti.
[Scrivici](contact)`,
  help: `
# Centro assistenza
> Risposte alle domande più frequenti: prenotare, modificare, cancellare, regalare e usare un regalo.
## Prenotare {book}
Scegli una destinazione e le date, apri un soggiorno, controlla il riepilogo e paga. La conferma arriva via e-mail.
[Vedi tutti i soggiorni](search)
## Modificare o cancellare {cancel}
Trova la prenotazione con il numero e la tua e-mail: vedi fino a quando la cancellazione è gratuita.
[Trova la mia prenotazione](booking-lookup)
## Regalare {gift-send}
Un soggiorno, un cofanetto o una carta regalo: subito via e-mail, oppure per posta in 2-4 giorni lavorativi.
[Carta regalo](giftcard-customization)
## Ho ricevuto un regalo {gift-use}
Inserisci il codice del buono: ti mostriamo che cosa puoi scegliere, senza creare un account.
[Usa il mio buono](beneficiary-login)
## Un’altra domanda {reach}
Scrivici o chiamaci {hours}.
[Scrivici](contact)`,
  partners: `
# Diventa partner
> Proponi il tuo hotel o la tua attività su {brand}.
Cerchiamo luoghi in cui si resta volentieri qualche notte: buona cucina, un bel paesaggio, un’accoglienza calorosa.
## Che cosa offriamo
- Decidi tu tariffe e disponibilità, notte per notte.
- Fatturiamo solo i soggiorni davvero prenotati.
- Nessuno paga per comparire prima.
## Come iniziare
Scrivici l’indirizzo della struttura e il numero di camere: ti chiamiamo in settimana.
[Scrivici](contact)`,
  press: `
# Area stampa
> Informazioni e contatti per la stampa.
## In breve
{brand} propone soggiorni da una notte a una settimana, attività in giornata e regali in cinque Paesi: Francia, Spagna, Italia, Paesi Bassi e Belgio.
## Immagini
Le illustrazioni sono disegnate per questo sito. Chiedici i file prima di pubblicarli.
[Scrivici](contact)`,
  jobs: `
# Lavora con noi
> I mestieri di {brand} e come candidarsi.
Questo negozio è una dimostrazione: al momento non ci sono posizioni aperte.
## Che cosa facciamo
- Scegliamo hotel e ristoranti che meritano il viaggio.
- Rispondiamo a chi viaggia, in quattro lingue.
- Costruiamo il sito che hai davanti.
[Scrivici](contact)`,
};

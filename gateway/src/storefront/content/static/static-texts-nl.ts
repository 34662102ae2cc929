import { extensionTerms, withdrawalDays } from '@detour/shared-contracts/rules';
import { retentionDays } from '../../../settings/retention-terms';
import type { StaticTexts } from './parse-static-page';

/** Demonstration texts in Dutch. */
export const staticTextsNl: StaticTexts = {
  'terms-of-sale': `
# Algemene voorwaarden
> Wat geldt als je bij {brand} een verblijf boekt, een cadeau geeft of een activiteit koopt.
Deze site is een demonstratie: de hotels zijn verzonnen en er wordt niets echt verkocht. Dit zijn de regels die de winkel op haar pagina’s toepast.
## De prijs
De prijs die je ziet, is inclusief alle verplichte belastingen. Betaal je de toeristenbelasting in het hotel, dan staat dat erbij met het bedrag.
De prijs wordt bevestigd op het moment dat je bestelt. Verandert hij terwijl je bestelt, dan zie je dat en beslis jij.
## De bestelling
Je kiest, je controleert het overzicht en je bevestigt met de knop die zegt dat de bestelling een betalingsverplichting inhoudt. Tijdens het betalen houden we je kamer vijftien minuten vast.
Zodra de betaling is goedgekeurd, krijg je een bevestiging per e-mail.
## Annuleren
- Flexibel verblijf: gratis annuleren tot en met de datum die vóór de betaling en in de bevestiging staat.
- Niet-restitueerbaar verblijf: niet te wijzigen en geen geld terug.
- Cadeaubon, cadeaubox, cadeaukaart en activiteit zonder datum: veertien dagen bedenktijd, zonder opgave van reden.
Voor een verblijf op vaste data geldt wettelijk geen herroepingsrecht; de annuleringsvoorwaarden zijn van toepassing.
## Cadeaus
Een cadeauverblijf is achttien maanden geldig vanaf de aankoop; een cadeaubox, een cadeaukaart en een activiteit twaalf maanden. Wie de bon krijgt, kiest zelf de data, afhankelijk van de beschikbaarheid.
Een cadeau wordt één keer verlengd, met ${extensionTerms.months} maanden en zonder kosten, van ${extensionTerms.daysBefore} dagen voor tot ${extensionTerms.daysAfter} dagen na de laatste dag.
Een cadeauverblijf, een cadeaubox of een activiteit wordt geruild voor een ander cadeau. Is dat duurder, dan betaal je alleen het verschil. Is het goedkoper, dan komt het verschil bij het nieuwe cadeau. De ruil kan ${withdrawalDays} dagen lang ongedaan worden gemaakt, zolang het nieuwe cadeau niet is gebruikt.
## Een klacht
Schrijf ons: we antwoorden binnen achtenveertig uur. Ben je niet tevreden met ons antwoord, dan kun je naar een geschillencommissie stappen.
[Stuur ons een bericht](contact)`,
  'terms-of-use': `
# Gebruiksvoorwaarden
> De spelregels van de site van {brand}: inhoud, beoordelingen, volgorde en bereikbaarheid.
Wie deze site gebruikt, gaat akkoord met deze regels. Het zijn er niet veel.
## De inhoud
Teksten en illustraties zijn van {brand}. De beelden zijn tekeningen: ze roepen een plek op, ze zijn geen foto van een kamer.
## Beoordelingen
Alleen gasten die na een boeking bij ons in een hotel hebben geslapen, kunnen een beoordeling geven. De beoordelingen in de demonstratiecatalogus zijn verzonnen, net als de hotels.
## De volgorde
Verblijven staan op volgorde van kwaliteit en populariteit, afgezet tegen de prijs per nacht en per persoon, tenzij je een andere volgorde kiest. Geen enkel hotel betaalt voor een betere plek.
## Bereikbaarheid
We doen ons best om de site altijd open te houden. Laadt een deel van de pagina niet, dan werkt de rest gewoon door en blijft je zoekopdracht bewaard.`,
  'data-protection': `
# Gegevensbescherming
> Welke gegevens {brand} bewaart, waarom, hoelang, en welke rechten je hebt.
We vragen zo weinig mogelijk en zeggen waarvoor het dient.
## Wat we bewaren
- Voor een bestelling: naam, adres, e-mailadres, telefoonnummer en wat je hebt besteld.
- Voor een account: je e-mailadres, je naam en een wachtwoord dat niemand bij ons kan lezen.
- Voor de nieuwsbrief: je e-mailadres, je land en je taal.
- Voor een bericht aan de klantenservice: wat je ons schrijft.
- Voor de bezoekmeting, met jouw toestemming: de bekeken pagina’s en aanbiedingen, ${retentionDays.analyticsEvent} dagen lang.
Kaartnummers komen nooit leesbaar langs onze servers.
## Waarom en hoelang
Bestellingen bewaren we zolang de wet dat voor de boekhouding voorschrijft. Een account wordt gewist als je het verwijdert. De nieuwsbrief stopt zodra je je afmeldt.
## Je rechten
Je kunt je gegevens inzien, verbeteren, exporteren of laten wissen, bezwaar maken tegen het gebruik en een klacht indienen bij de toezichthouder in jouw land. In je profiel kun je ze online exporteren en verwijderen.
[Stuur ons een bericht](contact)`,
  cookies: `
# Cookies
> De cookies en lokale opslag van {brand}: volledige lijst, bewaartijd en keuzes.
Zonder jouw toestemming bewaren we alleen wat nodig is. Weigeren is even makkelijk als accepteren, en onder aan elke pagina kun je je keuze aanpassen.
## Noodzakelijk
Zonder deze cookies werkt de winkel niet. Er is geen toestemming voor nodig.
{needed}
## Voorkeuren
Alleen op jouw apparaat bewaard, met jouw toestemming.
{preferences}
## Bezoek- en snelheidsmeting
Met jouw toestemming meten we welke pagina’s en aanbiedingen worden bekeken en gekozen, en hoe snel onze pagina’s verschijnen. Deze metingen blijven bij ons, zonder naam of adres, en worden na ${retentionDays.analyticsEvent} dagen gewist. Ben je ingelogd, dan koppelt een code ze aan je account. Soms vergelijken we ook twee versies van een pagina. Trek je je toestemming in, dan worden deze nummers van je apparaat gewist:
{statistics}`,
  'legal-notice': `
# Juridische informatie
> Wie de site van {brand} uitgeeft en host.
## Uitgever
{brand} is een demonstratiewinkel. Wie de winkel opent voor publiek, vermeldt hier de bedrijfsnaam, het adres, het ondernemingsnummer en het btw-nummer.
## Hosting
Naam en adres van de hostingpartij staan hier vermeld.
## Contact
Telefoonnummer en formulier staan op de contactpagina.
[Stuur ons een bericht](contact)`,
  help: `
# Helpcentrum
> Antwoorden op veelgestelde vragen: boeken, wijzigen, annuleren, cadeau geven en een cadeau gebruiken.
## Boeken {book}
Kies een bestemming en data, open een verblijf, controleer het overzicht en betaal. De bevestiging komt per e-mail.
[Alle verblijven bekijken](search)
## Wijzigen of annuleren {cancel}
Zoek je boeking op met het nummer en je e-mailadres: daar zie je tot wanneer je gratis kunt annuleren.
[Mijn boeking opzoeken](booking-lookup)
## Cadeau geven {gift-send}
Een verblijf, een cadeaubox of een cadeaukaart: direct per e-mail, of per post in twee tot vier werkdagen.
[Cadeaukaart](giftcard-customization)
## Ik heb een cadeau gekregen {gift-use}
Vul de code van je bon in: we laten zien wat erbij past, zonder account.
[Mijn bon gebruiken](beneficiary-login)
## Een andere vraag {reach}
Schrijf of bel ons, {hours}.
[Stuur ons een bericht](contact)`,
  partners: `
# Partner worden
> Bied je hotel of activiteit aan bij {brand}.
We zoeken plekken waar je graag een paar nachten blijft: lekker eten, een mooi landschap, een warme ontvangst.
## Wat we bieden
- Je bepaalt zelf je prijzen en beschikbaarheid, per nacht.
- We rekenen alleen verblijven aan die echt geboekt zijn.
- Niemand betaalt voor een betere plek.
## Zo begin je
Stuur ons het adres van je huis en het aantal kamers: we bellen je nog dezelfde week.
[Stuur ons een bericht](contact)`,
  press: `
# Pers
> Informatie en contact voor journalisten.
## In het kort
{brand} biedt verblijven van één nacht tot een week, dagactiviteiten en cadeaus in vijf landen: Frankrijk, Spanje, Italië, Nederland en België.
## Beelden
De illustraties zijn voor deze site getekend. Vraag ons de bestanden voordat je ze publiceert.
[Stuur ons een bericht](contact)`,
  jobs: `
# Vacatures
> Werken bij {brand} en hoe je solliciteert.
Deze winkel is een demonstratie: op dit moment zijn er geen vacatures.
## Wat we doen
- Hotels en restaurants kiezen die een omweg waard zijn.
- Reizigers helpen, in vier talen.
- De site bouwen die je nu voor je hebt.
[Stuur ons een bericht](contact)`,
};

import { extensionTerms, withdrawalDays } from '@detour/shared-contracts/rules';
import { retentionDays } from '../../../settings/retention-terms';
import type { StaticTexts } from './parse-static-page';

/** Demonstration texts in French: real sentences of the right length, to be replaced by the operator's own before anything is sold. */
export const staticTextsFr: StaticTexts = {
  'terms-of-sale': `
# Conditions générales de vente
> Ce qui s’applique quand vous réservez un séjour, offrez un cadeau ou achetez une activité sur {brand}.
Ce site est une démonstration : les hôtels sont fictifs et rien n’y est réellement vendu. Les règles ci-dessous sont celles que la boutique applique dans ses écrans.
## Le prix
Le prix affiché comprend toutes les taxes obligatoires. Quand la taxe de séjour se paie à l’hôtel, une ligne le dit et en donne le montant.
Le prix est confirmé au moment où vous passez commande. S’il change pendant que vous commandez, vous le voyez et vous décidez.
## La commande
Vous choisissez, vous vérifiez le récapitulatif, puis vous confirmez avec le bouton qui rappelle que la commande oblige à payer. La chambre vous est gardée quinze minutes pendant le paiement.
Une confirmation part par e-mail dès que le paiement est accepté.
## L’annulation
- Séjour flexible : annulation gratuite jusqu’à la date indiquée avant le paiement et dans la confirmation.
- Séjour non remboursable : ni échange ni remboursement.
- Bon cadeau, coffret, carte cadeau et activité sans date : quatorze jours pour changer d’avis, sans motif.
Pour un séjour à dates fixes, la loi ne prévoit pas de droit de rétractation ; les conditions d’annulation du séjour s’appliquent.
## Les cadeaux
Un séjour cadeau est valable dix-huit mois à compter de l’achat ; un coffret, une carte cadeau ou une activité, douze mois. La personne qui le reçoit choisit elle-même ses dates, selon les disponibilités.
Un cadeau se prolonge une fois, de ${extensionTerms.months} mois et sans frais, de ${extensionTerms.daysBefore} jours avant à ${extensionTerms.daysAfter} jours après son dernier jour.
Un séjour cadeau, un coffret ou une activité s’échange contre un autre cadeau. Plus cher : seule la différence est à payer. Moins cher : la différence s’ajoute au nouveau cadeau. L’échange peut être annulé pendant ${withdrawalDays} jours, tant que le nouveau cadeau n’a pas servi.
## Une réclamation
Écrivez-nous : nous répondons sous quarante-huit heures. Si notre réponse ne vous convient pas, vous pouvez saisir gratuitement un médiateur de la consommation.
[Nous écrire](contact)`,
  'terms-of-use': `
# Conditions générales d’utilisation
> Les règles d’usage du site {brand} : contenu, avis, liens et disponibilité.
En naviguant sur ce site, vous en acceptez les règles. Elles tiennent en quelques lignes.
## Le contenu
Les textes et les illustrations appartiennent à {brand}. Les images sont des dessins : elles évoquent un lieu, elles ne photographient pas une chambre.
## Les avis
Seules les personnes ayant séjourné dans un hôtel après une réservation chez nous peuvent donner leur avis. Les avis du catalogue de démonstration sont fictifs, comme les hôtels.
## Le classement
Les séjours sont classés selon leur qualité et leur popularité, au regard du prix par nuit et par personne, sauf si vous choisissez un autre tri. Aucun hôtel ne paie pour être mieux placé.
## La disponibilité du site
Nous faisons de notre mieux pour que le site soit toujours ouvert. Si une partie de la page ne se charge pas, le reste continue de fonctionner et votre recherche est conservée.`,
  'data-protection': `
# Protection des données
> Quelles données {brand} conserve, pourquoi, combien de temps, et comment faire valoir vos droits.
Nous demandons le moins possible et nous disons à quoi cela sert.
## Ce que nous conservons
- Pour une commande : nom, adresse, e-mail, téléphone et ce que vous avez commandé.
- Pour un compte : votre e-mail, votre nom et un mot de passe que personne chez nous ne peut lire.
- Pour la lettre d’information : votre adresse e-mail, votre pays et votre langue.
- Pour un message au service client : ce que vous nous écrivez.
- Pour la mesure d’audience, avec votre accord : les pages et les offres vues, pendant ${retentionDays.analyticsEvent} jours.
Les numéros de carte ne passent jamais par nos serveurs de manière lisible.
## Pourquoi et combien de temps
Les commandes sont conservées le temps que la loi impose pour la comptabilité. Un compte est effacé quand vous le supprimez. La lettre d’information s’arrête dès que vous vous désinscrivez.
## Vos droits
Vous pouvez consulter, corriger, exporter ou effacer vos données, vous opposer à leur utilisation et saisir l’autorité de contrôle de votre pays. Votre profil permet l’export et la suppression en ligne.
[Nous écrire](contact)`,
  cookies: `
# Cookies
> Les cookies et le stockage local de {brand} : liste complète, durée et choix.
Rien d’autre que le nécessaire n’est déposé avant votre accord. Refuser est aussi simple qu’accepter, et vous pouvez changer d’avis en bas de chaque page.
## Nécessaires
Sans eux, la boutique ne fonctionne pas. Ils ne demandent pas votre accord.
{needed}
## Préférences
Gardées sur votre appareil seulement, avec votre accord.
{preferences}
## Mesure d’audience et de rapidité
Avec votre accord, nous mesurons quelles pages et quelles offres sont vues et choisies, et en combien de temps nos pages s’affichent. Ces mesures restent chez nous, sans nom ni adresse, et sont effacées au bout de ${retentionDays.analyticsEvent} jours. Si votre session est ouverte, un code les relie à votre compte. De temps en temps, nous comparons aussi deux versions d’une page. Retirer votre accord efface ces numéros de votre appareil :
{statistics}`,
  'legal-notice': `
# Mentions légales
> Qui édite et héberge le site {brand}.
## Éditeur
{brand} est une boutique de démonstration. L’exploitant qui l’ouvre au public indique ici sa raison sociale, son adresse, son numéro d’immatriculation et son numéro de TVA.
## Directeur de la publication
Le nom de la personne responsable est indiqué ici par l’exploitant.
## Hébergement
Le nom et l’adresse de l’hébergeur sont indiqués ici par l’exploitant.
## Contact
Téléphone et formulaire se trouvent sur la page de contact.
[Nous écrire](contact)`,
  help: `
# Centre d’aide
> Réponses aux questions les plus fréquentes : réserver, modifier, annuler, offrir, recevoir un cadeau.
## Réserver {book}
Choisissez une destination et des dates, ouvrez un séjour, vérifiez le récapitulatif et payez. La confirmation arrive par e-mail.
[Voir tous les séjours](search)
## Modifier ou annuler {cancel}
Retrouvez votre réservation avec son numéro et votre e-mail : vous y voyez jusqu’à quand l’annulation est gratuite.
[Retrouver ma réservation](booking-lookup)
## Offrir {gift-send}
Un séjour, un coffret ou une carte cadeau : par e-mail tout de suite, ou par la poste en deux à quatre jours ouvrés.
[Carte cadeau](giftcard-customization)
## J’ai reçu un cadeau {gift-use}
Saisissez le code de votre bon : nous vous montrons ce qui lui correspond, sans compte à créer.
[Utiliser mon cadeau](beneficiary-login)
## Une autre question {reach}
Écrivez-nous ou appelez-nous, {hours}.
[Nous écrire](contact)`,
  partners: `
# Devenir partenaire
> Proposez votre hôtel ou votre activité sur {brand}.
Nous cherchons des maisons où l’on reste volontiers quelques nuits : une bonne table, un paysage, un accueil.
## Ce que nous proposons
- Vous fixez vos tarifs et vos disponibilités, nuit par nuit.
- Nous ne facturons que les séjours réellement réservés.
- Personne ne paie pour être mieux classé.
## Comment commencer
Écrivez-nous avec l’adresse de votre établissement et le nombre de ses chambres : nous vous rappelons dans la semaine.
[Nous écrire](contact)`,
  press: `
# Espace presse
> Informations et contact pour les journalistes.
## En bref
{brand} propose des séjours d’une nuit à une semaine, des activités à la journée et des cadeaux dans cinq pays : la France, l’Espagne, l’Italie, les Pays-Bas et la Belgique.
## Images
Les illustrations du site sont dessinées pour lui. Demandez-nous les fichiers avant de les publier.
[Nous écrire](contact)`,
  jobs: `
# Recrutement
> Les métiers de {brand} et comment postuler.
Cette boutique est une démonstration : aucun poste n’est ouvert en ce moment.
## Nos métiers
- Choisir des maisons et des tables qui valent le détour.
- Répondre aux voyageurs, en quatre langues.
- Construire le site que vous avez sous les yeux.
[Nous écrire](contact)`,
};

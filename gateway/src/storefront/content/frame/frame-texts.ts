import { namedTexts } from '../../../catalogue/named-texts';

const { totalPrice, totalPriceShort, seeStays, christmas, christmasShort, seeBoxes, voucher, voucherShort } =
  namedTexts(
    [
      'totalPrice',
      'totalPriceShort',
      'seeStays',
      'christmas',
      'christmasShort',
      'seeBoxes',
      'voucher',
      'voucherShort',
    ],
    `
  Le prix affiché est le prix total : toutes les taxes sont comprises. | El precio que ves es el precio total, con todos los impuestos. | De prijs die je ziet is de totaalprijs, inclusief alle belastingen. | Il prezzo che vedi è il prezzo totale, tasse incluse.
  Prix total, taxes comprises. | Precio total con impuestos. | Totaalprijs, inclusief belastingen. | Prezzo totale, tasse incluse.
  Voir les séjours | Ver las escapadas | Verblijven bekijken | Vedi i soggiorni
  Un coffret sous le sapin : commandez-le avant le 18 décembre pour le recevoir par la poste. | Una caja regalo bajo el árbol: pídela antes del 18 de diciembre para recibirla por correo. | Een cadeaubox onder de boom: bestel vóór 18 december en je hebt hem op tijd in huis. | Un cofanetto sotto l’albero: ordinalo prima del 18 dicembre per riceverlo per posta.
  Par la poste avant Noël | Por correo antes de Navidad | Per post vóór Kerstmis | Per posta prima di Natale
  Voir les coffrets | Ver las cajas regalo | Bekijk de cadeauboxen | Vedi i cofanetti
  Un cadeau de dernière minute ? Le bon arrive tout de suite par e-mail et reste valable au moins 12 mois. | ¿Un regalo de última hora? El bono llega al instante por correo electrónico y es válido al menos 12 meses. | Nog snel een cadeau? De bon komt direct per e-mail en is minstens 12 maanden geldig. | Un regalo all’ultimo minuto? Il buono arriva subito via e-mail e vale almeno 12 mesi.
  Par e-mail, valable au moins 12 mois. | Por correo, válido al menos 12 meses. | Per e-mail, minstens 12 maanden. | Via e-mail, almeno 12 mesi.`,
  );

const { calendarBanner, giftBanner, giftTitle, giftSubtitle } = namedTexts(
  ['calendarBanner', 'giftBanner', 'giftTitle', 'giftSubtitle'],
  `
  Dates flexibles ? Le calendrier montre <b>le prix de chaque jour</b>. | ¿Fechas flexibles? El calendario muestra <b>el precio de cada día</b>. | Flexibele data? De kalender toont <b>de prijs van elke dag</b>. | Date flessibili? Il calendario mostra <b>il prezzo di ogni giorno</b>.
  Un cadeau <b>sans date</b> : la personne qui le reçoit réserve quand elle veut. | Un regalo <b>sin fecha</b>: quien lo recibe reserva cuando quiere. | Een cadeau <b>zonder datum</b>: wie het krijgt, boekt wanneer het past. | Un regalo <b>senza data</b>: chi lo riceve prenota quando vuole.
  Offrir une escapade | Regalar una escapada | Geef een paar dagen ertussenuit | Regala un weekend
  Par e-mail tout de suite, ou par la poste en quelques jours. | Por correo electrónico al instante, o por correo postal en unos días. | Direct per e-mail, of binnen een paar dagen per post. | Subito via e-mail, o per posta in pochi giorni.`,
);

const { priceTerms } = namedTexts(
  ['priceTerms'],
  `
  Nos conditions | Condiciones | Voorwaarden | Condizioni`,
);

/** Texts of promo bars, announcement banners and gift drawer, fr | es | nl | it. Each must be true of the shop. */
export const frameTexts = {
  totalPrice,
  totalPriceShort,
  seeStays,
  christmas,
  christmasShort,
  seeBoxes,
  voucher,
  voucherShort,
  calendarBanner,
  giftBanner,
  giftTitle,
  giftSubtitle,
  priceTerms,
};

import { rows, type Language } from '@detour/shared-contracts/catalogue';
import type { HostedCaptcha } from '@detour/shared-contracts/platform';
import type { StaticPage } from '@detour/shared-contracts/api';
import { captchaNames } from './captcha-section';

const texts = rows(`
  Cookies d’autres services | Cookies de otros servicios | Cookies van andere diensten | Cookie di altri servizi
  Ces cookies ne viennent pas de nous. Ils ne sont déposés que là où le service est utilisé. | Estas cookies no son nuestras. Solo se instalan donde se utiliza el servicio. | Deze cookies zijn niet van ons. Ze worden alleen geplaatst waar de dienst wordt gebruikt. | Questi cookie non sono nostri. Vengono installati solo dove si usa il servizio.
  __stripe_mid (1 an) et __stripe_sid (30 minutes), sur les pages où vous commandez et payez : Stripe reconnaît votre appareil pour éviter les fraudes. Ils sont nécessaires au paiement. | __stripe_mid (1 año) y __stripe_sid (30 minutos), en las páginas en las que haces tu pedido y pagas: Stripe reconoce tu dispositivo para evitar fraudes. Son necesarias para pagar. | __stripe_mid (1 jaar) en __stripe_sid (30 minuten), op de pagina’s waar je bestelt en betaalt: Stripe herkent je apparaat om fraude te voorkomen. Ze zijn nodig om te betalen. | __stripe_mid (1 anno) e __stripe_sid (30 minuti), nelle pagine in cui ordini e paghi: Stripe riconosce il tuo dispositivo per prevenire le frodi. Sono necessari per pagare.
  {captcha}, quand vous nous envoyez un message : ce service peut déposer ses propres cookies pour vérifier que le message ne vient pas d’un robot. | {captcha}, cuando nos envías un mensaje: este servicio puede instalar sus propias cookies para comprobar que el mensaje no procede de un robot. | {captcha}, als je ons een bericht stuurt: deze dienst kan eigen cookies plaatsen om te controleren of het bericht niet van een bot komt. | {captcha}, quando ci invii un messaggio: questo servizio può installare cookie propri per verificare che il messaggio non arrivi da un bot.`);

/** Services of others that a setting of the gateway turns on. */
export interface HostedServices {
  /** Provider of a hosted captcha. Null for our own. */
  readonly captcha: HostedCaptcha | null;
  /** True when Stripe takes the payments. */
  readonly paysWithStripe: boolean;
}

/** What the page of cookies says about the cookies of hosted services: nothing while none is configured. */
export const serviceCookies = (services: HostedServices, language: Language): StaticPage['sections'] => {
  const [title = '', lead = '', stripe = '', check = ''] = texts.map(({ wording }) => wording[language]);
  const items = [
    ...(services.paysWithStripe ? [stripe] : []),
    ...(services.captcha === null ? [] : [check.replaceAll('{captcha}', captchaNames[services.captcha])]),
  ];
  return items.length === 0 ? [] : [{ title, paragraphs: [lead], items, links: [] }];
};

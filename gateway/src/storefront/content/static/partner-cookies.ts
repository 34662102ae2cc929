import { rows, type Language } from '@detour/shared-contracts/catalogue';
import type { HostedCaptcha } from '@detour/shared-contracts/platform';
import type { StaticPage } from '@detour/shared-contracts/api';
import { captchaNames } from './captcha-section';

const texts = rows(`
  Services de nos partenaires | Servicios de nuestros socios | Diensten van partners | Servizi dei nostri partner
  Ces cookies ne viennent pas de nous. Ils ne sont déposés que là où le service est utilisé. | Estas cookies no son nuestras. Solo se instalan donde se utiliza el servicio. | Deze cookies zijn niet van ons. Ze worden alleen geplaatst waar de dienst wordt gebruikt. | Questi cookie non sono nostri. Vengono installati solo dove si usa il servizio.
  __stripe_mid (1 an) et __stripe_sid (30 minutes), sur les pages où vous commandez et payez : Stripe reconnaît votre appareil pour éviter les fraudes. Le paiement en a besoin. | __stripe_mid (1 año) y __stripe_sid (30 minutos), en las páginas en las que haces tu pedido y pagas: Stripe reconoce tu dispositivo para evitar fraudes. El pago las necesita. | __stripe_mid (1 jaar) en __stripe_sid (30 minuten), op de pagina’s waar je bestelt en betaalt: Stripe herkent je apparaat om fraude te voorkomen. Betalen kan niet zonder. | __stripe_mid (1 anno) e __stripe_sid (30 minuti), nelle pagine in cui ordini e paghi: Stripe riconosce il tuo dispositivo per evitare le frodi. Il pagamento ne ha bisogno.
  {captcha}, quand vous envoyez un message au service client : ce service peut déposer ses propres cookies pour vérifier que le message ne vient pas d’un robot. | {captcha}, cuando envías un mensaje a atención al cliente: este servicio puede instalar sus propias cookies para comprobar que el mensaje no procede de un bot. | {captcha}, als je de klantenservice een bericht stuurt: deze dienst kan eigen cookies plaatsen om te controleren of het bericht niet van een bot komt. | {captcha}, quando invii un messaggio al servizio clienti: questo servizio può installare cookie propri per verificare che il messaggio non provenga da un bot.`);

/** Services that a setting of the gateway turns on. */
export interface Partners {
  /** Provider of a hosted captcha. Null for our own. */
  readonly captcha: HostedCaptcha | null;
  /** True when Stripe takes the payments. */
  readonly paysWithStripe: boolean;
}

/** What the page of cookies says about the cookies of partners: nothing while none is configured. */
export const partnerCookies = (
  partners: Partners,
  language: Language,
): readonly StaticPage['sections'][number][] => {
  const [title = '', lead = '', stripe = '', check = ''] = texts.map(({ wording }) => wording[language]);
  const items = [
    ...(partners.paysWithStripe ? [stripe] : []),
    ...(partners.captcha === null ? [] : [check.replaceAll('{captcha}', captchaNames[partners.captcha])]),
  ];
  return items.length === 0 ? [] : [{ title, paragraphs: [lead], items, links: [] }];
};

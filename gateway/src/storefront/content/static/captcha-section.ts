import { rows, type Language } from '@detour/shared-contracts/catalogue';
import type { HostedCaptcha } from '@detour/shared-contracts/platform';
import type { StaticPage } from '@detour/shared-contracts/api';

export const captchaNames: Readonly<Record<HostedCaptcha, string>> = {
  turnstile: 'Turnstile (Cloudflare)',
  hcaptcha: 'hCaptcha (Intuition Machines)',
};

const texts = rows(`
  Protection contre les robots | Protección contra los robots | Bescherming tegen bots | Protezione dai bot
  Quand vous envoyez un message au service client, le service {captcha} vérifie qu’il ne vient pas d’un robot. Ce service ne se charge qu’à ce moment-là. Votre navigateur lui transmet votre adresse IP et des informations techniques sur votre appareil ; ce que vous nous écrivez ne lui est pas transmis. | Cuando envías un mensaje a atención al cliente, el servicio {captcha} comprueba que no procede de un robot. Solo se carga en ese momento. Tu navegador le transmite tu dirección IP e información técnica sobre tu dispositivo; lo que nos escribes no se le transmite. | Als je de klantenservice een bericht stuurt, controleert de dienst {captcha} of het niet van een bot komt. Deze dienst wordt pas op dat moment geladen. Je browser geeft dan je IP-adres en technische gegevens van je apparaat aan de dienst door; wat je ons schrijft, krijgt de dienst niet. | Quando invii un messaggio all’assistenza, il servizio {captcha} verifica che non arrivi da un bot. Il servizio si carica solo in quel momento. Il tuo browser gli trasmette il tuo indirizzo IP e informazioni tecniche sul tuo dispositivo; ciò che ci scrivi non gli viene trasmesso.
  Ce contrôle repose sur notre intérêt légitime à écarter les envois automatisés. Ce service peut déposer ses propres cookies et applique sa propre politique de confidentialité. Vous pouvez aussi nous appeler, {hours}. | Lo hacemos sobre la base de nuestro interés legítimo en evitar los envíos automatizados. Este servicio puede instalar sus propias cookies y aplica su propia política de privacidad. También puedes llamarnos {hours}. | We doen dit op grond van ons gerechtvaardigd belang om berichten van bots tegen te houden. De dienst kan eigen cookies plaatsen en heeft een eigen privacybeleid. Je kunt ons ook bellen, {hours}. | Lo facciamo sulla base del nostro legittimo interesse a bloccare gli invii automatizzati. Questo servizio può installare cookie propri e ha una propria informativa sulla privacy. Puoi anche chiamarci {hours}.`);

type Section = StaticPage['sections'][number];

/**
 * What the page of data protection says about a hosted captcha: which one, when it is loaded, what it gets, and on which ground (record
 * 1088). It is no part of the text that editors change, so a setting cannot make their text wrong.
 */
export const captchaSection = (provider: HostedCaptcha, language: Language): Section => {
  const [title = '', ...paragraphs] = texts.map(({ wording }) =>
    wording[language].replaceAll('{captcha}', captchaNames[provider]),
  );
  return { title, paragraphs, items: [], links: [] };
};

import { rows, type Language } from '@detour/shared-contracts/catalogue';
import type { HostedCaptcha } from '@detour/shared-contracts/platform';
import type { StaticPage } from '@detour/shared-contracts/api';

const names: Readonly<Record<HostedCaptcha, string>> = {
  turnstile: 'Turnstile (Cloudflare)',
  hcaptcha: 'hCaptcha (Intuition Machines)',
};

const texts = rows(`
  Protection contre les robots | Protección contra los robots | Bescherming tegen bots | Protezione dai bot
  Quand vous envoyez un message au service client, le service {captcha} vérifie qu’il ne vient pas d’un robot. Il ne se charge qu’à ce moment-là. Votre navigateur lui transmet votre adresse IP et des informations techniques sur votre appareil ; ce que vous nous écrivez ne lui est pas transmis. | Cuando envías un mensaje a atención al cliente, el servicio {captcha} comprueba que no lo envía un robot. Solo se carga en ese momento. Tu navegador le transmite tu dirección IP e información técnica de tu dispositivo; lo que nos escribes no se le transmite. | Als je de klantenservice een bericht stuurt, controleert de dienst {captcha} of het niet van een bot komt. Die wordt pas op dat moment geladen. Je browser geeft dan je IP-adres en technische gegevens van je apparaat door; wat je ons schrijft, krijgt de dienst niet. | Quando invii un messaggio all’assistenza, il servizio {captcha} verifica che non arrivi da un bot. Si carica solo in quel momento. Il tuo browser gli trasmette il tuo indirizzo IP e informazioni tecniche sul dispositivo; ciò che ci scrivi non gli viene trasmesso.
  Nous le faisons dans notre intérêt légitime : écarter les envois automatiques. Ce service peut déposer ses propres cookies et applique sa propre politique de confidentialité. Vous pouvez aussi nous appeler, {hours}. | Lo hacemos por nuestro interés legítimo en evitar los envíos automáticos. Este servicio puede instalar sus propias cookies y aplica su propia política de privacidad. También puedes llamarnos, {hours}. | We doen dit vanuit ons gerechtvaardigd belang om automatische berichten tegen te houden. De dienst kan eigen cookies plaatsen en heeft een eigen privacybeleid. Je kunt ons ook bellen, {hours}. | Lo facciamo per il nostro legittimo interesse a bloccare gli invii automatici. Questo servizio può installare cookie propri e applica una propria informativa sulla privacy. Puoi anche chiamarci, {hours}.`);

type Section = StaticPage['sections'][number];

/**
 * What the page of data protection says about a hosted captcha: which one, when it is loaded, what it gets, and on which ground (record
 * 1088). It is no part of the text that editors change, so a setting cannot make their text wrong.
 */
export const captchaSection = (provider: HostedCaptcha, language: Language): Section => {
  const [title = '', ...paragraphs] = texts.map(({ wording }) =>
    wording[language].replaceAll('{captcha}', names[provider]),
  );
  return { title, paragraphs, items: [], links: [] };
};

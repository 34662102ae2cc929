import { extensionTerms, withdrawalDays } from '@detour/shared-contracts/rules';
import { retentionDays } from '../../../settings/retention-terms';
import type { StaticTexts } from './parse-static-page';

/** Demonstration texts in Spanish. */
export const staticTextsEs: StaticTexts = {
  'terms-of-sale': `
# Condiciones generales de venta
> Qué se aplica cuando reservas una escapada, haces un regalo o compras una actividad en {brand}.
Esta web es una demostración: los hoteles son ficticios y no se vende nada de verdad. Estas son las reglas que la tienda aplica en sus pantallas.
## El precio
El precio que ves incluye todos los impuestos obligatorios. Si la tasa turística se paga en el hotel, una línea lo indica con su importe.
El precio se confirma al hacer el pedido. Si cambia mientras haces el pedido, lo verás y decidirás.
## El pedido
Eliges, revisas el resumen y confirmas con el botón que recuerda que el pedido obliga a pagar. Te guardamos la habitación quince minutos mientras pagas.
En cuanto se acepta el pago, te enviamos la confirmación por correo electrónico.
## La cancelación
- Escapada flexible: cancelación gratuita hasta la fecha indicada antes del pago y en la confirmación.
- Escapada no reembolsable: sin cambios ni reembolso.
- Bono regalo, caja regalo, tarjeta regalo y actividad sin fecha: catorce días para cambiar de opinión, sin dar explicaciones.
Para una escapada con fechas fijas, la ley no prevé derecho de desistimiento; se aplican las condiciones de cancelación de la escapada.
## Los regalos
Una escapada regalo es válida durante dieciocho meses desde la compra; una caja regalo, una tarjeta regalo o una actividad, durante doce. Quien lo recibe elige sus fechas, según disponibilidad.
Un regalo se amplía una vez, ${extensionTerms.months} meses y sin coste, desde ${extensionTerms.daysBefore} días antes hasta ${extensionTerms.daysAfter} días después de su último día.
Una escapada regalo, una caja regalo o una actividad se cambia por otro regalo. Si es más caro, solo se paga la diferencia. Si es más barato, la diferencia se suma al nuevo regalo. El cambio se puede deshacer durante ${withdrawalDays} días, mientras no se use el nuevo regalo.
## Reclamaciones
Escríbenos: respondemos en cuarenta y ocho horas. Si la respuesta no te convence, puedes acudir a un sistema de arbitraje de consumo.
[Escríbenos](contact)`,
  'terms-of-use': `
# Condiciones de uso
> Las reglas de uso de la web de {brand}: contenido, opiniones, orden y disponibilidad.
Al navegar por esta web aceptas sus reglas. Caben en pocas líneas.
## El contenido
Los textos y las ilustraciones pertenecen a {brand}. Las imágenes son dibujos: evocan un lugar, no fotografían una habitación.
## Las opiniones
Solo pueden opinar quienes se han alojado en un hotel tras reservar con nosotros. Las opiniones del catálogo de demostración son ficticias, como los hoteles.
## El orden de los resultados
Las escapadas se ordenan por su calidad y popularidad en relación con el precio por noche y persona, salvo que elijas otro orden. Ningún hotel paga por aparecer antes.
## La disponibilidad de la web
Hacemos lo posible para que la web esté siempre abierta. Si una parte de la página no se carga, el resto sigue funcionando y tu búsqueda se conserva.`,
  'data-protection': `
# Protección de datos
> Qué datos guarda {brand}, para qué, durante cuánto tiempo y cómo ejercer tus derechos.
Pedimos lo menos posible y decimos para qué sirve.
## Qué guardamos
- Para un pedido: nombre, dirección, correo electrónico, teléfono y lo que has pedido.
- Para una cuenta: tu correo electrónico, tu nombre y una contraseña que nadie de nuestro equipo puede leer.
- Para el boletín: tu correo electrónico, tu país y tu idioma.
- Para un mensaje a atención al cliente: lo que nos escribes.
- Para la medición de visitas, con tu consentimiento: las páginas y ofertas vistas, durante ${retentionDays.analyticsEvent} días.
Los números de tarjeta nunca pasan de forma legible por nuestros servidores.
## Para qué y durante cuánto tiempo
Los pedidos se guardan el tiempo que exige la ley para la contabilidad. Una cuenta se borra cuando la eliminas. El boletín se detiene en cuanto te das de baja.
## Tus derechos
Puedes consultar, corregir, exportar o borrar tus datos, oponerte a su uso y acudir a la autoridad de control de tu país. Desde tu perfil puedes exportarlos y eliminarlos en línea.
[Escríbenos](contact)`,
  cookies: `
# Cookies
> Las cookies y el almacenamiento local de {brand}: lista completa, duración y opciones.
Antes de tu consentimiento solo se guarda lo necesario. Rechazar es tan fácil como aceptar, y puedes cambiar de opinión al final de cada página.
## Necesarias
Sin ellas la tienda no funciona. No requieren tu consentimiento.
{needed}
## Preferencias
Se guardan solo en tu dispositivo, con tu consentimiento.
{preferences}
## Medición de visitas y velocidad
Con tu consentimiento, medimos qué páginas y ofertas se ven y se eligen, y cuánto tardan en mostrarse nuestras páginas. Estas mediciones no salen de nuestra empresa, no llevan nombre ni dirección y se borran a los ${retentionDays.analyticsEvent} días. Si has iniciado sesión, un código las vincula a tu cuenta. De vez en cuando comparamos también dos versiones de una página. Al retirar tu consentimiento se borran de tu dispositivo estos números:
{statistics}`,
  'legal-notice': `
# Aviso legal
> Quién edita y aloja la web de {brand}.
## Titular
{brand} es una tienda de demostración. Quien la abra al público indica aquí su razón social, su dirección, su número de registro y su NIF.
## Alojamiento
Aquí se indican el nombre y la dirección del proveedor de alojamiento.
## Contacto
El teléfono y el formulario están en la página de contacto.
[Escríbenos](contact)`,
  help: `
# Centro de ayuda
> Respuestas a las preguntas más frecuentes: reservar, modificar, cancelar, regalar y usar un regalo.
## Reservar {book}
Elige un destino y unas fechas, abre una escapada, revisa el resumen y paga. La confirmación llega por correo electrónico.
[Ver todas las escapadas](search)
## Modificar o cancelar {cancel}
Busca tu reserva con su número y tu correo electrónico: verás hasta cuándo puedes cancelar gratis.
[Buscar mi reserva](booking-lookup)
## Regalar {gift-send}
Una escapada, una caja regalo o una tarjeta regalo: al instante por correo electrónico, o por correo postal en dos a cuatro días laborables.
[Tarjeta regalo](giftcard-customization)
## He recibido un regalo {gift-use}
Introduce el código de tu bono: te mostramos lo que puedes elegir, sin crear una cuenta.
[Canjear mi regalo](beneficiary-login)
## Otra pregunta {reach}
Escríbenos o llámanos {hours}.
[Escríbenos](contact)`,
  partners: `
# Colabora con nosotros
> Ofrece tu hotel o tu actividad en {brand}.
Buscamos lugares en los que apetece quedarse unas noches: una buena mesa, un paisaje, un buen recibimiento.
## Qué ofrecemos
- Tú fijas tus tarifas y tu disponibilidad, noche a noche.
- Solo facturamos las escapadas que se reservan de verdad.
- Nadie paga por aparecer antes.
## Cómo empezar
Escríbenos con la dirección de tu establecimiento y el número de habitaciones: te llamamos esa misma semana.
[Escríbenos](contact)`,
  press: `
# Sala de prensa
> Información y contacto para periodistas.
## En breve
{brand} ofrece escapadas de una noche a una semana, actividades de un día y regalos en cinco países: Francia, España, Italia, Países Bajos y Bélgica.
## Imágenes
Las ilustraciones de la web se han dibujado para ella. Pídenos los archivos antes de publicarlos.
[Escríbenos](contact)`,
  jobs: `
# Trabaja con nosotros
> A qué nos dedicamos en {brand} y cómo presentar tu candidatura.
Esta tienda es una demostración: ahora mismo no hay ninguna vacante.
## Qué hacemos
- Elegir lugares y mesas que merecen el viaje.
- Atender a quienes viajan, en cuatro idiomas.
- Construir la web que tienes delante.
[Escríbenos](contact)`,
};

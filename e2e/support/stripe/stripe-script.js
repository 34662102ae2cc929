// Stands in for Stripe's script in browser tests: the same calls, a frame for the card, requests to Stripe's API, no markup from text.
(() => {
  const api = async (key, id, verb, fields) => {
    const body = new URLSearchParams(fields).toString();
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await fetch(`https://api.stripe.com/v1/payment_intents/${id}/${verb}`, {
      method: 'POST',
      headers,
      body,
    });
    return answer.json();
  };
  const idOf = (secret) => secret.split('_secret_')[0];
  const askBank = () =>
    new Promise((resolve) => {
      const box = document.createElement('div');
      box.setAttribute('role', 'dialog');
      box.setAttribute('aria-label', 'The bank of the tests');
      for (const [name, answer] of [
        ['Approve', true],
        ['Refuse', false],
      ]) {
        const button = document.createElement('button');
        button.textContent = name;
        button.addEventListener('click', () => {
          box.remove();
          resolve(answer);
        });
        box.append(button);
      }
      document.body.append(box);
    });
  const result = (intent) => {
    if (intent.error) return { error: intent.error };
    return intent.status === 'requires_payment_method'
      ? { error: intent.last_payment_error }
      : { paymentIntent: intent };
  };
  const Stripe = (key) => {
    let number = '';
    const finish = async (secret, intent) => {
      if (intent.status !== 'requires_action') return result(intent);
      const approved = await askBank();
      return result(
        await api(key, idOf(secret), 'decide', { client_secret: secret, approved: String(approved) }),
      );
    };
    const element = (kind) => {
      const listeners = {};
      let frame = null;
      const read = ({ source, data }) => {
        if (frame && source === frame.contentWindow) number = String(data).replaceAll(' ', '');
      };
      return {
        on: (name, listener) => (listeners[name] = listener),
        mount(place) {
          if (kind === 'expressCheckout')
            return setTimeout(() => listeners.ready({ availablePaymentMethods: undefined }));
          frame = document.createElement('iframe');
          frame.title = 'Card form of the tests';
          frame.src = 'https://js.stripe.com/frame.html';
          frame.style.width = '100%';
          frame.style.height = '90px';
          frame.style.border = '0';
          frame.addEventListener('load', () => listeners.ready({}));
          window.addEventListener('message', read);
          place.append(frame);
        },
        destroy() {
          window.removeEventListener('message', read);
          frame?.remove();
        },
      };
    };
    return {
      elements: () => ({
        create: element,
        submit: async () => (number.length >= 12 ? {} : { error: { type: 'validation_error' } }),
      }),
      confirmPayment: async ({ clientSecret }) => {
        const intent = await api(key, idOf(clientSecret), 'confirm', {
          client_secret: clientSecret,
          card: number,
        });
        return finish(clientSecret, intent);
      },
      handleNextAction: async ({ clientSecret }) => finish(clientSecret, { status: 'requires_action' }),
    };
  };
  Stripe.version = 'endive';
  window.Stripe = Stripe;
})();

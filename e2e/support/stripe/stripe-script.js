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
  const ask = (title, choices) =>
    new Promise((resolve) => {
      const box = document.createElement('div');
      box.setAttribute('role', 'dialog');
      box.setAttribute('aria-label', title);
      for (const [name, answer] of choices) {
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
  const askBank = () =>
    ask('The bank of the tests', [
      ['Approve', true],
      ['Refuse', false],
    ]);
  // What `standInForStripe` says of the device's wallet; null without one.
  const wallet = window.walletOfTheTests ?? null;
  // A sheet with the amount, as the wallet's owner sees it.
  const openSheet = async (listeners, amount) => {
    const approved = await ask(`Wallet of the tests: ${amount} cents`, [
      ['Authorise', true],
      ['Close', false],
    ]);
    if (!approved) return listeners.cancel?.({ elementType: 'expressCheckout' });
    return listeners.confirm({
      elementType: 'expressCheckout',
      ...wallet,
      paymentFailed: ({ reason }) => document.body.setAttribute('data-wallet-failed', reason),
    });
  };
  const walletButton = (listeners, group) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Wallet of the tests';
    button.addEventListener('click', () => {
      const answered = setTimeout(() => console.error('The click of the wallet was not answered.'), 1000);
      const end = (work) => () => {
        clearTimeout(answered);
        work();
      };
      listeners.click({
        elementType: 'expressCheckout',
        expressPaymentType: wallet.expressPaymentType,
        resolve: end(() => openSheet(listeners, group.amount)),
        reject: end(() => document.body.setAttribute('data-wallet-rejected', '')),
      });
    });
    return button;
  };
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
    const element = (kind, group) => {
      const listeners = {};
      group.kinds.push(kind);
      let frame = null;
      const read = ({ source, data }) => {
        if (frame && source === frame.contentWindow) number = String(data).replaceAll(' ', '');
      };
      return {
        on: (name, listener) => (listeners[name] = listener),
        mount(place) {
          if (kind === 'expressCheckout') {
            // The payment page listens to no click: its order exists.
            if (wallet && listeners.click) place.append(walletButton(listeners, group));
            const available = wallet && listeners.click ? { [wallet.expressPaymentType]: true } : undefined;
            return setTimeout(() => listeners.ready({ availablePaymentMethods: available }));
          }
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
      elements: ({ amount }) => {
        const group = { amount, kinds: [] };
        const hasForm = () => group.kinds.includes('payment');
        return {
          group,
          create: (kind) => element(kind, group),
          update: async (change) => void Object.assign(group, change),
          submit: async () =>
            !hasForm() || number.length >= 12 ? {} : { error: { type: 'validation_error' } },
        };
      },
      confirmPayment: async ({ elements, clientSecret }) => {
        const intent = await api(key, idOf(clientSecret), 'confirm', {
          client_secret: clientSecret,
          card: elements.group.kinds.includes('payment') ? number : '4242424242424242',
        });
        return finish(clientSecret, intent);
      },
      handleNextAction: async ({ clientSecret }) => finish(clientSecret, { status: 'requires_action' }),
    };
  };
  Stripe.version = 'endive';
  window.Stripe = Stripe;
})();

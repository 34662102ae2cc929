import { startStripeServer } from './stripe-server';

// Runs in its own process for the browser tests: `PORT=8333 node --import tsx gateway/test/stripe/serve.ts`.
const { origin } = await startStripeServer(() => Date.now(), { port: Number(process.env['PORT'] ?? 0) });
process.stdout.write(`${origin}\n`);

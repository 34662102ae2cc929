/** Ladle, the workshop of the design system: `npm run stories -w shared-ui`. @type {import('@ladle/react').UserConfig} */
export default {
  // Blocks of the design system, and what remotes show of their own.
  stories: ['src/**/*.stories.tsx', '../remote-*/src/**/*.stories.tsx'],
  host: '127.0.0.1',
  port: 4250,
  viteConfig: `${import.meta.dirname}/vite.config.ts`,
  addons: { a11y: { enabled: true } },
};

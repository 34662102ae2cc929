/** Configuration of Ladle, the story browser: `npm run stories -w shared-ui`. @type {import('@ladle/react').UserConfig} */
export default {
  // Design-system components, and stories of the remotes.
  stories: ['src/**/*.stories.tsx', '../remote-*/src/**/*.stories.tsx'],
  host: '127.0.0.1',
  port: 4250,
  viteConfig: `${import.meta.dirname}/vite.config.ts`,
  addons: { a11y: { enabled: true } },
};

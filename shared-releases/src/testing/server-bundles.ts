/** A server bundle of the shell that draws an empty frame, and a panel where a page is away. */
export const frameBundle = `exports.renderFrame = ({ unavailableAt }) => ({
  ...(unavailableAt === undefined ? {} : { panel: '<h1>away</h1>' }),
  top: '<header></header>', bottom: '<footer></footer>', ownPage: { html: '', head: { title: 'own' } },
  styles: [], globalCss: 'html{}', title: 'Détour' });`;

/** One of a remote whose page says which version drew it, and how often it was asked. */
export const pageBundle = (version: string): string => `let times = 0; exports.render = async () => ({
  html: '<h1>drawn by ${version}</h1><p>time ' + (times += 1) + '</p>', styles: [], data: null, head: { title: 'page' }, status: 200, keys: [] });`;

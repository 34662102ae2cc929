/** A shell server bundle that renders an empty frame, and a panel for a missing page. */
export const frameBundle = `exports.renderFrame = ({ unavailableAt }) => ({
  ...(unavailableAt === undefined ? {} : { panel: '<h1>away</h1>' }),
  top: '<header></header>', bottom: '<footer></footer>', ownPage: { html: '', head: { title: 'own' } },
  styles: [], globalCss: 'html{}', title: 'Détour' });`;

/** A remote's server bundle whose page shows its version and the number of requests. */
export const pageBundle = (version: string): string => `let times = 0; exports.render = async () => ({
  html: '<h1>drawn by ${version}</h1><p>time ' + (times += 1) + '</p>', styles: [], data: null, head: { title: 'page' }, status: 200, keys: [] });`;

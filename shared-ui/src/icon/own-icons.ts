// Drawn by us on the grid of the other icons. `npm run icons` does not write this file.
import { createIcon } from './create-icon';

export const PauseIcon = /* @__PURE__ */ createIcon(['M8 5v14', 'M16 5v14']);
export const PlayIcon = /* @__PURE__ */ createIcon(['M7 4v16l13 -8z']);
